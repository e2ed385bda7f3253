import type { StoreApi } from 'zustand/vanilla';
import type { ReadingGrant } from '../../../sites/reading-grants.ts';
import type { PersonRule, SiteRule } from '../../../sites/site-rules.ts';

/** The person's site settings, in whichever window they are changed. */
export interface Sites {
  rules: StoreApi<readonly PersonRule[]>;
  grants: StoreApi<readonly ReadingGrant[]>;
  /** For a page's address; resolves when it is in force. */
  setRule(url: string, rule: SiteRule): Promise<void>;
  revoke(origin: string): Promise<void>;
}

import type { StoreApi } from 'zustand/vanilla';
import type { ReadingGrant } from '../../../sites/reading-grant.ts';
import type { SiteRule } from '../../../sites/site-rule.ts';
import type { PersonRule } from '../../../sites/site-rules.ts';

/** What the person has set for sites, as it stands in any window, and how it is changed. */
export interface Sites {
  rules: StoreApi<readonly PersonRule[]>;
  grants: StoreApi<readonly ReadingGrant[]>;
  /** For a page's address; resolves when it holds. */
  setRule(url: string, rule: SiteRule): Promise<void>;
  revoke(origin: string): Promise<void>;
}

import { createStore } from 'zustand/vanilla';
import { withRule } from '../../../sites/change-rule.ts';
import type { ReadingGrant } from '../../../sites/reading-grants.ts';
import { readGrants, revokeGrant, watchGrants } from '../../../sites/reading-grants.ts';
import type { PersonRule } from '../../../sites/site-rules.ts';
import { changeSiteRules, readSiteRules, watchSiteRules } from '../../../sites/site-rules.ts';
import type { Sites } from '../panel/sites.ts';

/** Only for display; whether something may run is checked in storage each time. */
export async function followSites(): Promise<Sites> {
  const rules = createStore<readonly PersonRule[]>(() => []);
  const grants = createStore<readonly ReadingGrant[]>(() => []);
  // Watched first: a change during the read is newer than the value read.
  watchSiteRules(changed => rules.setState(changed, true));
  watchGrants(changed => grants.setState(changed, true));
  rules.setState(await readSiteRules(), true);
  grants.setState(await readGrants(), true);
  return {
    rules,
    grants,
    setRule: (url, rule) => changeSiteRules(stored => withRule(stored, url, rule)),
    revoke: revokeGrant,
  };
}

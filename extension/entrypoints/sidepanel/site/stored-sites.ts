import { createStore } from 'zustand/vanilla';
import { withRule } from '../../../sites/change-rule.ts';
import { allowPageTools, readPageToolSites, watchPageToolSites } from '../../../sites/page-tool-sites.ts';
import {
  clearGrants,
  giveGrant,
  type ReadingGrant,
  readGrants,
  revokeGrant,
  watchGrants,
} from '../../../sites/reading-grants.ts';
import {
  changeSiteRules,
  type PersonRule,
  readSiteRules,
  watchSiteRules,
} from '../../../sites/site-rules.ts';
import type { Sites } from '../panel/panel-context.tsx';
import type { Grants } from '../ports/ports.ts';

/** Read from storage each time: a revocation in another window counts at once. */
export const storedGrants: Grants = {
  find: async origin => (await readGrants()).find(grant => grant.origin === origin),
  give: giveGrant,
  clear: clearGrants,
  now: () => Date.now(),
};

/** Only for display; whether something may run is checked in storage each time. */
export async function followSites(): Promise<Sites> {
  const rules = createStore<readonly PersonRule[]>(() => []);
  const grants = createStore<readonly ReadingGrant[]>(() => []);
  const pageTools = createStore<readonly string[]>(() => []);
  // Watched first: a change during the read is newer than the value read.
  watchSiteRules(changed => rules.setState(changed, true));
  watchGrants(changed => grants.setState(changed, true));
  watchPageToolSites(changed => pageTools.setState(changed, true));
  rules.setState(await readSiteRules(), true);
  grants.setState(await readGrants(), true);
  pageTools.setState(await readPageToolSites(), true);
  return {
    rules,
    grants,
    setRule: (url, rule) => changeSiteRules(stored => withRule(stored, url, rule)),
    revoke: revokeGrant,
    pageTools,
    allowPageTools,
  };
}

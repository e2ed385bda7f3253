import { createStore } from 'zustand/vanilla';
import type { Sites } from '../../entrypoints/sidepanel/panel/sites.ts';
import { withRule } from '../../sites/change-rule.ts';
import type { ReadingGrant } from '../../sites/reading-grants.ts';
import type { PersonRule } from '../../sites/site-rules.ts';

/** Sites without stored settings. Tests and the gallery fill the stores. */
export function simulatedSites(): Sites {
  const rules = createStore<readonly PersonRule[]>(() => []);
  const grants = createStore<readonly ReadingGrant[]>(() => []);
  return {
    rules,
    grants,
    setRule: async (url, rule) => rules.setState(withRule(rules.getState(), url, rule), true),
    revoke: async origin =>
      grants.setState(
        grants.getState().filter(grant => grant.origin !== origin),
        true,
      ),
  };
}

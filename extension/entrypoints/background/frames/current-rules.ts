import type { PersonRule } from '../../../sites/site-rules.ts';
import { readSiteRules, watchSiteRules } from '../../../sites/stored-site-rules.ts';

let heard: readonly PersonRule[] | undefined;

/**
 * Listens for changes of the rules, so that a first look need not wait for the storage. What is stored decides all the
 * same: these may lag behind it by the time that an event takes.
 */
export function followRules(): void {
  watchSiteRules(rules => {
    heard = rules;
  });
  void readSiteRules().then(rules => {
    heard ??= rules;
  });
}

/** Undefined in the first moment after the browser has started this worker. */
export function currentRules(): readonly PersonRule[] | undefined {
  return heard;
}

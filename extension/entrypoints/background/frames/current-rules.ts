import { message } from '../../../messages/message.ts';
import { SiteRefusal } from '../../../messaging/failures.ts';
import { type PersonRule, readSiteRules, rulingFor, watchSiteRules } from '../../../sites/site-rules.ts';

let cached: readonly PersonRule[] | undefined;

/** Caches the rules, so that a first look need not wait for the storage. The stored rules still decide. */
export function followRules(): void {
  watchSiteRules(rules => {
    cached = rules;
  });
  void readSiteRules().then(rules => {
    cached ??= rules;
  });
}

/** Undefined until the storage has answered after the start of this worker. */
export function currentRules(): readonly PersonRule[] | undefined {
  return cached;
}

/** Whether the user's rules block an address. */
export async function isNeverRead(url: string): Promise<boolean> {
  return rulingFor(await readSiteRules(), url).rule === 'never-read';
}

export function neverReadError(origin: string): SiteRefusal {
  return new SiteRefusal({ origin, rule: 'never-read' }, message('site.neverRead'));
}

export function readOnlyError(origin: string, refused: 'readOnly' | 'notLeft' = 'readOnly'): SiteRefusal {
  const site = URL.canParse(origin) ? new URL(origin).host : origin;
  return new SiteRefusal({ origin, rule: 'read-only' }, message(`site.${refused}`, { site }));
}

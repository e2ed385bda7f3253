import type { PolicyRule, SessionPolicy } from '@assent/shared';

/** What an action would do, and which hosts it concerns (`name:port`). */
export type JudgedAction = {
  action: string;
  /** Undefined before it is known: then it may be any. */
  effect: string | undefined;
  hosts: readonly string[];
};

/** `unlisted`: no rule allows it, and some rules do allow others. */
export type Verdict = 'allowed' | 'denied' | 'unlisted';

/** One host, and one effect that is certain, is enough to deny an action; all hosts must be allowed, by one rule. */
export function judgeAction({ allow, deny = [] }: SessionPolicy, judged: JudgedAction): Verdict {
  if (deny.some(rule => fits(rule, judged, 'some'))) return 'denied';
  return !allow || allow.some(rule => fits(rule, judged, 'every')) ? 'allowed' : 'unlisted';
}

function fits(
  { sites, actions, effects }: PolicyRule,
  { action, effect, hosts }: JudgedAction,
  quantity: 'some' | 'every',
): boolean {
  if (actions && !actions.includes(action)) return false;
  if (effects && !(effect === undefined ? quantity === 'every' : effects.some(each => each === effect)))
    return false;
  return !sites || hosts[quantity](host => sites.some(site => isOf(host, site.toLowerCase())));
}

function isOf(host: string, site: string): boolean {
  const name = host.replace(/:\d+$/u, '');
  if (!site.startsWith('*.')) return site === host || site === name;
  const parent = site.slice(2);
  return [host, name].some(each => each === parent || each.endsWith(`.${parent}`));
}

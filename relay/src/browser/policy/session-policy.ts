import type { SessionPolicy as GivenPolicy, PolicyRule } from '@assent/shared';
import { HttpError } from '../../errors/http-error.ts';
import { invalidRequest } from '../../http/parse-body.ts';
import { operationNamed } from './action-names.ts';
import { type JudgedAction, judgeAction, type Verdict } from './judge-action.ts';

/** What is judged. */
export type Shown = Omit<JudgedAction, 'hosts'> & {
  /** Addresses or origins that the action concerns. A tab without a page has none. */
  places: readonly string[];
};

/** What a session may do. Each throws, or says, as {@link SessionPolicy} does. */
export type ActionPolicy = Pick<SessionPolicy, 'admit' | 'mayTell'>;

/** What a request calls the `actions` of a rule: errors name it. */
type NameOfActions = 'actions' | 'operations';

/** The limits that a session was started with. Throws an `HttpError` (400) for a rule that could never fit. */
export class SessionPolicy {
  readonly #policy: GivenPolicy;

  constructor({ allow, deny }: GivenPolicy, nameOfActions: NameOfActions = 'actions') {
    const all = (rules: readonly PolicyRule[], kind: 'allow' | 'deny'): PolicyRule[] =>
      rules.map((rule, index) => normalised(rule, `policy.${kind}.${index}`, nameOfActions));
    this.#policy = {
      ...(allow && { allow: all(allow, 'allow') }),
      ...(deny && { deny: all(deny, 'deny') }),
    };
  }

  /** Whether the result of an action may be told that has led there. */
  mayTell(action: string, place: string): boolean {
    return this.judge({ action, effect: undefined, places: [place] }) === 'allowed';
  }

  judge({ places, ...action }: Shown): Verdict {
    return judgeAction(this.#policy, { ...action, hosts: hostsOf(places) });
  }

  /** Throws an `HttpError` (403) for what it does not allow. `action`: the extension's name of it. */
  admit({ action, effect, places }: Shown): void {
    const verdict = this.judge({ action, effect, places });
    if (verdict === 'allowed') return;
    const why = verdict === 'denied' ? 'denies it' : 'does not allow it';
    throw new HttpError(
      403,
      'policy_refused',
      `Nothing was done: ${describeAction({ action, effect, places })}: the policy of this session ${why}. Start a session with another policy.`,
    );
  }
}

/** Such as `click (acts) on shop.example:443`. */
export function describeAction({ action, effect, places }: Shown): string {
  const sites = [...new Set(hostsOf(places))].filter(host => host !== OPAQUE);
  const where = sites.length > 0 ? ` on ${sites.join(', ')}` : '';
  return `${effect === undefined ? action : `${action} (${effect})`}${where}`;
}

function normalised(
  { sites, actions, ...rule }: PolicyRule,
  path: string,
  nameOfActions: NameOfActions,
): PolicyRule {
  return {
    ...rule,
    ...(sites && { sites: sites.map((site, index) => siteOf(site, `${path}.sites.${index}`)) }),
    ...(actions && {
      actions: actions.map((name, index) => nameOf(name, `${path}.${nameOfActions}.${index}`)),
    }),
  };
}

/** As an address names its host: in lower case, and in ASCII. */
function siteOf(site: string, path: string): string {
  const [, wildcard = '', host = ''] = /^(\*\.)?([^*/?#@\s]+)$/u.exec(site) ?? [];
  const url = URL.parse(`ws://${host}`);
  if (host === '' || !url) throw invalidRequest([{ path, message: 'Expected example.com or *.example.com' }]);
  return `${wildcard}${withoutDot(url.hostname)}${/:\d+$/u.exec(host)?.[0] ?? ''}`;
}

function nameOf(name: string, path: string): string {
  const operation = operationNamed(name);
  if (operation !== undefined) return operation;
  throw invalidRequest([
    { path, message: 'Expected the name of an operation, such as click, or snapshot or screenshot' },
  ]);
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The origin of a sandbox. */
const OPAQUE = 'null';

function hostsOf(places: readonly string[]): string[] {
  return places.map(hostOf).filter(host => host !== undefined);
}

/** A name with a dot at its end is the same name. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/u, '');
}

/** Undefined for a page of no site, such as an empty tab. An origin that nobody knows is `null`, which is no site. */
function hostOf(place: string): string | undefined {
  if (place === OPAQUE) return place;
  const { protocol = '', hostname = '', port = '' } = URL.parse(place) ?? {};
  const standard = DEFAULT_PORTS[protocol];
  return standard === undefined ? undefined : `${withoutDot(hostname)}:${port || standard}`;
}

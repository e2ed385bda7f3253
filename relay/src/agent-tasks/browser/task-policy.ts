import type { TaskPolicy as GivenPolicy, TaskRule } from '@assent/shared';
import type { ProposedAction } from '../../browser/page/action-observer.ts';
import {
  type ActionPolicy,
  describeAction,
  SessionPolicy,
  type Shown,
} from '../../browser/policy/session-policy.ts';
import { HttpError } from '../../errors/http-error.ts';

/** The effects of what only looks at a page. */
const LOOKS: ReadonlySet<string> = new Set(['reads', 'marks']);

/** Judges what a task does in its browser: what runs at once, what a person decides on, and what is refused. */
export class TaskPolicy implements ActionPolicy {
  readonly #mode: GivenPolicy['mode'];
  readonly #allow: SessionPolicy;
  readonly #deny: SessionPolicy;
  /** To read and to open addresses on. */
  readonly #sites = new Sites();
  /** To read on alone. */
  readonly #opened = new Sites();
  #actionsLeft: number;

  /** Throws an HTTP error (400) for a rule that could never fit. */
  constructor(
    { mode, allow, deny, budget }: GivenPolicy,
    urls: readonly string[],
    actionsLeft = budget?.actions ?? Number.POSITIVE_INFINITY,
  ) {
    this.#mode = mode;
    this.#allow = new SessionPolicy({ allow: allow.map(asSessionRule) }, 'operations');
    this.#deny = new SessionPolicy({ deny: deny.map(asSessionRule) }, 'operations');
    this.#actionsLeft = actionsLeft;
    this.#sites.add(urls);
  }

  /** Of its budget; infinite without one. */
  get actionsLeft(): number {
    return this.#actionsLeft;
  }

  /** Addresses of these sites may be opened from now on, and read. */
  noteFound(addresses: readonly string[]): void {
    this.#sites.add(addresses);
  }

  /** A person has let it open these: what is there may be read. Whatever else is opened there, they did not see. */
  noteOpened(addresses: readonly string[]): void {
    this.#opened.add(addresses);
  }

  mayTell(action: string, place: string): boolean {
    const shown = { action, effect: 'reads', places: [place] };
    return this.#deny.mayTell(action, place) && this.#mayRead(shown);
  }

  admit(shown: Shown): void {
    if (this.#deny.judge(shown) === 'denied') throw denied(shown);
    if (shown.effect === undefined || !LOOKS.has(shown.effect) || this.#mayRead(shown)) return;
    throw new HttpError(
      403,
      'policy_refused',
      'Nothing was read: this page is on a site that this task may not read. Open an address of that site, which a person has to approve, or go on with another page.',
    );
  }

  /** Whether a person decides. Throws an HTTP error (403) for what is neither allowed nor asked. */
  asks({ facts }: ProposedAction): boolean {
    if (LOOKS.has(facts.effect)) return false;
    if (facts.action === 'navigate' && this.#sites.haveAll(facts)) return false;
    const isAllowed = this.#isAllowed(facts);
    if (!isAllowed && this.#mode === 'policy') throw refused('No rule of its policy allows it.');
    if (this.#actionsLeft <= 0) throw refused('Its budget of actions is used up.');
    this.#actionsLeft -= 1;
    return !isAllowed;
  }

  #mayRead(shown: Shown): boolean {
    return this.#sites.haveAll(shown) || this.#opened.haveAll(shown) || this.#isAllowed(shown);
  }

  #isAllowed(shown: Shown): boolean {
    return this.#allow.judge(shown) === 'allowed';
  }
}

/** By the addresses that were met there. */
class Sites {
  readonly #names = new Set<string>();
  #rule = new SessionPolicy({ allow: [] });

  /** Those of http are expected to lead to https. */
  add(addresses: readonly string[]): void {
    for (const address of addresses) {
      const { protocol = '', hostname = '', port } = URL.parse(address) ?? {};
      const standard = { 'http:': ['80', '443'], 'https:': ['443'] }[protocol];
      // A name with a star would be a rule for many.
      if (!standard || hostname.includes('*')) continue;
      for (const each of port ? [port] : standard) this.#names.add(`${hostname}:${each}`);
    }
    this.#rule = new SessionPolicy({ allow: [{ sites: [...this.#names] }] });
  }

  haveAll(shown: Shown): boolean {
    return this.#rule.judge(shown) === 'allowed';
  }
}

function asSessionRule({ sites, operations, effects }: TaskRule) {
  return {
    ...(sites && { sites }),
    ...(operations && { actions: operations }),
    ...(effects && { effects }),
  };
}

function denied(shown: Shown): HttpError {
  return new HttpError(
    403,
    'policy_refused',
    `Nothing was done: ${describeAction(shown)}: a rule of this task denies it, and nobody can approve it. Do without it: go on with another page or another action, or answer with what there is.`,
  );
}

function refused(why: string): HttpError {
  return new HttpError(
    403,
    'policy_refused',
    `Nothing was done: this task may not do it. ${why} Go on without it, or answer with what there is.`,
  );
}

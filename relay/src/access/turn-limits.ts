import type { Caller } from './caller.ts';
import { namedBy } from './caller.ts';
import type { Counts, Scope } from './counts.ts';
import { createMemoryCounts } from './counts.ts';
import { RateLimits, tooManyRunning } from './rate-limits.ts';

/** `undefined` for no limit. */
export type Limit = { turnsPerMinute?: number | undefined; runningTurns?: number | undefined };

export type TurnLimitsOptions = {
  /** For each user of a tenant. */
  user?: Limit;
  /** For each key, all of its users together; of tokens, for each tenant. */
  key?: Limit;
  /** Whether they hold where nobody is asked who they are, too. */
  limitsAnyone?: boolean;
  /** Where turns are counted; by default in this process. */
  counts?: Counts | undefined;
};

export type AskedTurn = {
  caller: Caller;
  owner: string;
  /** It brings what the model waits for: a tool's result, or a person's decision. */
  isAwaited: boolean;
};

type Admitted = {
  /** To be called when the turn has ended. Resolves when its place is free; never rejects. */
  end(): Promise<void>;
  /** Instead, when it never began: then it does not count. */
  undo(): Promise<void>;
};

const SCOPES: readonly Scope[] = ['user', 'key'];

/** How much further than others the awaited turns may go. */
const AWAITED_FACTOR = 3;

/**
 * How many turns may begin in a minute, and run at once. One that is awaited may overdraw both limits: what was done in the
 * page is done, and a task should not stop in its midst. It may not do so without end, because each costs what another turn
 * does; one that is refused loses nothing, since its call stays open and can be answered again.
 */
export class TurnLimits {
  #running: Readonly<Record<Scope, number>>;
  #rates: RateLimits;
  #counts: Counts;
  #limitsAnyone: boolean;

  constructor(options: TurnLimitsOptions = {}) {
    const { user = {}, key = {}, limitsAnyone = false, counts = createMemoryCounts() } = options;
    this.#running = {
      user: user.runningTurns ?? Number.POSITIVE_INFINITY,
      key: key.runningTurns ?? Number.POSITIVE_INFINITY,
    };
    this.#rates = new RateLimits('turns', { user: user.turnsPerMinute, key: key.turnsPerMinute }, counts);
    this.#counts = counts;
    this.#limitsAnyone = limitsAnyone;
  }

  /** Throws an HTTP error (429) where a limit is reached. */
  async admit({ caller, owner, isAwaited }: AskedTurn): Promise<Admitted> {
    if (caller.kind === 'anyone' && !this.#limitsAnyone) return { async end() {}, async undo() {} };
    const named = namedBy(caller, owner);
    const factor = isAwaited ? AWAITED_FACTOR : 1;
    const begun = await this.#counts.begin(
      SCOPES.map(scope => ({ scope, name: named[scope], most: this.#running[scope] * factor })),
    );
    if (begun.kind === 'full') throw tooManyRunning(begun.scope, this.#running[begun.scope]);
    try {
      await this.#rates.take(named, factor);
    } catch (thrown) {
      await begun.end();
      throw thrown;
    }
    return {
      end: () => begun.end(),
      undo: async () => {
        await begun.end();
        await this.#rates.giveBack(named);
      },
    };
  }
}

import type { Caller } from './caller.ts';
import { type CreateRate, type Limit, TurnLimit } from './turn-limit.ts';

export type TurnLimitsOptions = {
  /** For each user of a tenant. */
  user?: Limit;
  /** For each key, all of its users together; of tokens, for each tenant. */
  key?: Limit;
  /** Whether they hold where nobody is asked who they are, too. */
  limitsAnyone?: boolean;
  /** Where turns are counted; by default in this process. */
  createRate?: CreateRate | undefined;
};

export type AskedTurn = {
  caller: Caller;
  owner: string;
  /** It brings what the model waits for: a tool's result, or a person's decision. */
  isAwaited: boolean;
};

export type Admitted = {
  /** To be called when the turn has ended. */
  end(): void;
  /** Instead, when it never began: then it does not count. */
  undo(): Promise<void>;
};

/** How much further than others the awaited turns may go. */
const AWAITED_FACTOR = 3;

/**
 * How many turns may begin in a minute, and run at once. One that is awaited may overdraw both limits: what was done in the
 * page is done, and a task should not stop in its midst. It may not do so without end, because each costs what another turn
 * does; one that is refused loses nothing, since its call stays open and can be answered again.
 */
export class TurnLimits {
  #user: TurnLimit;
  #key: TurnLimit;
  #limitsAnyone: boolean;

  constructor({ user = {}, key = {}, limitsAnyone = false, createRate }: TurnLimitsOptions = {}) {
    this.#user = new TurnLimit('user', user, createRate);
    this.#key = new TurnLimit('key', key, createRate);
    this.#limitsAnyone = limitsAnyone;
  }

  /** Throws a refusal (429) where there is no room for it. */
  async admit(asked: AskedTurn): Promise<Admitted> {
    if (asked.caller.kind === 'anyone' && !this.#limitsAnyone) return { end() {}, async undo() {} };
    const { owner } = asked;
    const key = keyOf(asked.caller);
    const factor = asked.isAwaited ? AWAITED_FACTOR : 1;
    this.#user.checkRunning(owner, factor);
    this.#key.checkRunning(key, factor);
    // Before anything is waited for, so that many at once can't all find the same free place.
    const ends = [this.#user.begin(owner), this.#key.begin(key)];
    const end = (): void => {
      for (const endOne of ends) endOne();
    };
    try {
      await this.#take(owner, key, factor);
    } catch (thrown) {
      end();
      throw thrown;
    }
    const undo = async (): Promise<void> => {
      end();
      await Promise.all([this.#user.giveBack(owner), this.#key.giveBack(key)]);
    };
    return { end, undo };
  }

  /** The user first: who asks too often must not use up what all users of the key have together. */
  async #take(owner: string, key: string, factor: number): Promise<void> {
    await this.#user.take(owner, factor);
    try {
      await this.#key.take(key, factor);
    } catch (thrown) {
      await this.#user.giveBack(owner);
      throw thrown;
    }
  }
}

function keyOf(caller: Caller): string {
  switch (caller.kind) {
    case 'anyone':
      return 'anyone';
    case 'key':
      return `key ${caller.id}`;
    case 'person':
      return `tenant ${caller.tenant}`;
  }
}

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

type EndTurn = () => void;

/**
 * How many turns may begin in a minute, and run at once. One that is awaited is counted, but never refused: what was done in
 * the page is done, and an approval is given once, so losing either costs more than one turn too many. Nobody gets far by
 * it, since each comes after a call of the model, and while they come no other turn begins.
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

  /** Throws a refusal (429), or gives what is to be called when the turn has ended. */
  async admit(asked: AskedTurn): Promise<EndTurn> {
    if (asked.caller.kind === 'anyone' && !this.#limitsAnyone) return () => {};
    const { owner } = asked;
    const key = keyOf(asked.caller);
    if (!asked.isAwaited) {
      this.#user.checkRunning(owner);
      this.#key.checkRunning(key);
    }
    // Before anything is waited for, so that many at once can't all find the same free place.
    const ends = [this.#user.begin(owner), this.#key.begin(key)];
    const end = (): void => {
      for (const endOne of ends) endOne();
    };
    try {
      if (asked.isAwaited) await Promise.all([this.#user.force(owner), this.#key.force(key)]);
      else await this.#take(owner, key);
    } catch (thrown) {
      end();
      throw thrown;
    }
    return end;
  }

  /** The user first: who asks too often must not use up what all users of the key have together. */
  async #take(owner: string, key: string): Promise<void> {
    await this.#user.take(owner);
    try {
      await this.#key.take(key);
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

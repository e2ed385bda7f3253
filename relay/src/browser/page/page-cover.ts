import { type Painted, paintedSchema } from './engine-answers.ts';

/** Of the engine. Only one cover is there at a time. */
type Covering = {
  cover(tabId: number): Promise<unknown>;
  isCovered(tabId: number): Promise<unknown>;
  uncover(): Promise<unknown>;
};

/** Paint that stays until it is released, or until somebody else paints. */
export type HeldCover = {
  tabId: number;
  /** Whether all secrets have been under the paint ever since it was drawn. */
  hasHeld(): Promise<boolean>;
  release(): Promise<void>;
};

/** `silent`: a frame did not paint in time. `moving`: what was painted over has moved or changed meanwhile. */
export type Uncovered = 'silent' | 'moving';

/** Paints over the secrets of a tab while pictures of it are taken. */
export class PageCover {
  readonly #engine: Covering;
  /** One after the other: the engine would take one cover for the other. */
  #last: Promise<unknown> = Promise.resolve();
  #drawn = 0;

  constructor(engine: Covering) {
    this.#engine = engine;
  }

  /** Takes a picture while all secrets are painted over. Otherwise why that is not certain. */
  whileCovered<Taken>(
    tabId: number,
    take: () => Promise<Taken>,
  ): Promise<{ taken: Taken; painted: Painted } | Uncovered> {
    return this.#inTurn(async () => {
      try {
        const covered = await this.#draw(tabId);
        if (covered === undefined) return 'silent';
        const taken = await take();
        if ((await this.#engine.isCovered(tabId)) !== true) return 'moving';
        return { painted: paintedSchema.parse(covered), taken };
      } finally {
        await this.#engine.uncover();
      }
    });
  }

  /** Undefined where a frame did not paint in time. */
  hold(tabId: number): Promise<HeldCover | undefined> {
    return this.#inTurn(async () => {
      if ((await this.#draw(tabId)) === undefined) {
        await this.#engine.uncover();
        return undefined;
      }
      const drawn = this.#drawn;
      const isMine = (): boolean => this.#drawn === drawn;
      return {
        tabId,
        hasHeld: () =>
          this.#inTurn(async () => isMine() && (await this.#engine.isCovered(tabId)) === true && isMine()),
        release: () =>
          this.#inTurn(async () => {
            if (isMine()) await this.#engine.uncover();
          }),
      };
    });
  }

  #draw(tabId: number): Promise<unknown> {
    this.#drawn += 1;
    return this.#engine.cover(tabId);
  }

  async #inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

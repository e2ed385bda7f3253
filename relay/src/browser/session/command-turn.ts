import { HttpError } from '../../errors/http-error.ts';
import { deadlineExceeded } from './before-deadline.ts';

/** Waits without the turn and without the clock, so that others may have it meanwhile. */
export type Pause = <Value>(waiting: Promise<Value>) => Promise<Value>;

/** Who may act on the browser: one command at a time, or a person. */
export class CommandTurn {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];
  /** Resolves once the command that acts now does not any more. */
  #acting: Promise<void> = Promise.resolve();

  get isTaken(): boolean {
    return this.#isTaken || this.#waiting.length > 0;
  }

  /** Runs now, or is refused. It has so many milliseconds, and as many again after each pause. */
  async run<Value>(
    milliseconds: number,
    run: (pause: Pause) => Promise<Value>,
    late: () => void,
  ): Promise<Value> {
    if (this.isTaken)
      throw new HttpError(
        409,
        'session_busy',
        'This session is still at another command. Wait for its answer.',
      );
    this.#isTaken = true;
    const clock = new Clock(milliseconds, late);
    let isMine = true;
    let rest = this.#act();
    const pause: Pause = async waiting => {
      clock.stop();
      isMine = false;
      rest();
      this.leave();
      const value = await waiting;
      await this.enter();
      isMine = true;
      rest = this.#act();
      clock.start();
      return value;
    };
    const running = run(pause).finally(() => {
      clock.stop();
      rest();
      if (isMine) this.leave();
    });
    // After the deadline nobody waits for it any more.
    running.catch(() => undefined);
    clock.start();
    return Promise.race([running, clock.exceeded]);
  }

  /** Once no command acts. One that waits for a person does not, and neither is a person a command. */
  async whenIdle(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.#acting; ) {
      seen = this.#acting;
      await seen;
    }
  }

  #act(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#acting = promise;
    return resolve;
  }

  /** In the order in which they came. */
  async enter(): Promise<void> {
    if (this.isTaken) await new Promise<void>(resolve => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  leave(): void {
    const next = this.#waiting.shift();
    // The turn goes from one to the other, so that nobody comes between.
    if (next) next();
    else this.#isTaken = false;
  }
}

class Clock {
  readonly #milliseconds: number;
  readonly #late: () => void;
  readonly #over = Promise.withResolvers<never>();
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, late: () => void) {
    this.#milliseconds = milliseconds;
    this.#late = late;
    this.#over.promise.catch(() => undefined);
  }

  get exceeded(): Promise<never> {
    return this.#over.promise;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#late();
      this.#over.reject(deadlineExceeded());
    }, this.#milliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

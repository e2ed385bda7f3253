import { TaskFailed } from '../store/task-failed.ts';

/** The time that a task may take, without the time in which it waits for people. Then it is aborted. */
export class ActiveTime {
  readonly #over = new AbortController();
  #left: number;
  #since = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** Milliseconds; at once where none are left. */
  constructor(left: number) {
    this.#left = left;
    this.#start();
  }

  /** Aborted with a `TaskFailed`. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** Milliseconds. */
  get left(): number {
    return Math.max(0, this.#timer ? this.#left - (Date.now() - this.#since) : this.#left);
  }

  async whileWaiting<Value>(waiting: () => Promise<Value>): Promise<Value> {
    this.#pause();
    try {
      return await waiting();
    } finally {
      if (!this.#isClosed) this.#start();
    }
  }

  /** Nobody needs to know any more. */
  close(): void {
    this.#isClosed = true;
    this.#pause();
  }

  #pause(): void {
    this.#left = this.left;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #start(): void {
    this.#since = Date.now();
    this.#timer = setTimeout(() => this.#over.abort(timeIsUp()), Math.max(0, this.#left));
  }
}

function timeIsUp(): TaskFailed {
  const message = 'The task took longer than its timeout. Give it more time, or a smaller task.';
  return new TaskFailed({ code: 'timeout', message, fault: 'model' });
}

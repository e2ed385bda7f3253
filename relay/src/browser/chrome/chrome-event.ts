/** One of Chrome's events. A filter, where its listener gave one, decides which events reach it. */
export class ChromeEvent<Args extends readonly unknown[], Filter = never> {
  readonly #listeners = new Map<(...args: Args) => unknown, Filter | undefined>();
  readonly #fits: (filter: Filter, args: Args) => boolean;

  constructor(fits: (filter: Filter, args: Args) => boolean = () => true) {
    this.#fits = fits;
  }

  /** Chrome takes further arguments, which say what to report; everything is reported here. */
  addListener(listener: (...args: Args) => unknown, filter?: Filter, ..._more: unknown[]): void {
    this.#listeners.set(listener, filter);
  }

  removeListener(listener: (...args: Args) => unknown): void {
    this.#listeners.delete(listener);
  }

  emit(...args: Args): void {
    for (const [listener, filter] of [...this.#listeners])
      if (filter === undefined || this.#fits(filter, args)) listener(...args);
  }

  /** What the listeners return. */
  ask(...args: Args): unknown[] {
    return [...this.#listeners.keys()].map(listener => listener(...args));
  }
}

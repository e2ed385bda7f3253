/** Opens when it is first needed, once for all that ask. */
export class OpenedOnce<Opened> {
  readonly #open: () => Promise<Opened>;
  #opening: Promise<Opened> | undefined;

  constructor(open: () => Promise<Opened>) {
    this.#open = open;
  }

  /** When it rejects, a later call tries again. */
  get(): Promise<Opened> {
    this.#opening ??= this.#open().catch(thrown => {
      this.#opening = undefined;
      throw thrown;
    });
    return this.#opening;
  }

  /** Undefined where nothing is open, nor will be without another call. */
  async ifOpen(): Promise<Opened | undefined> {
    return await this.#opening?.catch(() => undefined);
  }
}

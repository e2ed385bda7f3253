const MINUTE = 60_000;

/** `endsAt` in milliseconds since 1970. */
type MinuteCount = { count: number; endsAt: number };

/** Counts by name in this process, in windows of a minute that begin with the first count of a name. */
export class MinuteCounts {
  /** In the order in which they began, which is that in which they end. */
  #counts = new Map<string, MinuteCount>();
  #maxNames: number;

  /** Beyond `maxNames` the window that began first is forgotten. */
  constructor(maxNames: number = Number.POSITIVE_INFINITY) {
    this.#maxNames = maxNames;
  }

  get(name: string): MinuteCount | undefined {
    const found = this.#counts.get(name);
    return found && found.endsAt > Date.now() ? found : undefined;
  }

  add(name: string): MinuteCount {
    const found = this.get(name) ?? this.#begin(name);
    found.count += 1;
    return found;
  }

  /** Takes one count back. */
  remove(name: string): void {
    const found = this.get(name);
    if (found && found.count > 0) found.count -= 1;
  }

  #begin(name: string): MinuteCount {
    this.#counts.delete(name);
    const begun = { count: 0, endsAt: Date.now() + MINUTE };
    this.#counts.set(name, begun);
    for (const [other, { endsAt }] of this.#counts) {
      if (endsAt > Date.now() && this.#counts.size <= this.#maxNames) break;
      this.#counts.delete(other);
    }
    return begun;
  }
}

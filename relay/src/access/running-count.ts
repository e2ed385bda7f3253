/** How many turns run, by name. It holds those alone that have one running. */
export class RunningCount {
  #running = new Map<string, number>();

  of(name: string): number {
    return this.#running.get(name) ?? 0;
  }

  /** Gives what ends it; a second call changes nothing. */
  begin(name: string): () => void {
    this.#running.set(name, this.of(name) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#end(name);
    };
  }

  #end(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#running.set(name, left);
    else this.#running.delete(name);
  }
}

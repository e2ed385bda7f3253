import { HttpError } from '../../errors/http-error.ts';

const MAX_OF_OWNER = 10;
const MAX_OF_RELAY = 100;

/** How many sessions there may be at once. Those that are starting have a place already. */
export class SessionPlaces {
  readonly #starting = new Map<string, number>();

  /** Throws where there are as many as there may be: `mine` of this owner, `all` in this relay. */
  async whileStarting<Value>(
    owner: string,
    { mine, all }: { mine: number; all: number },
    start: () => Promise<Value>,
  ): Promise<Value> {
    const starting = this.#starting.get(owner) ?? 0;
    const starts = [...this.#starting.values()].reduce((sum, count) => sum + count, 0);
    if (mine + starting >= MAX_OF_OWNER || all + starts >= MAX_OF_RELAY) throw tooMany();
    this.#starting.set(owner, starting + 1);
    try {
      return await start();
    } finally {
      const left = (this.#starting.get(owner) ?? 1) - 1;
      if (left === 0) this.#starting.delete(owner);
      else this.#starting.set(owner, left);
    }
  }
}

function tooMany(): HttpError {
  return new HttpError(
    429,
    'too_many_sessions',
    `At most ${MAX_OF_OWNER} sessions at once, and ${MAX_OF_RELAY} in this relay. Close one first.`,
    { headers: { 'Retry-After': '10' } },
  );
}

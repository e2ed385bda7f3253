/** Chance that is the same for the same seed. */
export interface Random {
  /** A whole number from 0 on. */
  below(limit: number): number;
  isIn(share: number): boolean;
  oneOf<Item>(items: ArrayLike<Item>): Item;
}

/** https://en.wikipedia.org/wiki/Xorshift */
export function createRandom(seed: number): Random {
  let state = (seed + 1) * 2_654_435_769;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    isIn: share => next() < share,
    oneOf: items => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

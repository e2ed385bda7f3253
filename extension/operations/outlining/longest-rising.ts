/** Of pairs that rise in their first, the most that rise in their second too (patience sorting). */
export function longestRising<Pair extends readonly [number, number]>(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const cameFrom: number[] = [];
  for (const [index, [, second]] of pairs.entries()) {
    const length = firstNotBelow(ends, at => pairs[at]?.[1] ?? 0, second);
    cameFrom[index] = length === 0 ? -1 : (ends[length - 1] ?? -1);
    ends[length] = index;
  }
  const rising: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = cameFrom[at] ?? -1) {
    const pair = pairs[at];
    if (pair) rising.push(pair);
  }
  return rising.reverse();
}

function firstNotBelow(
  sorted: readonly number[],
  numberOf: (item: number) => number,
  wanted: number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

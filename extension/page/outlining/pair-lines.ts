import type { OutlineLine } from './outline-reading.ts';
import { saidBy } from './outlined-words.ts';

/** A line of an outline, and what stands in its place in a later one; one of them is missing where it came or went. */
export interface LinePair {
  was: OutlineLine | undefined;
  is: OutlineLine | undefined;
}

/** Pairs the lines of a part of a page with those of an earlier outline: by their nodes, and where pages drew them again by their place. */
export function pairLines(before: readonly OutlineLine[], now: readonly OutlineLine[]): LinePair[] {
  const places = new Map(before.map(({ key }, index) => [key, index]));
  const here = new Set(now.map(({ key }) => key));
  const pairs: LinePair[] = [];
  let [drawn, last]: [OutlineLine[], number | undefined] = [[], undefined];
  for (const is of now) {
    const index = places.get(is.key);
    if (index === undefined) drawn.push(is);
    else {
      pairs.push(...pairDrawn(lostIn(last, index, drawn.length), drawn), { was: before[index], is });
      [drawn, last] = [[], index];
    }
  }
  return [...pairs, ...pairDrawn(lostIn(last, undefined, drawn.length), drawn)];

  /** What went between two lines that stayed. At an end of the part, as many lines as came. */
  function lostIn(from: number | undefined, to: number | undefined, most: number): OutlineLine[] {
    if (from === undefined && to === undefined) return [];
    const start = from === undefined ? Math.max((to ?? 0) - most, 0) : from + 1;
    return before.slice(start, to ?? start + most).filter(({ key }) => !here.has(key));
  }
}

/** Those that say the same belong together, the others as they come. */
function pairDrawn(lost: readonly OutlineLine[], drawn: readonly OutlineLine[]): LinePair[] {
  const left = [...lost];
  const fresh = drawn.filter(({ text }) => {
    const index = left.findIndex(line => saidBy(line.text) === saidBy(text));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const count = Math.max(left.length, fresh.length);
  return Array.from({ length: count }, (_, index) => ({ was: left[index], is: fresh[index] }));
}

import type { OutlineLine } from '../../page/outlining/outline-reading.ts';
import type { OutlineRow } from './outline-rows.ts';

export interface OutlineChanges {
  rows: OutlineRow[];
  added: number;
  removed: number;
  changed: number;
}

/**
 * The added, removed and changed lines, with their ancestors. An element identifies its line; a redrawn line with the
 * same text and ref is unchanged. A moved line is removed and added. A removed line counts the lines inside it.
 */
export function compareOutlines(before: readonly OutlineLine[], now: readonly OutlineLine[]): OutlineChanges {
  const pairs = pairsOf(before, now);
  const isKept = new Set(pairs.map(([old]) => old));
  const oldOf = new Map(pairs.map(([old, at]) => [at, old]));
  const goneAfter = Map.groupBy(goneLines(before, isKept), ({ after }) => after);
  const rows: OutlineRow[] = [];
  const open: { row: OutlineRow; isReported: boolean }[] = [];
  const add = (row: OutlineRow) => {
    for (const outer of open.filter(({ row: { depth } }) => depth < row.depth)) {
      if (!outer.isReported) rows.push(outer.row);
      outer.isReported = true;
    }
    rows.push(row);
  };
  let gone = goneAfter.get(-1) ?? [];
  /** Removed lines follow everything inside the line before them. */
  const reportGone = (depth: number) => {
    for (const { row } of gone.filter(each => each.row.depth >= depth)) add(row);
    gone = gone.filter(each => each.row.depth < depth);
  };
  for (const [at, { depth, text }] of now.entries()) {
    reportGone(depth);
    while ((open.at(-1)?.row.depth ?? -1) >= depth) open.pop();
    const old = oldOf.get(at);
    const change = changeOf(old === undefined ? undefined : before[old]?.text, text);
    if (change) add({ depth, text, change });
    open.push({ row: { depth, text, change: 'context' }, isReported: change !== undefined });
    if (old !== undefined) gone.push(...(goneAfter.get(old) ?? []));
  }
  reportGone(0);
  const count = (wanted: OutlineRow['change']) => rows.filter(({ change }) => change === wanted).length;
  return { rows, added: count('added'), removed: count('removed'), changed: count('changed') };
}

function changeOf(before: string | undefined, now: string): 'added' | 'changed' | undefined {
  if (before === undefined) return 'added';
  return before === now ? undefined : 'changed';
}

type Pair = [old: number, now: number];

/** Equal lines of both outlines, in one order. */
function pairsOf(before: readonly OutlineLine[], now: readonly OutlineLine[]): Pair[] {
  const placeOf = new Map(now.map(({ key }, at) => [key, at]));
  const byKey = before.flatMap(({ key }, old): Pair[] => {
    const at = placeOf.get(key);
    return at === undefined ? [] : [[old, at]];
  });
  const olds = new Set(byKey.map(([old]) => old));
  const nows = new Set(byKey.map(([, at]) => at));
  const alike = new Map<string, number[]>();
  for (const [at, line] of now.entries())
    if (!nows.has(at)) alike.set(looksOf(line), [...(alike.get(looksOf(line)) ?? []), at]);
  const byLooks = before.flatMap((line, old): Pair[] => {
    const at = olds.has(old) ? undefined : alike.get(looksOf(line))?.shift();
    return at === undefined ? [] : [[old, at]];
  });
  return longestRising([...byKey, ...byLooks].sort(([one], [other]) => one - other));
}

function looksOf({ depth, text }: OutlineLine): string {
  return `${depth} ${text}`;
}

interface Gone {
  /** The last kept line before it; -1 at the beginning. */
  after: number;
  row: OutlineRow;
}

function goneLines(before: readonly OutlineLine[], isKept: ReadonlySet<number>): Gone[] {
  const gone: Gone[] = [];
  let after = -1;
  let inside = Number.POSITIVE_INFINITY;
  for (const [old, { depth, text }] of before.entries()) {
    if (depth <= inside) inside = Number.POSITIVE_INFINITY;
    if (isKept.has(old)) after = old;
    else if (depth <= inside) {
      gone.push({ after, row: { depth, text: text + contentOf(before, old, isKept), change: 'removed' } });
      inside = depth;
    }
  }
  return gone;
}

function contentOf(before: readonly OutlineLine[], outer: number, isKept: ReadonlySet<number>): string {
  const depth = before[outer]?.depth ?? 0;
  let count = 0;
  for (let at = outer + 1; (before[at]?.depth ?? -1) > depth; at += 1) if (!isKept.has(at)) count += 1;
  return count > 0 ? ` [inside=${count}]` : '';
}

/** The longest subsequence that also rises in its second number (patience sorting). */
function longestRising<Pair extends readonly [number, number]>(pairs: readonly Pair[]): Pair[] {
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

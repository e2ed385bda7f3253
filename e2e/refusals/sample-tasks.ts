import type { HonestTask } from './in-page/plan-tasks.ts';

/** So many tasks, each kind in turn, and each kind's spread over the page. */
export function sampleOf(tasks: readonly HonestTask[], size: number): HonestTask[] {
  const kinds = [...Map.groupBy(tasks, ({ kind }) => kind).values()];
  const wanted = new Map(kinds.map(all => [all, 0]));
  let left = Math.min(size, tasks.length);
  while (left > 0) {
    for (const all of kinds) {
      const count = wanted.get(all) ?? 0;
      if (left === 0 || count === all.length) continue;
      wanted.set(all, count + 1);
      left -= 1;
    }
  }
  return kinds.flatMap(all => spread(all, wanted.get(all) ?? 0));
}

function spread<Item>(all: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) =>
    all.slice(Math.floor((index * all.length) / count)),
  ).flatMap(([first]) => (first === undefined ? [] : [first]));
}

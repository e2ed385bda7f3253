import type { Traits } from './in-page/traits.ts';

const AROUND = 30;
const LONGEST = 160;

/** The parts that differ, with what stood there before and stands there now. */
export function differencesBetween(before: Traits, now: Traits): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter(name => before[name] !== now[name])
    .map(name => `${name}: ${changeIn(before[name] ?? '', now[name] ?? '')}`);
}

/** Without equal beginnings and ends. */
function changeIn(before: string, now: string): string {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const partOf = (text: string): string =>
    text.slice(Math.max(0, start - AROUND), text.length - Math.max(0, end - AROUND)).slice(0, LONGEST);
  return `${partOf(before)} → ${partOf(now)}`;
}

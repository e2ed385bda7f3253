import { rectOf } from '../dom/box.ts';
import {
  attributeOf,
  clientHeightOf,
  documentElementOf,
  scrollHeightOf,
  scrollTopOf,
  textOf,
} from '../dom/native-dom.ts';
import type { CollectedRows } from '../frame-reading.ts';
import { positionNow, scrollBack, scrollIntoView } from '../scrolling/scroller.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { settle } from '../timing/settle.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { matchTerm } from './match-text.ts';
import { readSearch } from './search-terms.ts';
import { readWords } from './text-words.ts';
import type { VirtualList } from './virtual-list.ts';

/** A list that has drawn nothing new by then has nothing new. */
const WITHOUT_CHANGE: Stillness = { time: 1000, frames: 20 };

/** Rows may leave a part of the view empty, as around a heading or at the end. */
const AFTER_CHANGE: Stillness = { time: 100, frames: 4 };

interface Bounds {
  offset: number;
  time: number;
}

const MAX_STEPS = 600;
/** Screens, within a limit of milliseconds for slow machines. */
const FEWEST_STEPS = 60;
const MAX_TIME = 20_000;
const MAX_REPORTED = 100;
/** Milliseconds of further drawing around a found row. */
const MAX_DRAWING = 1000;
const MAX_TEXT = 80;

/** Reads each row once. With a keyword it stays at a full match; otherwise it returns to the start position. */
export async function collectRows(
  list: VirtualList,
  keyword: string | undefined,
  { offset, time }: Bounds,
): Promise<CollectedRows> {
  const before = positionNow(list.scroller);
  const start = performance.now();
  const end = start + MAX_TIME;
  const isTimeLeft = (steps: number) =>
    steps < MAX_STEPS && performance.now() < (steps < FEWEST_STEPS ? end : start + time);
  const fits = keyword ? createFitting(keyword) : () => false;
  const seen = new Map<string, string>();
  await scrollTo(list, (offset / list.total) * scrollHeightOf(list.scroller), end);
  let isThrough = false;
  for (let steps = 0; !isThrough && isTimeLeft(steps); steps += 1) {
    const rows = readRows(list);
    for (const { key, text } of rows) seen.set(key, text);
    const hit = rows.find(({ text }) => fits(text));
    if (hit) {
      await showRow(list, hit.row);
      return coverage(list, seen, offset, { isFound: true, isThrough });
    }
    const top = scrollTopOf(list.scroller);
    await scrollTo(list, top + clientHeightOf(list.scroller) * 0.9, end);
    isThrough = scrollTopOf(list.scroller) <= top;
  }
  scrollBack([before]);
  return coverage(list, seen, offset, { isFound: false, isThrough });
}

function coverage(
  { total }: VirtualList,
  seen: ReadonlyMap<string, string>,
  offset: number,
  ended: { isFound: boolean; isThrough: boolean },
): CollectedRows {
  const texts = ended.isFound ? [] : [...seen.values()].slice(0, MAX_REPORTED);
  return { looked: seen.size, offset, total: Math.max(total, seen.size), texts, ...ended };
}

interface ReadRow {
  row: Element;
  key: string;
  text: string;
}

/** Rows are recycled, so a row is known by its number, key, or text. */
function readRows(list: VirtualList): ReadRow[] {
  const visibility = createVisibility();
  return list.rows().map(row => {
    const text = visibleText(row, visibility, MAX_TEXT);
    const number = NUMBERS.map(name => attributeOf(row, name)).find(Boolean);
    return { row, key: number ?? text, text };
  });
}

const NUMBERS = ['aria-rowindex', 'aria-posinset', 'data-index', 'data-row-key'];

async function scrollTo(list: VirtualList, top: number, end: number): Promise<void> {
  const { scroller } = list;
  const [from, before] = [scrollTopOf(scroller), textOfRows(list)];
  Reflect.apply(Element.prototype.scrollTo, scroller, [{ top, behavior: 'instant' }]);
  if (Math.abs(scrollTopOf(scroller) - from) >= 1) await awaitRows(list, before, end);
}

/** Rows are drawn slightly beyond the view. */
async function showRow({ scroller }: VirtualList, row: Element): Promise<void> {
  const before = scrollTopOf(scroller);
  scrollIntoView(row);
  if (scrollTopOf(scroller) === before) return;
  // The list learns of the scroll in the next frame, and may draw one later.
  await nextFrame();
  await nextFrame();
  await settle({ quiet: 50, deadline: MAX_DRAWING });
}

/** Rows that differ by one letter are different. */
const SURE = 0.8;

function createFitting(keyword: string): (text: string) => boolean {
  const terms = readSearch(keyword);
  return text => {
    const words = readWords(text);
    return terms.length > 0 && terms.every(term => matchTerm(term, words) >= SURE);
  };
}

/** A finished list's silence: milliseconds and frames, which are late on a busy machine. */
interface Stillness {
  time: number;
  frames: number;
}

/** Waits until rows fill the view or no more are drawn, at most until `end`. `before`: the text before the scroll. */
async function awaitRows(list: VirtualList, before: string, end: number): Promise<void> {
  let [said, since, frames] = [before, performance.now(), 0];
  const isStill = ({ time, frames: least }: Stillness) =>
    frames >= least && performance.now() - since >= time;
  // It learns of the scroll in the next frame.
  do {
    await nextFrame();
    frames += 1;
    const now = textOfRows(list);
    if (now !== said) [said, since, frames] = [now, performance.now(), 0];
    if (isViewCovered(list)) return;
  } while (performance.now() < end && !isStill(said === before ? WITHOUT_CHANGE : AFTER_CHANGE));
}

function textOfRows(list: VirtualList): string {
  return list.rows().map(textOf).join('\n');
}

/** Rows without text are not filled yet. */
function isViewCovered({ scroller, rows }: VirtualList): boolean {
  const drawn = rows().filter(row => textOf(row).trim() !== '');
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return false;
  const { top, bottom } = viewOf(scroller);
  const { bottom: end, height } = rectOf(last);
  return rectOf(first).top <= top + height / 2 && end >= bottom - height / 2;
}

function viewOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === (document.scrollingElement ?? documentElementOf(document)))
    return { top: 0, bottom: innerHeight };
  const { top } = rectOf(scroller);
  return { top, bottom: top + clientHeightOf(scroller) };
}

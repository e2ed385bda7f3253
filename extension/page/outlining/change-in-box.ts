import { isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { likesInList, type OwnRun } from '../identity/own-runs.ts';
import { moveReader } from './moved-lines.ts';
import { nextMutation } from './next-mutation.ts';
import { linesOf, type RememberedOutline } from './outline-page.ts';
import type { OutlineLine } from './outline-reading.ts';
import type { OutlinedBox } from './outlined-box.ts';
import {
  holdsMoney,
  isSameBesideClocks,
  isSameBesideCounts,
  isSameBesideNumbers,
  roleOf,
  saidBy,
} from './outlined-words.ts';
import { type LinePair, pairLines } from './pair-lines.ts';
import { hasTicked, mayTick, type TextChange } from './ticking-lines.ts';

export interface OutlinedTarget {
  element: Element;
  /** Its line in the outline. */
  own: OutlineLine;
  outline: RememberedOutline;
  /** Since the outline. */
  ownRuns: readonly OwnRun[];
  /** One of these was on the target itself: who does the same again has seen what it did. */
  isTouched: boolean;
  /** The keys of lines that were seen ticking. */
  ticking: Set<string>;
}

/** What has changed, as an outline says it; one side is empty for what came or went. */
export interface OutlinedChange {
  before: string;
  now: string;
}

export function elapsedSince({ at }: RememberedOutline): number {
  return performance.now() - at;
}

/** The first change in a box that is about what the target is about. */
export async function changeInBox(
  box: OutlinedBox,
  target: OutlinedTarget,
): Promise<OutlinedChange | undefined> {
  const { lines } = await linesOf(box.roots);
  const changed = changesAmong(lines, box, target);
  if (changed.length === 0 || (await areTicking(changed, box, target))) return undefined;
  const [before, now] = textsOf(changed[0] ?? { was: undefined, is: undefined });
  return { before, now };
}

function changesAmong(
  lines: readonly OutlineLine[],
  { kind, roots, only }: OutlinedBox,
  target: OutlinedTarget,
): LinePair[] {
  const { own, outline, ownRuns, isTouched } = target;
  const touched = new Set(ownRuns.map(run => (run.target ? `n${numberOf(run.target)}` : '')));
  const runsHere = ownRuns.filter(
    ({ target: at }) => at && roots.some(root => isElement(root) && isWithin(at, root)),
  );
  // Where rows went, others may have moved into their place.
  const haveMoved = runsHere.some(({ row }) => row && likesInList(row) !== row.count);
  const since = { hasRun: runsHere.length > 0, haveMoved, isTouched, elapsed: elapsedSince(outline) };
  const hasMoved = since.hasRun ? () => false : moveReader(target, roots, lines);
  return pairLines(outline.lines, lines).filter(({ was, is }) => {
    const key = is?.key ?? was?.key ?? '';
    if (key === own.key || touched.has(key) || only?.has(key) === false) return false;
    if (!was || !is) return kind === 'thing' && !since.hasRun && outline.isWhole;
    if (!isAbout(kind, is) && !(kind === 'line' && isAbout(kind, was))) return false;
    return hasMoved(was, is) || !isSame(kind, [saidBy(was.text), saidBy(is.text)], since);
  });
}

/** In a form, other controls may change, and messages come and go; beside a control, others may. */
function isAbout(kind: OutlinedBox['kind'], { text }: OutlineLine): boolean {
  if (kind === 'thing') return true;
  const isControl = text.includes(' [ref=');
  if (kind === 'line') return !isControl || LEADING.test(roleOf(text));
  return !(isControl || SPEAKING.test(roleOf(text)));
}

/** Named like what they lead to. */
const LEADING = /^(?:link|clickable)$/u;
const SPEAKING = /^(?:alert|status|timer|log|progressbar|meter)$/u;

interface Since {
  hasRun: boolean;
  haveMoved: boolean;
  isTouched: boolean;
  elapsed: number;
}

function isSame(
  kind: OutlinedBox['kind'],
  [before, now]: readonly [before: string, now: string],
  { hasRun, haveMoved, isTouched, elapsed }: Since,
): boolean {
  if (isSameBesideClocks(before, now, elapsed)) return true;
  if (kind === 'line' && !hasRun) return withoutCount(before) === withoutCount(now);
  const isOneThing = kind === 'thing';
  if (!hasRun || (isOneThing && haveMoved)) return false;
  if (isTouched) return !isOneThing || isSameBesideNumbers(before, now);
  if (isOneThing) return isSameBesideCounts(before, now, elapsed);
  return !(holdsMoney(before) || holdsMoney(now) || roleOf(before) === 'heading');
}

/** A link that counts leads where it did: "Cart (2)". */
function withoutCount(said: string): string {
  return /^link /u.test(said) ? said.replace(/\(\d[\d.,]*\)(?=")/u, '(#)') : said;
}

/** In milliseconds: two steps of a clock that shows seconds, and is late. */
const LONGEST_WATCH = 2_600;

/**
 * Whether all changes are of countdowns: each is awaited to go on twice before our eyes, as often as those have to that check what was
 * approved.
 */
async function areTicking(
  changed: readonly LinePair[],
  box: OutlinedBox,
  target: OutlinedTarget,
): Promise<boolean> {
  const { ticking, outline } = target;
  const mayAll = (pairs: readonly LinePair[]): boolean =>
    pairs.every(pair => mayTick(textsOf(pair), elapsedSince(outline)));
  const deadline = performance.now() + LONGEST_WATCH;
  let earlier = changed;
  for (let ticks = 0; mayAll(earlier); ) {
    if (ticks === FEWEST_TICKS || earlier.every(({ was }) => was && ticking.has(was.key))) {
      for (const { was } of earlier) if (was) ticking.add(was.key);
      return true;
    }
    const left = deadline - performance.now();
    if (left < 0) return false;
    await nextMutation(box.roots, left);
    const later = changesAmong((await linesOf(box.roots)).lines, box, target);
    const isGoingOn = (pair: LinePair): boolean =>
      later.some(({ was, is }) => was === pair.was && hasTicked(textsOf(pair), saidBy(is?.text ?? '')));
    // Others in the box may change in between.
    if (earlier.every(isGoingOn)) [earlier, ticks] = [later, ticks + 1];
  }
  return false;
}

const FEWEST_TICKS = 2;

function textsOf({ was, is }: LinePair): TextChange {
  return [saidBy(was?.text ?? ''), saidBy(is?.text ?? '')];
}

import { isWithin } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { elementIds } from '../identity/element-ids.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { likesInList, type OwnRun, ownRunsSince } from '../identity/own-runs.ts';
import { linesOf, type RememberedOutline } from './outline-page.ts';
import type { OutlineLine } from './outline-reading.ts';
import { headingAbove, type OutlinedBox, outlinedBox } from './outlined-box.ts';
import {
  holdsMoney,
  isSameBesideClocks,
  isSameBesideCounts,
  isSameBesideFigures,
  roleOf,
  saidBy,
} from './outlined-words.ts';
import { pairLines } from './pair-lines.ts';

/** `unknown`: the outline is forgotten, or did not show it; `said` is what it would say of it now. */
export type Compared =
  | { status: 'kept' }
  | { status: 'changed'; before: string; now: string }
  | { status: 'unknown'; said: string };

/** What has changed, as an outline says it; empty for nothing. */
type Change = { before: string; now: string };

/**
 * Whether a target still is what an outline showed: for a caller that knows the page by that outline alone. Its own line counts, the
 * row or card that it is in, and the heading above; in a form or dialog, what is no control. What our own runs changed since, their
 * results have told.
 */
export async function compareWithOutline(asked: {
  elementId: string;
  snapshotId: string;
}): Promise<Compared> {
  const found = elementIds.find(asked.elementId);
  if (found.status !== 'found') return { status: 'unknown', said: '' };
  const { element } = found;
  const outline = documentState.outlines?.find(({ id }) => id === asked.snapshotId);
  const key = `n${numberOf(element)}`;
  const own = outline?.lines.find(line => line.key === key);
  const now = (await linesOf(element)).lines.find(line => line.key === key);
  if (!outline || !own || !now) return { status: 'unknown', said: now ? saidBy(now.text) : '' };
  const ownRuns = ownRunsSince(outline.runs);
  const changed =
    ownChange(own, now, isTouched(element, ownRuns)) ??
    (await changeAround({ element, own, outline, ownRuns }));
  return changed ? { status: 'changed', ...changed } : { status: 'kept' };
}

interface Target {
  element: Element;
  own: OutlineLine;
  outline: RememberedOutline;
  ownRuns: readonly OwnRun[];
}

function isTouched(element: Element, ownRuns: readonly OwnRun[]): boolean {
  return ownRuns.some(({ target }) => target === element);
}

function ownChange(was: OutlineLine, is: OutlineLine, isOwn: boolean): Change | undefined {
  const [before, now] = [saidBy(was.text), saidBy(is.text)];
  return isOwn || isSameBesideClocks(before, now) ? undefined : { before, now };
}

async function changeAround(target: Target): Promise<Change | undefined> {
  const { element, own, outline } = target;
  const box = outlinedBox(element, likesOf(own, outline.lines));
  return (box && (await changeIn(box, target))) ?? changeOfHeading(target);
}

/** The nearest before and after that have the same line. */
function likesOf(own: OutlineLine, lines: readonly OutlineLine[]): Element[] {
  const said = saidBy(own.text);
  const at = lines.indexOf(own);
  const isLike = (line: OutlineLine): boolean => line !== own && saidBy(line.text) === said;
  const nearest = [lines.slice(0, at).findLast(isLike), lines.slice(at + 1).find(isLike)];
  return nearest.flatMap(line => {
    const found = elementIds.find(/ \[ref=(e_\w+)\]/u.exec(line?.text ?? '')?.[1] ?? '');
    return found.status === 'found' ? [found.element] : [];
  });
}

async function changeIn(box: OutlinedBox, { own, outline, ownRuns }: Target): Promise<Change | undefined> {
  const { lines } = await linesOf(box.element);
  const touched = new Set(ownRuns.map(({ target }) => (target ? `n${numberOf(target)}` : '')));
  const runsHere = ownRuns.filter(({ target }) => target && isWithin(target, box.element));
  const hasRun = runsHere.length > 0;
  // Where rows went, others may have moved into their place.
  const mayCount = runsHere.every(({ row }) => !row || likesInList(row) === row.count);
  const mayDiffer = hasRun || !outline.isWhole;
  const changed = pairLines(outline.lines, lines).find(({ was, is }) => {
    const key = is?.key ?? was?.key ?? '';
    if (key === own.key || touched.has(key)) return false;
    if (was && is)
      return isAbout(box, is) && !isSame(box, [saidBy(was.text), saidBy(is.text)], { hasRun, mayCount });
    return box.isOneThing && !mayDiffer;
  });
  return changed && { before: saidBy(changed.was?.text ?? ''), now: saidBy(changed.is?.text ?? '') };
}

/** In a form, other controls may change, and messages come and go. */
function isAbout({ isOneThing }: OutlinedBox, { text }: OutlineLine): boolean {
  return isOneThing || !(text.includes(' [ref=') || SPEAKING.test(roleOf(text)));
}

const SPEAKING = /^(?:alert|status|timer|log|progressbar|meter)$/u;

function isSame(
  { isOneThing }: OutlinedBox,
  [before, now]: readonly [before: string, now: string],
  { hasRun, mayCount }: { hasRun: boolean; mayCount: boolean },
): boolean {
  if (isSameBesideClocks(before, now)) return true;
  if (!hasRun) return false;
  if (isOneThing) return mayCount && isSameBesideCounts(before, now);
  return !(holdsMoney(before) || holdsMoney(now) || roleOf(before) === 'heading');
}

async function changeOfHeading({ element, outline, ownRuns }: Target): Promise<Change | undefined> {
  const heading = headingAbove(element);
  const [is] = heading ? (await linesOf(heading)).lines : [];
  const headings = outline.lines.filter(({ text }) => roleOf(text) === 'heading');
  if (!is || headings.length === 0) return undefined;
  const now = saidBy(is.text);
  const was = headings.find(({ key }) => key === is.key);
  // Drawn again, it is another node.
  if (!was && (ownRuns.length > 0 || headings.some(({ text }) => saidBy(text) === now))) return undefined;
  const before = saidBy(was?.text ?? '');
  return was && isSameBesideFigures(before, now) ? undefined : { before, now };
}

import { isWithin } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { elementIds } from '../identity/element-ids.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { likesInList, type OwnRun, ownRunsSince } from '../identity/own-runs.ts';
import { linesOf, type RememberedOutline } from './outline-page.ts';
import type { OutlineLine } from './outline-reading.ts';
import { headerRow, headingAbove, type OutlinedBox, outlinedBoxes } from './outlined-box.ts';
import { changeOfPlace } from './outlined-place.ts';
import {
  holdsMoney,
  isSameBesideClocks,
  isSameBesideCounts,
  isSameBesideFigures,
  isSameBesideNumbers,
  roleOf,
  saidBy,
  saidOfTarget,
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
 * Whether a target still is what outlines showed: for a caller that knows the page by them alone. `snapshotId`: of the one that showed
 * the target's line; `around`: of the one that showed what is around it: what it is in, its row or card, its dialog or form, the
 * headings above. What our own runs changed since, their results have told.
 */
export async function compareWithOutline(asked: {
  elementId: string;
  snapshotId: string;
  around?: string | undefined;
}): Promise<Compared> {
  const found = elementIds.find(asked.elementId);
  if (found.status !== 'found') return { status: 'unknown', said: '' };
  const { element } = found;
  const key = `n${numberOf(element)}`;
  const now = (await linesOf(element)).lines.find(line => line.key === key);
  const target = now && outlined(element, asked.snapshotId);
  if (!target) return { status: 'unknown', said: now ? saidBy(now.text) : '' };
  const context = asked.around === undefined ? undefined : outlined(element, asked.around);
  const changed = ownChange(target, now) ?? (context && (await changeAround(context)));
  return changed ? { status: 'changed', ...changed } : { status: 'kept' };
}

interface Target {
  element: Element;
  /** Its line in the outline. */
  own: OutlineLine;
  outline: RememberedOutline;
  /** Since the outline. */
  ownRuns: readonly OwnRun[];
  /** One of these was on the target itself: who does the same again has seen what it did. */
  isTouched: boolean;
}

function outlined(element: Element, snapshotId: string): Target | undefined {
  const outline = documentState.outlines?.find(({ id }) => id === snapshotId);
  const own = outline?.lines.find(({ key }) => key === `n${numberOf(element)}`);
  if (!outline || !own) return undefined;
  const ownRuns = ownRunsSince(outline.runs);
  return { element, own, outline, ownRuns, isTouched: ownRuns.some(({ target }) => target === element) };
}

function ownChange({ own, ownRuns, isTouched }: Target, is: OutlineLine): Change | undefined {
  if (isTouched) return undefined;
  const said = ownRuns.length > 0 ? saidBy : saidOfTarget;
  const [before, now] = [said(own.text), said(is.text)];
  return isSameBesideClocks(before, now) ? undefined : { before, now };
}

async function changeAround(target: Target): Promise<Change | undefined> {
  const { element, own, outline, ownRuns, isTouched } = target;
  const hasRun = ownRuns.length > 0;
  if (outline.path !== location.pathname && !hasRun) return { before: outline.path, now: location.pathname };
  const ofPlace = changeOfPlace(element, own, { lines: outline.lines, hasRun });
  if (ofPlace) return ofPlace;
  for (const box of outlinedBoxes(element, likesOf(own, outline.lines))) {
    const inBox = await changeIn(box, target);
    if (inBox) return inBox;
  }
  if (isTouched) return undefined;
  return (await changeAbove(headerRow(element), target)) ?? changeAbove(headingAbove(element), target);
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

async function changeIn(box: OutlinedBox, target: Target): Promise<Change | undefined> {
  const { own, outline, ownRuns } = target;
  const { lines } = await linesOf(box.element);
  const touched = new Set(ownRuns.map(run => (run.target ? `n${numberOf(run.target)}` : '')));
  const runsHere = ownRuns.filter(run => run.target && isWithin(run.target, box.element));
  // Where rows went, others may have moved into their place.
  const haveMoved = runsHere.some(({ row }) => row && likesInList(row) !== row.count);
  const since = { hasRun: runsHere.length > 0, haveMoved, isTouched: target.isTouched };
  const changed = pairLines(outline.lines, lines).find(({ was, is }) => {
    const key = is?.key ?? was?.key ?? '';
    if (key === own.key || touched.has(key)) return false;
    if (was && is) return isAbout(box, is) && !isSame(box, [saidBy(was.text), saidBy(is.text)], since);
    return box.isOneThing && !since.hasRun && outline.isWhole;
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
  { hasRun, haveMoved, isTouched }: { hasRun: boolean; haveMoved: boolean; isTouched: boolean },
): boolean {
  if (isSameBesideClocks(before, now)) return true;
  if (!hasRun || (isOneThing && haveMoved)) return false;
  if (isTouched) return !isOneThing || isSameBesideNumbers(before, now);
  if (isOneThing) return isSameBesideCounts(before, now);
  return !(holdsMoney(before) || holdsMoney(now) || roleOf(before) === 'heading');
}

/** A heading, or the row of headings of a table. */
async function changeAbove(
  heading: Element | undefined,
  { outline, ownRuns }: Target,
): Promise<Change | undefined> {
  const [is] = heading ? (await linesOf(heading)).lines : [];
  if (!is) return undefined;
  const role = roleOf(is.text);
  const others = outline.lines.filter(({ text }) => roleOf(text) === role);
  if (others.length === 0) return undefined;
  const now = saidBy(is.text);
  const was = others.find(({ key }) => key === is.key);
  const hasRun = ownRuns.length > 0;
  // Drawn again, it is another node.
  if (!was && (hasRun || others.some(({ text }) => saidBy(text) === now))) return undefined;
  const before = saidBy(was?.text ?? '');
  return before === now || (hasRun && isSameBesideFigures(before, now)) ? undefined : { before, now };
}

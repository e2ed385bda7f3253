import { documentState } from '../dom/document-state.ts';
import { elementIds } from '../identity/element-ids.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { ownRunsSince } from '../identity/own-runs.ts';
import { changeInBox, elapsedSince, type OutlinedChange, type OutlinedTarget } from './change-in-box.ts';
import { changeOfEffect } from './control-effect.ts';
import { linesOf, type ReadOutline } from './outline-page.ts';
import type { OutlineLine } from './outline-reading.ts';
import { headerRow, headingAbove, outlinedBoxes } from './outlined-box.ts';
import { changeOfPlace } from './outlined-place.ts';
import { isSameBesideClocks, isSameBesideFigures, roleOf, saidBy, saidOfTarget } from './outlined-words.ts';

/** `unknown`: the outline is forgotten, or did not show it; `said` is what it would say of it now. */
export type Compared =
  | { status: 'kept' }
  | { status: 'changed'; before: string; now: string }
  | { status: 'unknown'; said: string };

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
  const { lines, effects } = await linesOf([element]);
  const now = lines.find(line => line.key === key);
  const target = now && outlined(element, asked.snapshotId);
  if (!target) return { status: 'unknown', said: now ? saidBy(now.text) : '' };
  const context = asked.around === undefined ? undefined : outlined(element, asked.around);
  const changed =
    ownChange(target, now) ?? ofEffect(target, effects) ?? (context && (await changeAround(context)));
  return changed ? { status: 'changed', ...changed } : { status: 'kept' };
}

function outlined(element: Element, snapshotId: string): OutlinedTarget | undefined {
  const outline = documentState.outlines?.find(({ id }) => id === snapshotId);
  const own = outline?.lines.find(({ key }) => key === `n${numberOf(element)}`);
  if (!outline || !own) return undefined;
  const ownRuns = ownRunsSince(outline.runs);
  const isTouched = ownRuns.some(({ target }) => target === element);
  return { element, own, outline, ownRuns, isTouched, ticking: new Set() };
}

function ownChange(
  { own, outline, ownRuns, isTouched }: OutlinedTarget,
  is: OutlineLine,
): OutlinedChange | undefined {
  if (isTouched) return undefined;
  const said = ownRuns.length > 0 ? saidBy : saidOfTarget;
  const [before, now] = [said(own.text), said(is.text)];
  return isSameBesideClocks(before, now, elapsedSince(outline)) ? undefined : { before, now };
}

function ofEffect(
  { own, outline, isTouched }: OutlinedTarget,
  effects: ReadOutline['effects'],
): OutlinedChange | undefined {
  return isTouched ? undefined : changeOfEffect(outline.effects.get(own.key), effects.get(own.key));
}

async function changeAround(target: OutlinedTarget): Promise<OutlinedChange | undefined> {
  const { element, own, outline, ownRuns, isTouched } = target;
  const hasRun = ownRuns.length > 0;
  if (outline.path !== location.pathname && !hasRun) return { before: outline.path, now: location.pathname };
  const ofPlace = changeOfPlace(element, own, { lines: outline.lines, hasRun });
  if (ofPlace) return ofPlace;
  for (const box of outlinedBoxes(element, likesOf(own, outline.lines))) {
    const inBox = await changeInBox(box, target);
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

/** A heading, or the row of headings of a table. */
async function changeAbove(
  heading: Element | undefined,
  { outline, ownRuns }: OutlinedTarget,
): Promise<OutlinedChange | undefined> {
  const [is] = heading ? (await linesOf([heading])).lines : [];
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

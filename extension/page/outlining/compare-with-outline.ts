import { documentState } from '../dom/document-state.ts';
import { elementIds } from '../identity/element-ids.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { type OwnRun, ownRunsSince } from '../identity/own-runs.ts';
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
  const inBox = box && (await changeIn(box, target));
  if (inBox || box?.isOneThing) return inBox;
  return changeOfHeading(target);
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
  const before = new Map(outline.lines.map(line => [line.key, saidBy(line.text)]));
  const here = new Set(lines.map(({ key }) => key));
  // Drawn again, a text is in another node.
  const drawnBefore = new Set(
    outline.lines.filter(({ key }) => !here.has(key)).map(({ text }) => saidBy(text)),
  );
  const touched = new Set(ownRuns.map(({ target }) => (target ? `n${numberOf(target)}` : '')));
  const hasRun = ownRuns.some(({ target }) => target && box.element.contains(target));
  for (const { key, text } of lines) {
    if (key === own.key || touched.has(key) || !isAbout(box, text)) continue;
    const [was, now] = [before.get(key), saidBy(text)];
    if (was === undefined && (drawnBefore.has(now) || isAddition(box, outline, hasRun))) continue;
    if (was === undefined || !isSame(box, was, now, hasRun)) return { before: was ?? '', now };
  }
  return undefined;
}

/** In a form, other controls may come, go and change. */
function isAbout({ isOneThing }: OutlinedBox, line: string): boolean {
  return isOneThing || !(line.includes(' [ref=') || SPEAKING.test(roleOf(line)));
}

const SPEAKING = /^(?:alert|status|timer|log|progressbar|meter)$/u;

/** Forms and dialogs say more as they are used. A new text in a row may stand in the place of another. */
function isAddition({ isOneThing }: OutlinedBox, outline: RememberedOutline, hasRun: boolean): boolean {
  return !isOneThing || hasRun || !outline.isWhole;
}

function isSame({ isOneThing }: OutlinedBox, before: string, now: string, hasRun: boolean): boolean {
  if (isSameBesideClocks(before, now)) return true;
  if (!hasRun) return false;
  if (isOneThing) return isSameBesideCounts(before, now);
  return !(holdsMoney(before) || holdsMoney(now) || roleOf(before) === 'heading');
}

async function changeOfHeading({ element, own, outline, ownRuns }: Target): Promise<Change | undefined> {
  const at = outline.lines.indexOf(own);
  const was = outline.lines.slice(0, at).findLast(({ text }) => roleOf(text) === 'heading');
  const heading = headingAbove(element);
  if (!was || !heading) return undefined;
  const [is] = (await linesOf(heading)).lines;
  const [before, now] = [saidBy(was.text), saidBy(is?.text ?? '')];
  const isSameHeading =
    before === now || isSameBesideFigures(before, now) || (ownRuns.length > 0 && is?.key !== was.key);
  return isSameHeading ? undefined : { before, now };
}

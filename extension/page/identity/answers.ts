import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { isTicked, tickedByHead } from './answer-counts.ts';
import { isPlainReport, isSpoken } from './answer-texts.ts';
import { isClock } from './clocks.ts';
import { type Change, changesOf } from './context-changes.ts';
import type { Piece } from './context-pieces.ts';
import { stateOf } from './control-states.ts';
import { isStoreOf, type OwnRun, writtenBy } from './own-runs.ts';
import { contentOf, keyOf, ownFieldsOf } from './sent-fields.ts';

/** Menus, tips and messages appear over or beside what is pressed, and say nothing about it. */
export function isPassing(
  { at, isName, isValue, isMark }: Piece,
  target: Element,
  isActing: boolean,
): boolean {
  if (isName || isValue || isMark || isWithin(at, target)) return false;
  if (isField(target) && !isTickBox(target) && !isActing) return true;
  const passing = closestComposed(
    at,
    box =>
      isWithin(target, box) ||
      isMatching(box, PASSING) ||
      /absolute|fixed/u.test(getComputedStyle(box).position),
  );
  return passing !== undefined && !isWithin(target, passing);
}

const PASSING =
  '[role=tooltip], [role=menu], [role=listbox], [role=dialog], [role=status], [role=alert], [role=log], [aria-live], [popover], button, [role=button], [role=menuitem], [role=option]';

/** Whether a change is what a page answers to our own runs. `next`: the target of the row that is to run. */
export function isAnswer(change: Change, runs: readonly OwnRun[], next?: Element): boolean {
  const { at, piece } = change;
  if (runs.length === 0 || piece.isMark) return false;
  if (piece.isValue) return isOfRuns(at, runs);
  // A row that was pressed or hovered is what its buttons are about.
  const isInside = ({ target }: OwnRun) =>
    target && isWithin(at, target) && !(next && isWithin(next, target));
  if (runs.some(isInside)) return true;
  return !piece.isName && isSpoken(change, runs);
}

/** Whether what regions report is no more than a remark. */
export function areReports(
  before: readonly Piece[],
  now: readonly Piece[],
  runs: readonly OwnRun[],
): boolean {
  const isReport = (piece: Piece) => piece.isPassing === true && isReporting(piece.at) && !isClock(piece);
  const changes = changesOf(before.filter(isReport), now.filter(isReport));
  return changes.every(change => change.before === change.now || isPlainReport(change, runs));
}

function isReporting(at: Element): boolean {
  return (
    closestComposed(at, box => isMatching(box, '[role=status], [role=alert], [aria-live]')) !== undefined
  );
}

/** The value that a run of ours left, a choice that ours excludes, or one that follows ours. */
function isOfRuns(at: Element, runs: readonly OwnRun[]): boolean {
  const targets = runs.flatMap(({ target }) => target ?? []);
  if (targets.includes(at)) return isSettled(at, runs);
  if (targets.some(field => isWithin(at, field) || isStoreOf(field, at))) return true;
  const now = stateOf(at)?.text ?? '';
  if (/^=(?:false,?)*$/u.test(now) && targets.some(field => excludes(field, at))) return true;
  const isTheirs = ({ target, wasTicked }: OwnRun) =>
    target &&
    wasTicked !== undefined &&
    (now === '=mixed' || (isWithin(target, at) && isTicked(target) === (now === '=true')));
  return runs.some(run => isTheirs(run) || tickedByHead(run).includes(at));
}

/** Whether a field still holds what the last run of ours left in it. */
function isSettled(element: Element, runs: readonly OwnRun[]): boolean {
  const now = ownFieldsOf(element).find(field => field.element === element);
  const settled = now && writtenBy(runs).get(keyOf(now));
  return !now || !settled || contentOf(settled) === contentOf(now);
}

function excludes(field: Element, other: Element): boolean {
  if (isInput(field) && isInput(other))
    return field.type === 'radio' && other.type === 'radio' && field.name === other.name;
  const group = closestComposed(other, box =>
    isMatching(box, '[role=radiogroup], [role=tablist], [role=listbox]'),
  );
  return group !== undefined && isWithin(field, group);
}

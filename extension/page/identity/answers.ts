import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isInput, isLink } from '../dom/element-types.ts';
import { attributeOf, elementById, isConnected, isMatching } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';
import { isTicked, tickedByHead } from './answer-counts.ts';
import { isSpoken } from './answer-texts.ts';
import type { Change } from './context-changes.ts';
import { stateOf } from './control-states.ts';
import { namesOf, type OwnRun, writtenBy } from './own-runs.ts';
import { contentOf, keyOf, ownFieldsOf } from './sent-fields.ts';
import { isStoreOf } from './widget-store.ts';

/** Whether a change is what a page answers to our own runs. `next`: the target of the row that is to run. */
export function isAnswer(change: Change, runs: readonly OwnRun[], next?: Element): boolean {
  const { at, piece } = change;
  if (runs.length === 0 || piece.isMark) return false;
  if (piece.isValue) return isOfRuns(at, runs);
  // A row that was pressed or hovered is what its buttons are about, and a part that was opened what stands in it.
  const isInside = ({ target }: OwnRun) =>
    target &&
    (change.before === '' || isMatching(target, USED)) &&
    [target, ...controlledBy(target)].some(part => isWithin(at, part) && !(next && isWithin(next, part)));
  if (runs.some(isInside) || isNewAddress(change)) return true;
  return !piece.isName && isSpoken(change, runs);
}

/** A mere text that was pressed may be what another control is about. */
const USED =
  'a, button, input, select, textarea, label, summary, [role], [tabindex], [contenteditable], [onclick], [aria-expanded]';

/** Where a link leads that came or that led nowhere, as to the preview of a draft. Its words are another change. */
function isNewAddress({ at, before, now, piece }: Change): boolean {
  return before === '' && piece.isFixed === true && isLink(at) && now === attributeOf(at, 'href');
}

/** The panel of a tab, the part that a button opens. */
function controlledBy(target: Element): Element[] {
  const ids = (attributeOf(target, 'aria-controls') ?? '').split(/\s+/u).filter(Boolean);
  return isField(target) ? [] : ids.flatMap(id => elementById(target, id) ?? []);
}

/** The value that a run of ours left, a choice that ours excludes, or one that follows ours. */
function isOfRuns(at: Element, runs: readonly OwnRun[]): boolean {
  const targets = runs.flatMap(({ target }) => target ?? []);
  if (targets.includes(at)) return isSettled(at, runs);
  if (targets.some(field => isWithin(at, field) || isStoreOf(field, at))) return true;
  if (runs.some(run => isDrawnAgain(run, at))) return true;
  const now = stateOf(at)?.text ?? '';
  if (/^=(?:false,?)*$/u.test(now) && targets.some(field => excludes(field, at))) return true;
  const isTheirs = ({ target, wasTicked }: OwnRun) =>
    target &&
    wasTicked !== undefined &&
    (now === '=mixed' || (isWithin(target, at) && isTicked(target) === (now === '=true')));
  return runs.some(run => isTheirs(run) || tickedByHead(run).includes(at));
}

/** A box that we ticked, in a list that the page then drew again. */
function isDrawnAgain({ target, wasTicked, names }: OwnRun, at: Element): boolean {
  if (!target || wasTicked === undefined || isConnected(target)) return false;
  const said = namesOf(at).filter(name => name.trim() !== '');
  return isTicked(at) !== wasTicked && said.length > 0 && said.every(name => names.includes(name));
}

/** Whether a field still holds what the last run of ours left in it. */
export function isSettled(element: Element, runs: readonly OwnRun[]): boolean {
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

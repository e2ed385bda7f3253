import { comesBefore } from '../page/dom/composed-walk.ts';
import { isConnected } from '../page/dom/native-dom.ts';
import { isSettled } from '../page/identity/answers.ts';
import { type ChangedWords, changedWords } from '../page/identity/changed-words.ts';
import { stateOf } from '../page/identity/control-states.ts';
import { numbersDrawnAgain, pathOf, type ShownPath } from '../page/identity/drawn-again.ts';
import { countOwnRuns, type OwnRun, ownRunsSince } from '../page/identity/own-runs.ts';
import { isWrittenByPerson, watchPersonInput } from '../page/identity/person-input.ts';
import { keepsContext, rememberContext } from '../page/identity/remembered-contexts.ts';
import { hiddenFieldsOf, type SentField, sentFieldsOf } from '../page/identity/sent-fields.ts';
import { type Toggle, turnsAlike } from '../page/identity/toggle-state.ts';
import { isField } from '../page/naming/field-surroundings.ts';
import { haveSameFields, type ShownFields } from './compare-fields.ts';
import type { PreviewDetails } from './contract/operation.ts';

/**
 * The state behind a row on the card that only the person and our approved runs may change: the target's value, the fields
 * that go along, the text around it. It holds secrets and stays in the page.
 */
interface ShownState extends ShownFields {
  before: string;
  /** What a key in a field hands over. */
  held: string | undefined;
  context: string;
  runs: number;
  /** Those of which the card says that it is the second of three, where no words tell them apart. */
  likes: readonly Element[];
  path: ShownPath;
  /** What a press turns over. */
  toggle: Toggle | undefined;
}

const states = new Map<string, ShownState>();

/** Nobody approves the first of so many cards. */
const MAX_KEPT = 300;

/** Remembers the state for the card; its id goes into the binding. */
export function rememberShownState(
  element: Element,
  details: PreviewDetails,
  likes: readonly Element[],
): string {
  watchPersonInput();
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  states.set(id, {
    before: beforeOf(details),
    held: heldBy(element, details),
    fields: fieldsFor(element, details),
    context: rememberContext(element, isActing(details)),
    runs: countOwnRuns(),
    likes,
    path: pathOf(element),
    toggle: details.turns?.toggle,
    moment: performance.now(),
  });
  const [oldest] = states.keys();
  if (states.size > MAX_KEPT && oldest !== undefined) states.delete(oldest);
  return id;
}

/** Whether only the person and our own runs have changed what the card stood for, besides what a press turns over. */
export function isAsShown(element: Element, details: PreviewDetails, id: string): boolean {
  const shown = states.get(id);
  if (!shown) return false;
  // An open card asks again and again: what it relies on is not the oldest.
  states.delete(id);
  states.set(id, shown);
  const ownRuns = ownRunsSince(shown.runs);
  return (
    isSameValue(details, shown, ownRuns) &&
    holdsTheSame(element, details, shown, ownRuns) &&
    haveSameFields(fieldsFor(element, details), shown, ownRuns) &&
    isContextKept(element, details, shown, ownRuns)
  );
}

/** The state that the card stood for and the present one, where a press would no longer do the same. */
export function turnedSince(
  element: Element,
  { turns }: PreviewDetails,
  id: string,
): { was: Toggle | undefined; is: Toggle | undefined } | undefined {
  const shown = states.get(id);
  if (!turns || !shown) return undefined;
  const { toggle: is } = turns;
  // The card does not say which way a row turns what an earlier one has turned.
  const own = ownRunsSince(shown.runs).findLast(({ target }) => target === element);
  const was = own ? own.left : shown.toggle;
  return turnsAlike(was, is) ? undefined : { was, is };
}

/** How nodes are numbered where the page drew the target again. */
export function numberingSince(element: Element, id: string): ReturnType<typeof numbersDrawnAgain> {
  const path = states.get(id)?.path;
  return path && numbersDrawnAgain(path, element);
}

/** The words around a target that differ from those that the card stood for; undefined while it is as shown. */
export function driftSince(element: Element, details: PreviewDetails, id: string): ChangedWords | undefined {
  if (isAsShown(element, details, id) && !turnedSince(element, details, id)) return undefined;
  return changedWords(element, states.get(id)?.context ?? '', isActing(details));
}

/**
 * Whether a target has its place after own runs; undefined before. What they removed or moved shifts the numbers, so it is
 * compared with the others that were on the card.
 */
export function keepsPlace(element: Element, id: string): boolean | undefined {
  const { runs = 0, likes = [] } = states.get(id) ?? {};
  const ownRuns = ownRunsSince(runs);
  if (ownRuns.length === 0) return undefined;
  const isOwn = (other: Element) => ownRuns.some(({ target }) => target === other);
  return likes.every((other, index) => {
    if (other === element || !isConnected(other) || isOwn(other)) return true;
    return comesBefore(other, element) === index < likes.indexOf(element);
  });
}

/** What is drawn as a button in a form may send it by a script. */
function fieldsFor(element: Element, { effect }: PreviewDetails): readonly SentField[] {
  const maySend = effect === 'submits' || (effect === 'acts' && !isField(element));
  return maySend ? sentFieldsOf(element) : hiddenFieldsOf(element);
}

/** A key in a field may act as a button does. */
function isActing({ effect, after }: PreviewDetails): boolean {
  return effect === 'submits' || effect === 'leaves' || (effect === 'acts' && after !== undefined);
}

function heldBy(element: Element, details: PreviewDetails): string | undefined {
  return isActing(details) && isField(element) ? stateOf(element)?.text : undefined;
}

/** The person and our own runs may write what a key then hands over. */
function holdsTheSame(
  element: Element,
  details: PreviewDetails,
  { held, moment }: ShownState,
  ownRuns: readonly OwnRun[],
): boolean {
  if (heldBy(element, details) === held || isWrittenByPerson(element, moment)) return true;
  return ownRuns.some(({ target }) => target === element) && isSettled(element, ownRuns);
}

/** Where a row sets a value, an earlier row may have changed the former one. */
function isSameValue(details: PreviewDetails, shown: ShownState, ownRuns: readonly OwnRun[]): boolean {
  if (ownRuns.length > 0 && details.after !== undefined) return true;
  return beforeOf(details) === shown.before;
}

/** A state that a press turns over is compared apart. */
function beforeOf({ before, turns }: PreviewDetails): string {
  return JSON.stringify((turns ? undefined : before) ?? null);
}

function isContextKept(
  element: Element,
  details: PreviewDetails,
  { context }: ShownState,
  ownRuns: readonly OwnRun[],
): boolean {
  const isSubmitting = isActing(details);
  return keepsContext(element, context, ownRuns, isSubmitting);
}

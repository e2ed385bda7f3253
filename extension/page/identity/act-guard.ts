import { rectOf } from '../dom/box.ts';
import { anyShadowRootOf, composedAncestry, isWithin } from '../dom/composed-tree.ts';
import { submissionOf } from '../dom/destination.ts';
import { isEditorHost, isInput } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';
import { tickingFigures } from '../timing/background-mutations.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { drawnSurfaceOf, isPartDrawn } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { actionSignatureOf, labelTextsOf } from './action-signature.ts';
import { isAnswer } from './answers.ts';
import { changedPieces } from './compare-contexts.ts';
import { type Context, contextOf, wholeOf } from './context.ts';
import { changesOf } from './context-changes.ts';
import { marksOf } from './context-marks.ts';
import { stateOf, withoutFormat } from './control-states.ts';
import { countOwnRuns, ownRunsSince } from './own-runs.ts';
import type { Piece } from './piece.ts';
import { isSameTitle } from './same-title.ts';
import { contentOf, isRenewedToken, keyOf, type SentField, sentFieldsOf } from './sent-fields.ts';
import { TargetChanged } from './target-changed.ts';
import { isOwnName, wordsGuard } from './words-guard.ts';

export interface ActGuard {
  /** Kind, form, destination, names and labels. */
  isSameTarget(): boolean;
  /** Also the words around it, and what its form sends. */
  isKept(): boolean;
  /** Throws `TargetChanged`. */
  assertKept(): void;
}

/**
 * Taken when an act begins, and asked again after each event that lets the page run before the decisive one. `pressed`: the
 * part of the target under the pointer.
 */
export function guardAct(
  target: Element,
  pressed: Element = target,
  isSubmitting: boolean = submissionOf(target) !== undefined,
): ActGuard {
  const readNature = natureReader(target, pressed);
  const nature = readNature();
  const context = contextOf(target, isSubmitting);
  const keepsWords = wordsGuard(context, target, isSubmitting);
  // What is drawn as a button in a form may send it by a script.
  const maySend = isSubmitting || !isField(target);
  const fields = maySend ? sentFieldsOf(target) : [];
  const isSameTarget = () =>
    readNature() === nature && isSameTitle(target, context.title, attributeOf(target, 'title') ?? '');
  const isKept = () =>
    isSameTarget() &&
    keepsWords(contextOf(target, isSubmitting, context.surroundings)) &&
    (!maySend || haveSameContent(fields, sentFieldsOf(target)));
  const assertKept = () => {
    if (!isKept()) throw new TargetChanged();
  };
  return { isSameTarget, isKept, assertKept };
}

/**
 * For acts of several steps, which the page answers in between: whether the target is the same, apart from its own text, and
 * no words around are lost. On its way a widget shows other words of its own, in the target or in the given parts.
 */
export function guardSteps(target: Element): (parts?: readonly Element[]) => boolean {
  const addedLabel = labelAddedTo(target);
  const nature = natureBesideText(target, addedLabel());
  const placeholder = attributeOf(target, 'placeholder');
  const context = contextOf(target);
  const before = wholeOf(context);
  // A widget takes its own words out of the page, and with them the way to it.
  const ways = new Map(before.pieces.map(piece => [piece, [...composedAncestry(piece.at)]]));
  const runs = ownRunsSince(countOwnRuns() - 1);
  const frame = frameOf(target, context.surroundings.own);
  let known = quickLook(target, context);
  return (parts = []) => {
    if (natureBesideText(target, addedLabel()) !== nature) return false;
    if (isOtherPlaceholder(placeholder, target) && !showsFigures(target)) return false;
    const seen = quickLook(target, context);
    if (seen === known) return true;
    const now = contextOf(target, false, context.surroundings);
    const { lost, added } = changedPieces(before, wholeOf(now));
    const isOfWidget = (piece: Piece) =>
      isOwnName(piece, target) || [...frame, ...parts].some(part => ways.get(piece)?.includes(part));
    const changes = changesOf(
      lost.filter(piece => !isOfWidget(piece)),
      added,
    );
    const isKept =
      changes.every(change => change.before === '' || isAnswer(change, runs)) &&
      !added.some(({ isMark }) => isMark);
    if (isKept) known = seen;
    return isKept;
  };
}

/** The target and, of a list to choose from, the boxes that a kit draws right around it: they show what is chosen. */
function frameOf(target: Element, own: Element | undefined): Element[] {
  if (!isMatching(target, '[role=combobox], [aria-haspopup=listbox]')) return [target];
  const frame = [...composedAncestry(target)].slice(0, FRAME_LEVELS);
  return frame.filter(box => !own || (box !== own && isWithin(box, own)) || box === target);
}

const FRAME_LEVELS = 3;

/** What can make words be lost, read fast: each typed character asks for it. */
function quickLook(target: Element, { pieces, after, surroundings: { own, area } }: Context): string {
  const { left, top } = rectOf(target);
  const parts = new Map([...pieces, ...after].map(piece => [piece.at, piece]));
  parts.delete(target);
  const looks = Array.from(parts, ([at, { isValue, rect }]) => {
    const { color, fontSize } = getComputedStyle(at);
    const isShown = at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const attributes = attributeNamesOf(at).map(name => attributeOf(at, name));
    const now = rect && rectOf(at);
    const place = now && [now.left - left, now.top - top];
    const state = isValue && stateOf(at)?.text;
    return [isShown, anyShadowRootOf(at) !== null, ownTextOf(at), state, place, color, fontSize, attributes];
  });
  return JSON.stringify([looks, marksOf(target, own, own ?? area).map(({ text }) => text)]);
}

/** A press's effect and the text on it, visible or not: what it opens may hide the rest. */
function natureReader(target: Element, pressed: Element): () => string {
  // It may become a label above, as a title may in a hint.
  const [placeholder, title] = ['placeholder', 'title'].map(name => attributeOf(target, name));
  const addedLabel = labelAddedTo(target);
  return () => {
    const passing = [...passingLabelsOf(target), placeholder, title, ...addedLabel()];
    const labels = labelTextsOf(target).filter(text => text === null || !passing.includes(text));
    const isCounting = tickingFigures(target) !== undefined;
    const own = isMatching(target, SLIDER) ? valuesOf(target) : [];
    const still = (text: string | null) => withoutValues(isCounting ? text?.replace(/\d+/gu, '') : text, own);
    const isRenamed = isOtherPlaceholder(placeholder, target);
    return JSON.stringify([
      actionSignatureOf(pressed),
      actionSignatureOf(target),
      labels.map(still),
      isRenamed,
    ]);
  };
}

/** At focus, date fields tell screen readers alone how to go on; what names the field stays. */
function labelAddedTo(field: Element): () => string[] {
  const mayBeTold = isField(field) && attributeOf(field, 'aria-label') === null;
  return () => {
    const label = mayBeTold ? attributeOf(field, 'aria-label') : null;
    return label === null ? [] : [label];
  };
}

/** Of editors that draw their lines: those in view, or the caret's line in the name of a field that nobody sees. */
function passingLabelsOf(field: Element): (string | null)[] {
  if (isEditorHost(field) && isPartDrawn(field)) return [textOf(field)];
  const label = attributeOf(field, 'aria-label');
  return label !== null && drawnSurfaceOf(field, createVisibility()) ? [label] : [];
}

/** Named by its own value, which changes or appears under the pointer and at focus. */
const SLIDER = '[role=slider], [role=spinbutton], [type=range], [aria-valuenow]';

/** It may come and go, but not ask for something else. */
function isOtherPlaceholder(before: string | null | undefined, field: Element): boolean {
  const now = attributeOf(field, 'placeholder');
  return Boolean(before && now && before !== now);
}

/** Some pickers show there what the pointer is over: figures ask for nothing. */
function showsFigures(field: Element): boolean {
  return /^[\d\s:/.-]+$/u.test(attributeOf(field, 'placeholder') ?? '');
}

function valuesOf(slider: Element): string[] {
  const names = ['aria-valuenow', 'aria-valuetext', 'value'];
  const values = [...names.map(name => attributeOf(slider, name)), isInput(slider) ? slider.value : null];
  return values.flatMap(value => (value ? [value] : []));
}

function withoutValues(text: string | null | undefined, values: readonly string[]): string | undefined {
  return values.reduce((rest, value) => rest?.replaceAll(value, ''), text ?? undefined)?.trim();
}

/** Kind, form, destination, and labels, which may count. Without the text that is typed or chosen. */
function natureBesideText(target: Element, told: readonly string[]): string {
  const own = textOf(target);
  const labels = labelTextsOf(target)
    .map(text => text ?? '')
    .filter(text => !own.includes(text) && !told.includes(text));
  return JSON.stringify([actionSignatureOf(target), labels.map(text => text.replace(/\d+/gu, '#'))]);
}

/** Leaving a field may put its text into another format. */
function haveSameContent(before: readonly SentField[], now: readonly SentField[]): boolean {
  if (before.length !== now.length) return false;
  const after = new Map(now.map(field => [keyOf(field), field]));
  return before.every(was => {
    const is = after.get(keyOf(was));
    if (!is) return false;
    return contentOf(formatted(was)) === contentOf(formatted(is)) || isRenewedToken(was, is);
  });
}

function formatted(field: SentField): SentField {
  if (!field.isSeen) return field;
  return { ...field, values: field.values.map(withoutFormat) };
}

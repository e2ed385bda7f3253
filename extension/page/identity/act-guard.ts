import { composedAncestry } from '../dom/composed-tree.ts';
import { submissionOf } from '../dom/destination.ts';
import { isEditorHost } from '../dom/element-types.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { tickingFigures } from '../timing/background-mutations.ts';
import { drawnSurfaceOf, isPartDrawn } from '../visibility/drawn-editor.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { actionSignatureOf, labelTextsOf } from './action-signature.ts';
import { isPassing } from './answers.ts';
import { changedPieces } from './compare-contexts.ts';
import { type Context, contextOf } from './context.ts';
import { MONEY, type Piece } from './context-pieces.ts';
import { contentOf, isRenewedToken, keyOf, type SentField, sentFieldsOf } from './sent-fields.ts';
import { TargetChanged } from './target-changed.ts';

export interface ActGuard {
  /** Kind, form, destination, names and labels. */
  isSameTarget(): boolean;
  /** Also the words around it, and for a submit what it sends. */
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
  const nature = natureOf(target, pressed);
  const context = contextOf(target, isSubmitting);
  const fields = isSubmitting ? sentFieldsOf(target) : [];
  const title = attributeOf(target, 'title');
  const isSameTarget = () => natureOf(target, pressed) === nature && isSameTitle(target, title);
  const isKept = () => {
    if (!isSameTarget()) return false;
    if (!keepsWords(context, contextOf(target, isSubmitting, context.surroundings), target, isSubmitting))
      return false;
    return !isSubmitting || haveSameContent(fields, sentFieldsOf(target));
  };
  const assertKept = () => {
    if (!isKept()) throw new TargetChanged();
  };
  return { isSameTarget, isKept, assertKept };
}

/**
 * For acts of several steps: whether no words around are lost. On its way a widget shows other words of its own, in the
 * target or in the given parts.
 */
export function guardPlace(target: Element): (parts?: readonly Element[]) => boolean {
  const context = contextOf(target);
  const before = whole(context);
  // A widget takes its own words out of the page, and with them the way to it.
  const ways = new Map(before.pieces.map(piece => [piece, [...composedAncestry(piece.at)]]));
  return (parts = []) => {
    const { lost } = changedPieces(before, whole(contextOf(target, false, context.surroundings)));
    return lost.every(piece => [target, ...parts].some(part => ways.get(piece)?.includes(part)));
  };
}

/**
 * Within one act, also the words after a control count, because they have no time to change by themselves. A page may write
 * its answer there; an amount is none.
 */
function keepsWords(before: Context, now: Context, target: Element, isSubmitting: boolean): boolean {
  const { lost, added } = changedPieces(whole(before), whole(now));
  const after: readonly Piece[] = before.after.length > 0 ? [] : now.after;
  const isAnswer = (piece: Piece) =>
    isPassing(piece, target, isSubmitting) || (after.includes(piece) && !MONEY.test(piece.text));
  return lost.length === 0 && added.every(isAnswer);
}

/** Pages take a title away while they show a hint of their own, or give one to what had none. */
function isSameTitle(target: Element, before: string | null): boolean {
  const now = attributeOf(target, 'title') ?? '';
  return now === '' || (before ?? '') === '' || now === before;
}

function whole(context: Context): Context {
  return { ...context, pieces: [...context.pieces, ...context.after] };
}

/** A press's effect and the text on it, visible or not: what it opens may hide the rest. */
function natureOf(target: Element, pressed: Element): string {
  const passing = passingLabelsOf(target);
  const labels = labelTextsOf(target).filter(text => text === null || !passing.includes(text));
  const isCounting = isMatching(target, SLIDER) || tickingFigures(target) !== undefined;
  return JSON.stringify([
    actionSignatureOf(pressed),
    actionSignatureOf(target),
    isCounting ? labels.map(text => text?.replace(/\d+/gu, '').trim()) : labels,
  ]);
}

/** Of editors that draw their lines: those in view, or the caret's line in the name of a field that nobody sees. */
function passingLabelsOf(field: Element): (string | null)[] {
  if (isEditorHost(field) && isPartDrawn(field)) return [textOf(field)];
  const label = attributeOf(field, 'aria-label');
  return label !== null && drawnSurfaceOf(field, createVisibility()) ? [label] : [];
}

/** Named by its own value, which changes or appears under the pointer and at focus. */
const SLIDER = '[role=slider], [role=spinbutton], [type=range], [aria-valuenow]';

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
  return { ...field, values: field.values.map(bare) };
}

function bare(value: string): string {
  const number = value.trim() === '' ? Number.NaN : Number(value.replace(/[,\s]/gu, ''));
  return Number.isFinite(number) ? String(number) : value.replace(/\s+/gu, ' ').trim();
}

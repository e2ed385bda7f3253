import { closestComposed, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { labelTextsOf } from './action-signature.ts';
import { isComplaint } from './answer-words.ts';
import { isMessage } from './beside-fields.ts';
import { changedPieces } from './compare-contexts.ts';
import { type Context, wholeOf } from './context.ts';
import { isClosing, isLaidOver, isPassing } from './passing.ts';
import { MONEY, type Piece } from './piece.ts';
import { areReports } from './reports.ts';

/**
 * Within one act, also the words after a control count, because they have no time to change by themselves. A page may write
 * its answer there, or what it shows beside; an amount is none. What is shown over the page or beside a text field may also
 * close, unless other words come. Under the pointer, a row may show what can be done with it in the place of its date.
 */
export function wordsGuard(
  context: Context,
  target: Element,
  isSubmitting: boolean,
): (now: Context) => boolean {
  const before = wholeOf(context);
  const { own } = context.surroundings;
  const isWritten = isField(target) && !isTickBox(target);
  const isCompared = (piece: Piece) =>
    !isWritten || !(isOwnName(piece, target) || isLineNumber(piece, target));
  const isBeside = (piece: Piece) => isWritten && isMessage(piece, [target]);
  const isTakenBack = ({ text }: Piece) => isField(target) && isComplaint(text);
  // By their style now: what a page takes out has none.
  const closing = new Set(
    before.pieces.filter(
      piece =>
        isBeside(piece) ||
        isTakenBack(piece) ||
        (own && isWithin(piece.at, own)
          ? isDate(piece.text)
          : !MONEY.test(piece.text) && isClosing(piece, context)),
    ),
  );
  return now => {
    const changed = changedPieces(before, wholeOf(now));
    const lost = changed.lost.filter(piece => isCompared(piece) && !isOfPeer(piece, '=true', target));
    const added = changed.added.filter(piece => isCompared(piece) && !isOfPeer(piece, '=false', target));
    const after: readonly Piece[] = context.after.length > 0 ? [] : now.after;
    const isAnswer = (piece: Piece) =>
      isPassing(piece, context, isSubmitting) ||
      (after.includes(piece) && !MONEY.test(piece.text) && !isLaidOver(piece, context));
    if (!areReports(before.pieces, wholeOf(now).pieces, [])) return false;
    const words = lost.filter(piece => !isTitleTakenAway(piece));
    const isButton = (piece: Piece) => isInControl(piece.at) && isAnswer(piece);
    if (words.length > 0) return added.every(isButton) && words.every(piece => closing.has(piece));
    return added.every(piece => isAnswer(piece) || isBeside(piece));
  };
}

/** A cell, tab or option that is pressed is selected in the place of another like it, which then no longer is. */
function isOfPeer({ at, text, isValue }: Piece, state: '=true' | '=false', target: Element): boolean {
  const role = attributeOf(target, 'role');
  if (!isValue || at === target || text !== state) return false;
  return role !== null && SELECTED_ROLES.has(role) && role === attributeOf(at, 'role');
}

const SELECTED_ROLES = new Set(['gridcell', 'option', 'row', 'tab', 'treeitem']);

/** Bound as its name; at focus it may be painted at another place. The head of a column stays where it is. */
export function isOwnName({ text, at }: Piece, field: Element): boolean {
  const isHead = closestComposed(at, box => isMatching(box, 'th, [role=columnheader]')) !== undefined;
  return !isHead && labelTextsOf(field).some(label => label?.trim() === text.trim());
}

/** Beside the text of an editor. */
function isLineNumber({ text, at }: Piece, field: Element): boolean {
  return isEditorHost(field) && /^\d+$/u.test(text.trim()) && isWithin(at, composedParent(field) ?? field);
}

/** Pages take titles away while they show a hint of their own. */
function isTitleTakenAway({ text, at, isLook }: Piece): boolean {
  return isLook === true && text.startsWith('title=') && !attributeOf(at, 'title');
}

function isInControl(at: Element): boolean {
  return closestComposed(at, box => isMatching(box, 'button, a, [role=button]')) !== undefined;
}

/** A day or a time alone, as `10:15`, `Nov 25` or `3h`. */
function isDate(text: string): boolean {
  return (
    /^\s*(?:\p{L}{1,9}\.?,?\s?)?\d{1,4}(?:[.:/-]\d{1,2}){0,2}\.?\s?(?:\p{L}{1,9}\.?|[年月日])?\s*$/u.test(
      text,
    ) && !MONEY.test(text)
  );
}

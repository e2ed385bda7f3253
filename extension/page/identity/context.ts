import { deepestFocus } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { normalized } from '../dom/clean-text.ts';
import {
  anyShadowRootOf,
  closestComposed,
  composedAncestry,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { formAround } from '../dom/destination.ts';
import { isElement, isLabel } from '../dom/element-types.ts';
import {
  attributeOf,
  classNameOf,
  isMatching,
  localNameOf,
  nextSiblingOf,
  queryAllIn,
  textOf,
} from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { drawingAround, hasLike, MAX_TICK_TEXT, type Surroundings, surroundingsOf } from './context-boxes.ts';
import { marksOf } from './context-marks.ts';
import { piecesAround, piecesIn, type Reading } from './context-pieces.ts';
import { descriptionOf, titlesOf } from './context-titles.ts';
import type { Piece, Words } from './piece.ts';
import { createBudget } from './reading-budget.ts';
import { isRow } from './tree-paths.ts';
import { isPanelOf, wordsBeside } from './words-beside.ts';
import { piecesElsewhere } from './words-elsewhere.ts';

/** The words and marks that say what a target is about, as they were at a moment. */
export interface Context extends Words {
  /** Words right after a control. A page may write there what it did. */
  after: readonly Piece[];
  /** The target's own. */
  title: string;
  /** Kept for the whole approval: what a page writes must not choose what is compared. */
  surroundings: Surroundings;
}

/** With the words right after the control, as one text. */
export function wholeOf(context: Context): Context {
  return { ...context, pieces: [...context.pieces, ...context.after] };
}

/** `isActing`: it acts or submits, as a key in a field may. `known`: the surroundings of the context to compare with. */
export function contextOf(element: Element, isActing = false, known?: Surroundings): Context {
  const isWritten = isField(element) && !isActing;
  const isKnown = known && (!known.area || isWithin(element, known.area));
  const surroundings = isKnown ? known : surroundingsOf(element, isActing);
  const { area, own } = surroundings;
  const around = area ? wordsAround(element, surroundings, isWritten) : wordsAlone(element, surroundings);
  const mayBeBar = area && !isField(element) && !drawingAround(element);
  const isBar = isKnown ? known.isBar === true : mayBeBar && isOfControlsAlone(around);
  const beside = isBar ? wordsAlone(element, surroundings) : undefined;
  const besideAt = beside?.besideAt ?? around.besideAt;
  return {
    pieces: [
      ...around.pieces,
      ...(beside?.pieces ?? []),
      ...(isActing ? wordsOfForm(element, area) : []),
      ...titlesOf(element),
      ...(isWritten ? [] : descriptionOf(element).map(bound)),
      ...(isField(element) ? [] : [...paintedOn(element), ...piecesElsewhere(element, area, own)]),
      ...marksOf(element, own, own ?? area),
    ],
    after: [...around.after, ...(beside?.after ?? [])],
    title: attributeOf(element, 'title') ?? '',
    target: { text: '', at: element, rect: rectOf(element) },
    focused: deepestFocus(),
    surroundings: isKnown ? known : { ...surroundings, isBar, besideAt },
    moment: performance.now(),
  };
}

type Around = Pick<Context, 'pieces' | 'after'> & Pick<Surroundings, 'besideAt'>;

/** A menu or a bar: what it is about stands beside it. */
function isOfControlsAlone({ pieces, after }: Around): boolean {
  const isOfControl = ({ at, isLook }: Piece) =>
    isLook === true || closestComposed(at, box => isMatching(box, CONTROLS)) !== undefined;
  return after.length === 0 && pieces.every(isOfControl);
}

function wordsAround(element: Element, surroundings: Surroundings, isWritten: boolean): Around {
  const { area = element, own, isDialog, likes } = surroundings;
  // One thing: its pictures and tips say what it is.
  const thing = own ?? (isDialog || isMatching(area, 'figure') || isOneThing(area, likes) ? area : undefined);
  const labels = isField(element) ? labelsOf(element) : [];
  const isSpeakingForIt = (at: Element) =>
    at === element || (isLabel(at) && labels.includes(at) && !isTickBox(element));
  const reading: Reading = {
    isLeftOut: at => isSpeakingForIt(at) || isOther(at, surroundings, element),
    hasLooks: at => thing !== undefined && isWithin(at, thing),
    hasValues: !isWritten || isTickBox(element) || own !== undefined,
    budget: createBudget(),
  };
  const { before, after } = bindRow(nearest(element, area, reading, likes), own);
  const isOwn = ({ at }: Piece) => own !== undefined && isWithin(at, own);
  const next = siblingAfter(element);
  const isNext = ({ at }: Piece) => next !== undefined && isWithin(at, next);
  if (isWritten && !isTickBox(element))
    return {
      pieces: [
        ...before.map(piece => (isOwn(piece) ? piece : asHint(piece))),
        ...after
          .filter(piece => isOwn(piece) || surroundings.isDialog)
          .map(piece => (isOwn(piece) ? piece : asHint(piece))),
      ],
      after: [],
    };
  const near = [...before, ...after];
  const last = after.filter(isNext).map(piece => (isWritten && !isOwn(piece) ? asHint(piece) : piece));
  return { pieces: near.filter(piece => !isNext(piece)), after: last };
}

/** With few pictures, one of them may be a person's. */
function isOneThing(area: Element, likes: readonly Element[]): boolean {
  return likes.length === 0 && queryAllIn(area, 'img').length <= MAX_PICTURES;
}

const MAX_PICTURES = 2;

/** What stands in the target's own row tells it from others, even where the page says that it comes and goes. */
function bindRow({ before, after }: Sides, own: Element | undefined): Sides {
  const bind = (piece: Piece) =>
    own && isWithin(piece.at, own) && !isOpened(piece.at) ? bound(piece) : piece;
  return { before: before.map(bind), after: after.map(bind) };
}

function isOpened(at: Element): boolean {
  return closestComposed(at, box => isMatching(box, OPENED)) !== undefined;
}

const OPENED = '[role=menu], [role=listbox], [role=tooltip], [popover]';

function bound({ isPassing: _, ...piece }: Piece): Piece {
  return piece;
}

type Sides = ReturnType<typeof piecesAround>;

/** Up to the next equal control, unless there are no words before it. */
function nearest(element: Element, area: Element, reading: Reading, likes: readonly Element[]): Sides {
  if (likes.length > 0) {
    const near = piecesAround(element, area, { ...reading, isEnd: at => likes.includes(at) });
    if (near.before.length + near.after.length > 0) return near;
  }
  return piecesAround(element, area, reading);
}

/** The element right after a control or its label, if it holds no other. */
function siblingAfter(element: Element): Element | undefined {
  const label = isTickBox(element) ? closestComposed(element, isLabel) : undefined;
  const next = nextElementOf(label ?? element);
  return next && queryAllIn(next, CONTROLS).length === 0 && !isMatching(next, CONTROLS) ? next : undefined;
}

const CONTROLS = 'button, input, select, textarea, a[href], [role=button]';

function nextElementOf(element: Element): Element | undefined {
  for (let node = nextSiblingOf(element); node; node = nextSiblingOf(node)) if (isElement(node)) return node;
  return undefined;
}

function wordsAlone(element: Element, { besideAt }: Surroundings): Around {
  const tickWords = isTickBox(element) ? wordsInParent(element) : undefined;
  if (tickWords) return { pieces: tickWords, after: [] };
  if ((isField(element) && !isTickBox(element)) || isRow(element)) return { pieces: [], after: [] };
  const { before, after, at } = wordsBeside(element, besideAt);
  const found = isTickBox(element) ? { pieces: [...before, ...after], after: [] } : { pieces: before, after };
  return { ...found, besideAt: at };
}

/** A button may stand outside the form that it submits. */
function wordsOfForm(element: Element, area: Element | undefined): Piece[] {
  const form = formAround(element);
  return form && !(area && isWithin(form, area)) && !isWithin(element, form) ? piecesIn(form) : [];
}

function asHint(piece: Piece): Piece {
  return { ...piece, isHint: true };
}

/**
 * Equal controls, and rows or cards that have one. Other rows, as of a form in a table, are about the target. What was another
 * once stays one: its class or its button may change under the pointer, or as it is pressed.
 */
function isOther(at: Element, surroundings: Surroundings, element: Element): boolean {
  const { others, own } = surroundings;
  if (!others.has(at) && isLikeOther(at, surroundings, element)) others.add(at);
  return others.has(at) && at !== own && at !== element;
}

function isLikeOther(at: Element, { likes, own }: Surroundings, element: Element): boolean {
  if (likes.includes(at) || isPanelOf(element, at)) return true;
  const one = own ?? element;
  if (at === one || localNameOf(at) !== localNameOf(one) || !ROWLIKE.test(localNameOf(one))) return false;
  return own ? hasLike(at, element) : isSibling(at, element);
}

/** An option beside options. Their classes follow the pointer and the choice. */
function isSibling(at: Element, element: Element): boolean {
  const [role, other] = [element, at].map(each => attributeOf(each, 'role') ?? classNameOf(each));
  return composedParent(at) === composedParent(element) && role !== '' && role === other;
}

const ROWLIKE = /^(?:tr|li|div|article|section|span|dl)$/u;

/** A tick box's words often stand beside it, unconnected. Undefined where its parent is a page. */
function wordsInParent(element: Element): Piece[] | undefined {
  const [, parent] = [...composedAncestry(element)];
  if (!parent || textOf(parent).length > MAX_TICK_TEXT) return undefined;
  return piecesIn(parent, { isLeftOut: at => at === element });
}

/** An element's painted words. Its name may count; what a shadow root paints over it is no part of the name. */
function paintedOn(element: Element): Piece[] {
  const pieces = piecesIn(element);
  const isName = normalized(pieces.map(({ text }) => text).join('')) === normalized(textOf(element));
  if (!isName && pieces.some(({ at }) => anyShadowRootOf(at) !== null)) return pieces;
  return joined(pieces)
    .map(piece => ({ ...piece, text: piece.text.replace(/\d+/gu, '') }))
    .filter(({ text }) => text.trim() !== '');
}

/** A page may cut a word into letters, to colour them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const isNext = last && !last.isFixed && !piece.isFixed && last.isFaint === piece.isFaint;
    if (isNext) whole[whole.length - 1] = { ...last, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}

import { firstChildren, isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { piecesIn } from './context-pieces.ts';
import { stateOf } from './control-states.ts';
import { MONEY, type Piece } from './piece.ts';

/**
 * What an action is about although it stands elsewhere: the words of the page's head and of bars over it, as an account or an
 * environment, sums beside a form, and the boxes that are ticked in a list, for a button in a bar of its own.
 */
export function piecesElsewhere(
  element: Element,
  area: Element | undefined,
  own: Element | undefined,
): Piece[] {
  const isOutside = (at: Element) => !(area && isWithin(at, area)) && !isWithin(element, at);
  return [
    ...barsOf(document).filter(isOutside).flatMap(wordsOfBar),
    ...(own ? [] : [...sums(isOutside), ...tickedElsewhere(isOutside)]),
  ];
}

const HEADS = 'header, [role=banner]';
const PARTS = 'main, article, section, aside, dialog, form, [role=dialog], [role=main]';

/** Of the children of the body, so many are looked at. */
const MAX_CHILDREN = 20;

function barsOf(page: Document): Element[] {
  const head = [...queryAllIn(page, HEADS)].find(at => !Element.prototype.closest.call(at, PARTS));
  // An SVG document has none.
  const [body] = queryAllIn(page, 'body');
  const children = body ? firstChildren(body, MAX_CHILDREN).filter(isElement) : [];
  const bars = children.filter(at => at !== head && /fixed|sticky/u.test(getComputedStyle(at).position));
  return [...(head ? [head] : []), ...bars];
}

/** Longer ones hold more than names. */
const MAX_BAR = 120;

const LEFT_OUT = 'nav, a, button, form, input, select, [role=menu], [role=dialog]';

function wordsOfBar(bar: Element): Piece[] {
  const words = piecesIn(bar, { isLeftOut: at => isMatching(at, LEFT_OUT) });
  const length = words.reduce((sum, { text }) => sum + text.trim().length, 0);
  return length <= MAX_BAR ? words.map(withoutCounts).filter(({ text }) => /\p{L}|\p{Nd}/u.test(text)) : [];
}

/** A bar counts what is in a basket or unread. */
function withoutCounts(piece: Piece): Piece {
  return MONEY.test(piece.text) ? piece : { ...piece, text: piece.text.replace(/\p{Nd}+/gu, '') };
}

const SUMS = 'aside, [class*=summary i], [class*=total i]';
const MAX_SUMS = 6;
const MAX_SUM = 300;

function sums(isOutside: (at: Element) => boolean): Piece[] {
  const boxes = [...queryAllIn(document, SUMS)].filter(isOutside).filter(at => textOf(at).length <= MAX_SUM);
  const outer = boxes.filter(at => !boxes.some(other => other !== at && isWithin(at, other)));
  return outer.slice(0, MAX_SUMS).flatMap(at => piecesIn(at).filter(({ text }) => MONEY.test(text)));
}

const LISTS = 'table, ul, ol, [role=grid], [role=list], [role=listbox]';
const BOXES = 'input[type=checkbox], [role=checkbox], [role=option][aria-selected]';
const MAX_BOXES = 100;

function tickedElsewhere(isOutside: (at: Element) => boolean): Piece[] {
  return [...queryAllIn(document, BOXES)]
    .slice(0, MAX_BOXES)
    .filter(at => isOutside(at) && Element.prototype.closest.call(at, LISTS) !== null)
    .flatMap(at => {
      const text = stateOf(at)?.text;
      return text === undefined ? [] : [{ text, at, isFixed: true, isValue: true }];
    });
}

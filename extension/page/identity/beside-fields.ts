import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { comesBefore } from '../dom/composed-walk.ts';
import { isElement, isInput, isLink } from '../dom/element-types.ts';
import {
  attributeOf,
  classNameOf,
  elementById,
  isConnected,
  isMatching,
  queryAllIn,
} from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { isTickBox } from '../naming/field-surroundings.ts';
import { ownTextOf } from '../timing/tickers.ts';
import { MONEY, type Piece } from './piece.ts';

/** The parts that speak about a field: around it alone, right after it, or tied to it. */
export function partsAbout(field: Element): Element[] {
  // The words beside a box without a label name it.
  const isNamedBeside = isTickBox(field) && labelsOf(field).length === 0;
  return [...(isNamedBeside ? [] : boxesBeside(field)), ...tiedTo(field)];
}

/** Whether an element stands in one of these parts: after the field, unless the page ties it to it. */
export function isInParts(at: Element, field: Element, parts: readonly Element[]): boolean {
  // What it stands in names it, and so do all words of a box's label.
  if (isWithin(field, at)) return false;
  if (isTickBox(field) && labelsOf(field).some(label => isWithin(at, label))) return false;
  const way = wayTo(at);
  return parts.some(part => way.includes(part) && !(isWithin(field, part) && comesBefore(at, field)));
}

/** An element and the parts around it, as they were where the page took it out. */
export function wayTo(at: Element): readonly Element[] {
  return isConnected(at) ? [...composedAncestry(at)] : (ways.get(at) ?? [at]);
}

/** The parts around elements, as they were: a page that takes a text out of the page takes the way to it too. */
const ways = new WeakMap<Element, readonly Element[]>();

export function rememberWays(elements: readonly Element[]): void {
  for (const at of elements) ways.set(at, [...composedAncestry(at)].slice(0, MAX_WAY));
}

const MAX_WAY = 8;

/** What a page says to speak about a field. */
export function tiedTo(field: Element): Element[] {
  return ['aria-describedby', 'aria-errormessage', 'aria-details']
    .flatMap(name => (attributeOf(field, name) ?? '').split(/\s+/u).filter(Boolean))
    .flatMap(id => elementById(field, id) ?? []);
}

const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, a[href], [role=button], [contenteditable]';

/** The choices of one radio group are one field. */
function boxesBeside(field: Element): Element[] {
  const isOther = (other: Element) => !isWithin(other, field) && !isSameChoice(other, field);
  let box = field;
  for (const parent of [...composedAncestry(field)].slice(1)) {
    if ([...queryAllIn(parent, CONTROLS)].some(isOther)) break;
    box = parent;
  }
  const siblings = [...composedChildren(composedParent(box) ?? box)].filter(isElement);
  const next = siblings[siblings.indexOf(box) + 1];
  return next && !isMatching(next, CONTROLS) && queryAllIn(next, CONTROLS).length === 0 ? [box, next] : [box];
}

function isSameChoice(one: Element, other: Element): boolean {
  if (!isInput(one) || !isInput(other)) return false;
  return one.type === 'radio' && other.type === 'radio' && one.name === other.name;
}

/** A message about one of these fields, which they may show as they lose the focus. */
export function isMessage({ at, text, isName, isMark, isValue }: Piece, fields: readonly Element[]): boolean {
  if (isName || isMark || isValue || MONEY.test(text) || text.length > MAX_MESSAGE) return false;
  if (closestComposed(at, box => isLink(box) || isMatching(box, 'td, th')) || /[?？]\s*$/u.test(text))
    return false;
  return !isConnected(at) || fields.some(field => isInParts(at, field, partsAbout(field)));
}

/** Longer texts are no messages about a field. */
export const MAX_MESSAGE = 160;

/** A complaint that is gone, or a text that is marked as help for a field. */
export function isHint(at: Element): boolean {
  const isGone = !isConnected(at) || ownTextOf(at).trim() === '' || !at.checkVisibility();
  return isGone || isMarkedHint(at) || isMatching(at, 'small, output, [role], [aria-live]');
}

/** A remark about a field, by its role or by what its author calls it. */
export function isMarkedHint(at: Element): boolean {
  return wayTo(at)
    .slice(0, 2)
    .some(
      box =>
        isMatching(box, '[role=alert]') || HINT.test(`${classNameOf(box)} ${attributeOf(box, 'id') ?? ''}`),
    );
}

const HINT = /error|invalid|valid|help|hint|feedback|counter|strength|warn|require|placeholder/iu;

import { isText } from '../dom/element-types.ts';
import { isMatching, nextSiblingOf, textOf } from '../dom/native-dom.ts';
import { cellsOf, isInHeadingRow } from './columns.ts';
import { namesLock } from './mask-pins.ts';
import { namesSecretItself } from './secret-words.ts';
import { asksForAnswer } from './security-answers.ts';
import { CELLS, isPressable } from './shown-values.ts';

/** A longer text is no name of a value. */
export const MAX_HEADING_LENGTH = 56;

/** Where a value of a heading may stand; `isSure` where even a plain word there is one. */
interface Place {
  place: Element;
  isSure: boolean;
}

/**
 * The places of the values that a text names, by where it stands and not by what they are drawn as: the rest of its row, the
 * column below, the definitions of a term, the choices of a group, or what follows it.
 */
export function placesUnder(heading: Element): Place[] {
  const cell = heading.closest(CELLS);
  if (cell && textOf(cell).trim().length <= MAX_HEADING_LENGTH) {
    const isSure = isMatching(cell, HEADING_CELLS) || isInHeadingRow(cell);
    return [...cellsOf(cell)].map(place => ({ place, isSure }));
  }
  const term = heading.closest('dt, [role=term]');
  if (term) return definitionsOf(term).map(place => ({ place, isSure: true }));
  const outer = alone(heading);
  // The name of a control tells what it leads to.
  if (isPressable(outer)) return [];
  if (isMatching(outer, 'caption'))
    return outer.parentElement ? [{ place: outer.parentElement, isSure: false }] : [];
  const isOnlyName = isName(outer);
  const captioned = isOnlyName ? valueAbove(heading) : undefined;
  if (captioned) return [{ place: captioned, isSure: isMatching(captioned, HOLDING_VALUES) }];
  return [...following(outer)].map((place, at) => ({
    place,
    isSure:
      isMatching(place, HOLDING_VALUES) ||
      (isOnlyName && (isPressed(place) || (at === 0 && isValueOfLabel(heading, outer, place)))),
  }));
}

/** A caption ends its box, and stands after its value; after a number, a plural tells what is counted. */
function valueAbove(caption: Element): Element | undefined {
  const { previousElementSibling: value, nextElementSibling } = caption;
  if (
    !value ||
    !textOf(value).trim() ||
    nextElementSibling ||
    !isMatching(caption, CAPTIONS) ||
    /s\s*$/iu.test(textOf(caption))
  )
    return undefined;
  return isMatching(value, HEADINGS) || isPressable(value) ? undefined : value;
}

const CAPTIONS = 'small, figcaption, [class*="caption" i], [class*="label" i]';

/** Drawn to be copied. */
const HOLDING_VALUES =
  'code, kbd, samp, pre, output, ul, ol, dd, [class*="value" i], [class*="secret" i], [class*="mono" i]';

/** The name of a secret and nothing else, of a lock, or a question for a secret. */
export function isName(label: Element): boolean {
  const name = textOf(label).trim();
  if (asksForAnswer(name) || namesLock(name)) return true;
  return name.split(/\s+/u).length <= MAX_WORDS_OF_NAME && namesSecretItself(name.replace(/[:：]$/u, ''));
}

const MAX_WORDS_OF_NAME = 5;

/** A chip, or a box with nothing but chips. */
function isPressed(place: Element): boolean {
  if (isPressable(place)) return true;
  const { firstElementChild, children } = place;
  if (!firstElementChild || children.length > MAX_CHOICES) return false;
  return [...children].every(isPressable);
}

/** After a label, or alone beside it in a box: a row of a list of properties. */
function isValueOfLabel(heading: Element, label: Element, value: Element): boolean {
  if (isMatching(heading, LABELS) && value.firstElementChild === null) return true;
  if (isMatching(label, HEADINGS)) return false;
  const before = label.previousElementSibling;
  const isPair = !value.nextElementSibling && (!before || isMatching(before, HEADINGS));
  return (isPair && (label.localName === value.localName || value.localName !== 'p')) || isOfPairs(label);
}

/** Whether a box holds labels and values in turn, each in an element of its own. */
function isOfPairs(label: Element): boolean {
  const all = [...(label.parentElement?.children ?? [])];
  return (
    all.length >= 4 &&
    all.length <= MAX_CHOICES &&
    all.length % 2 === 0 &&
    all.indexOf(label) % 2 === 0 &&
    all.every(
      ({ firstElementChild, localName, textContent }) =>
        !firstElementChild &&
        localName === label.localName &&
        textContent.trim().length <= MAX_HEADING_LENGTH,
    )
  );
}

const LABELS = 'label, strong, b, [class*="label" i], [class*="title" i]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** What has names of its own for its values. */
const OTHER_NAMES = 'dl, form, nav, label:has(input:not([type=radio], [type=checkbox]), select, textarea)';
const MAX_AFTER_HEADING = 6;
const MAX_CHOICES = 30;

/** The elements after a heading up to the next; after another text the first, and those that are like it. */
function* following(outer: Element): Generator<Element> {
  const isHeading = isMatching(outer, HEADINGS) || outer.querySelector(HEADINGS) !== null;
  const first = afterBreaks(outer.nextElementSibling);
  const isLikeFirst = (element: Element) => first !== null && isChoice(element) && isChoice(first);
  let next = first;
  for (let left = MAX_CHOICES; next && left > 0 && !isMatching(next, HEADINGS); left -= 1) {
    const isWithin = isHeading
      ? MAX_CHOICES - left < MAX_AFTER_HEADING || isChoice(next)
      : next === first || isLikeFirst(next);
    if (!isWithin) return;
    if (!isMatching(next, OTHER_NAMES)) yield next;
    next = next.nextElementSibling;
  }
}

function afterBreaks(element: Element | null): Element | null {
  return element && isMatching(element, 'br, hr, wbr') ? afterBreaks(element.nextElementSibling) : element;
}

/** One of several that are pressed or chosen. */
function isChoice(element: Element): boolean {
  return (
    isPressable(element) ||
    isMatching(element, '[role=radio], label:has(> input[type=radio], > input[type=checkbox])')
  );
}

const HEADING_CELLS = 'th, td:first-child:nth-last-child(2), [role=columnheader], [role=rowheader]';

function definitionsOf(term: Element): Element[] {
  const definitions: Element[] = [];
  let next = term.nextElementSibling;
  for (; next && !isMatching(next, 'dt, [role=term]'); next = next.nextElementSibling) definitions.push(next);
  return definitions;
}

/** The box that holds nothing but this element: a label in a box of its own stands before the box of the value. */
function alone(heading: Element): Element {
  let outer = heading;
  for (let level = 0; level < MAX_BOXES; level += 1) {
    const { parentElement } = outer;
    if (!parentElement || outer.nextElementSibling || isPressable(outer) || looseTextAfter(outer)) break;
    if (textOf(parentElement).trim().length > MAX_HEADING_LENGTH) break;
    outer = parentElement;
  }
  return outer;
}

const MAX_BOXES = 3;

/** The text right after an element, without an element of its own: `<b>Password</b> lemon`. */
export function looseTextAfter(element: Element): string {
  const next = nextSiblingOf(element);
  return next && isText(next) ? next.data.trim() : '';
}

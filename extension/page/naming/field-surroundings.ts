import { composedChildren, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isHtmlElement, isInput, isLabel, isText } from '../dom/element-types.ts';
import { localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

/** A box's fields in reading order and the lines between them: `gaps[n]` stands before `fields[n]`. */
export interface FieldSurroundings {
  fields: Element[];
  gaps: string[][];
}

const known = new WeakMap<Visibility, Map<Element, FieldSurroundings>>();

/** Cached for one reading: hundreds of fields in a box may ask. */
export function surroundingsIn(box: Element, visibility: Visibility): FieldSurroundings {
  const ofVisibility = known.get(visibility) ?? new Map<Element, FieldSurroundings>();
  known.set(visibility, ofVisibility);
  const found = ofVisibility.get(box) ?? readSurroundings(box, visibility);
  ofVisibility.set(box, found);
  return found;
}

export function isField(element: Element): boolean {
  return (
    ['textarea', 'select'].includes(localNameOf(element)) ||
    isEditorHost(element) ||
    (isInput(element) && !/^(hidden|button|submit|reset|image)$/u.test(element.type))
  );
}

export function isTickBox(element: Element): boolean {
  return isInput(element) && /^(checkbox|radio)$/u.test(element.type);
}

/** Iterative, since pages nest deeply. */
function readSurroundings(box: Element, visibility: Visibility): FieldSurroundings {
  const fields: Element[] = [];
  const gaps = [''];
  const say = (text: string) => gaps.push((gaps.pop() ?? '') + text);
  const stack: (Node | typeof LINE_BREAK)[] = [...composedChildren(box)].reverse();
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (at === LINE_BREAK) say('\n');
    else if (isText(at)) say(`${visibleText(at, visibility, MAX_TEXT)} `);
    else if (isElement(at) && isField(at)) {
      if (!visibility.sees(at) && !isTickBox(at)) continue;
      fields.push(at);
      gaps.push('');
    } else if (isElement(at) && isAroundOwnField(at)) stack.push(...fieldsIn(at).reverse());
    else if (isElement(at) && !isOfOther(at)) stack.push(...partsOf(at).reverse());
  }
  return { fields, gaps: gaps.map(linesOf) };
}

const LINE_BREAK = 'line break';

const MAX_TEXT = 200;

/** A control's text is its own, and a label with a field speaks for that one alone. */
function isOfOther(element: Element): boolean {
  const role = interactiveRole(element);
  if (role !== undefined && role !== 'link') return true;
  return isLabel(element) && element.control !== null && !isWithin(element.control, element);
}

/** Its words are for the field in it, which has its name from them, and for no other. */
function isAroundOwnField(element: Element): boolean {
  return isLabel(element) && element.control !== null && isWithin(element.control, element);
}

function fieldsIn(label: Element): Element[] {
  return [...queryAllIn(label, 'input, select, textarea, [contenteditable]')].filter(isField);
}

function partsOf(element: Element): (Node | typeof LINE_BREAK)[] {
  const children = [...composedChildren(element)];
  return breaksLine(element) ? [LINE_BREAK, ...children, LINE_BREAK] : children;
}

function breaksLine(element: Element): boolean {
  if (localNameOf(element) === 'br') return true;
  return isHtmlElement(element) && !/^(inline|contents|none|ruby)/u.test(getComputedStyle(element).display);
}

/** Lines without letters or digits name nothing. The first and last stay: they share a line with a field. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .map(line => (/[\p{L}\p{N}%]/u.test(line) ? line : ''));
}

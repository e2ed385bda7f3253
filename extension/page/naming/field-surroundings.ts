import { composedChildren, isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isHtmlElement, isInput, isLabel, isText } from '../dom/element-types.ts';
import { localNameOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

/** The fields of a box in the order of reading, and the lines of text around them: `gaps[n]` stands before `fields[n]`. */
export interface FieldSurroundings {
  fields: Element[];
  gaps: string[][];
}

const known = new WeakMap<Visibility, Map<Element, FieldSurroundings>>();

/** Read once in one look at the page, for a box may hold hundreds of fields that all ask. */
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

/** With a stack of its own, because pages nest deeper than the call stack allows. */
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
    } else if (isElement(at) && !isOfOther(at)) stack.push(...partsOf(at).reverse());
  }
  return { fields, gaps: gaps.map(linesOf) };
}

const LINE_BREAK = 'line break';

const MAX_TEXT = 200;

/** Text in a control is the control's, and a label that has a field speaks for that one alone. */
function isOfOther(element: Element): boolean {
  const role = interactiveRole(element);
  if (role !== undefined && role !== 'link') return true;
  return isLabel(element) && element.control !== null && !isWithin(element.control, element);
}

function partsOf(element: Element): (Node | typeof LINE_BREAK)[] {
  const children = [...composedChildren(element)];
  return breaksLine(element) ? [LINE_BREAK, ...children, LINE_BREAK] : children;
}

function breaksLine(element: Element): boolean {
  if (localNameOf(element) === 'br') return true;
  return isHtmlElement(element) && !/^(inline|contents|none|ruby)/u.test(getComputedStyle(element).display);
}

/** A line without a letter or a digit names nothing. The first and the last line stay: they share one with a field. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .map(line => (/[\p{L}\p{N}%]/u.test(line) ? line : ''));
}

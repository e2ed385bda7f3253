import { secretObjection } from '../descriptions/description-words.ts';
import { cleanText } from '../dom/clean-text.ts';
import { closestComposed, composedAncestry } from '../dom/composed-tree.ts';
import { isElement, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import {
  attributeOf,
  contains,
  elementById,
  isConnected,
  isMatching,
  queryAllIn,
} from '../dom/native-dom.ts';
import { elementName } from '../naming/element-name.ts';
import { isSecret } from '../secrets/secrets.ts';
import { rootsAround } from '../timing/background-mutations.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { hueOf } from './message-tone.ts';

const INVALID = '[aria-invalid=true], [aria-invalid=grammar], [aria-invalid=spelling], .is-invalid';
const FIELD =
  'input:not([type=hidden]), select, textarea, [contenteditable], [role=textbox], [role=combobox]';

/** How kits and pages name the line under an invalid field, and the box around both. */
const ERROR = '[class*=error i], [class*=invalid i], [class*=danger i]';

/** Within these levels, a box with one field belongs to that field. */
const FIELD_LEVELS = 5;

/** Errors shown by the page's scripts, with or without a field, by the element that shows them. */
export interface ShownErrors {
  ofFields: Map<Element, string>;
  others: Map<Element, string>;
}

export function shownErrors(around: Element): ShownErrors {
  const visibility = createVisibility();
  // The page may have removed what was pressed.
  const found: Node[] = isConnected(around) ? rootsAround(around) : [document];
  const roots = found.filter(root => root instanceof Document || root instanceof ShadowRoot);
  const ofFields = new Map<Element, string>();
  const others = new Map<Element, string>();
  for (const line of roots.flatMap(root => [...queryAllIn(root, ERROR)])) {
    const text = lineText(line, visibility);
    if (text === '') continue;
    const field = fieldBeside(line);
    if (field) ofFields.set(line, named(field, text, visibility));
    else others.set(line, text);
  }
  const known = [...ofFields.values()];
  for (const field of roots.flatMap(root => [...queryAllIn(root, INVALID)])) {
    const text = named(field, describedError(field, visibility), visibility);
    if (visibility.sees(field) && !known.some(other => other.startsWith(text))) ofFields.set(field, text);
  }
  for (const field of reddenedFields(around))
    if (!ofFields.has(field) && visibility.sees(field)) ofFields.set(field, named(field, '', visibility));
  return { ofFields, others };
}

/** Some pages mark what is wrong by a red border alone. */
function reddenedFields(around: Element): Element[] {
  const form = closestComposed(around, at => isMatching(at, FORM));
  const fields = form ? [...queryAllIn(form, FIELD)].slice(0, MAX_FIELDS) : [];
  return fields.filter(field => {
    const { borderBottomColor, borderBottomWidth, outlineColor, outlineStyle } = getComputedStyle(field);
    const isBorderRed = borderBottomWidth !== '0px' && hueOf(borderBottomColor) === 'red';
    return isBorderRed || (outlineStyle !== 'none' && hueOf(outlineColor) === 'red');
  });
}

const FORM = 'form, [role=form], dialog, [role=dialog]';
const MAX_FIELDS = 40;

export function newTexts(now: ReadonlyMap<Element, string>, before: ReadonlyMap<Element, string>): string[] {
  const fresh = [...now].filter(([element, text]) => before.get(element) !== text).map(([, text]) => text);
  return [...new Set(fresh)];
}

const MAX_LINE = 200;

/** Empty for hidden lines, boxes around fields, and texts that only state a rule. */
function lineText(line: Element, visibility: Visibility): string {
  // Code editors mark words that they do not know.
  if (isMatching(line, `${FIELD}, button, a[href], label, script, style, pre span, code span`)) return '';
  if (!visibility.sees(line)) return '';
  if (Element.prototype.querySelector.call(line, `${FIELD}, ${ERROR}`) !== null) return '';
  const text = cleanText(visibleText(line, visibility, MAX_LINE * 2), MAX_LINE * 2);
  return text.length > MAX_LINE || !/[\p{L}\p{N}]/u.test(text) ? '' : text;
}

function fieldBeside(line: Element): Element | undefined {
  const around = [...composedAncestry(line)].slice(1, FIELD_LEVELS + 1);
  for (const box of around) {
    const fields = queryAllIn(box, FIELD);
    if (fields.length > 0) return fields.length === 1 ? fields[0] : undefined;
  }
  return undefined;
}

function describedError(field: Element, visibility: Visibility): string {
  const ids = ['aria-errormessage', 'aria-describedby'].flatMap(name =>
    (attributeOf(field, name) ?? '').split(/\s+/u).filter(Boolean),
  );
  const texts = ids
    .flatMap(id => elementById(field, id) ?? [])
    .map(at => visibleText(at, visibility, MAX_LINE));
  return cleanText(texts.find(Boolean) ?? '', MAX_LINE);
}

function named(field: Element, text: string, visibility: Visibility): string {
  const name = cleanText(elementName(field, visibility), 60);
  // A field may have no other name than its error.
  return name && !name.includes(text || '\0') && !text.startsWith(name)
    ? [name, text].filter(Boolean).join(': ')
    : text;
}

/** The page's remaining objections in the form around an element. */
export function errorsAround(element: Element, { ofFields }: ShownErrors): string[] {
  const form = closestComposed(element, at => isMatching(at, FORM));
  if (!form) return [];
  return [...ofFields].filter(([line]) => isElement(line) && contains(form, line)).map(([, text]) => text);
}

/** The browser's objection to a field, in its words; empty without one. */
export function objectionTo(field: Element): string {
  if (!isInput(field) && !isSelect(field) && !isTextArea(field)) return '';
  if (field.validationMessage === '') return '';
  // Messages of browsers and pages quote the rejected value.
  return isSecret(field) ? secretObjection() : cleanText(field.validationMessage);
}

export function namedObjectionTo(field: Element): string {
  const objection = objectionTo(field);
  const name = elementName(field, createVisibility());
  return objection && name ? cleanText(`${name}: ${objection}`, 120) : objection;
}

import { formAround, pressedBy } from '../dom/destination.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { attributeOf, formElementsOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { numberOf } from './node-numbers.ts';

/** A field that a form submits. Holds secrets, so it never leaves the page. */
export interface SentField {
  /** The element; undefined for what only the form data has, such as the value of a custom element. */
  element?: Element;
  name: string;
  /** As sent: nothing for an unchecked box, one for each chosen option. */
  values: readonly string[];
  /** What a box would send if it were checked. */
  ifChecked?: string;
  isSeen: boolean;
}

/** Larger forms exist, but no person sees more. */
const MAX_LOOKED_AT = 300;

/** All fields that a press of the element submits, in the order of the form. */
export function sentFieldsOf(element: Element): SentField[] {
  const visibility = createVisibility();
  return formsOf(element).flatMap(form => {
    const custom = customFieldsOf(form);
    const native = [...formElementsOf(form)]
      .filter(isSent)
      .map((field, index) => sentField(field, index < MAX_LOOKED_AT && isSeen(field, visibility)));
    return [...native, ...custom];
  });
}

/** Fields of the type `hidden`, regardless of style: cheap, and they often say what a form is about. */
export function hiddenFieldsOf(element: Element): SentField[] {
  return formsOf(element)
    .flatMap(form => [...formElementsOf(form)])
    .filter(field => isInput(field) && field.type === 'hidden' && isSent(field))
    .map(field => sentField(field, false));
}

/** The state of the fields that an element writes by itself: its own, and those of its radio group. */
export function ownFieldsOf(element: Element): SentField[] {
  const own = pressedBy(element).filter(isSent);
  const groups = own.flatMap(field => (isInput(field) && field.type === 'radio' ? radioGroupOf(field) : []));
  return [...new Set([...own, ...groups])].map(field => sentField(field, true));
}

/** Tells fields apart for as long as they live. */
export function keyOf({ element, name }: SentField): string {
  return element ? String(numberOf(element)) : `entry ${name}`;
}

/** For comparing. */
export function contentOf({ name, values, ifChecked }: SentField): string {
  return JSON.stringify([name, values, ifChecked]);
}

/** A server's guard against forgery, which pages renew: opaque before and after, and named so. */
export function isRenewedToken(was: SentField, is: SentField): boolean {
  if (was.name !== is.name || was.isSeen || is.isSeen || !TOKEN_NAME.test(was.name)) return false;
  const [[before = ''], [now = '']] = [was.values, is.values];
  return OPAQUE.test(before) && OPAQUE.test(now) && before.length === now.length;
}

/** A mere `token` may stand for a card or an invitation. */
const TOKEN_NAME = /csrf|xsrf|authenticity|nonce|requestverification|^_token$/iu;

/** Of letters and digits in no order that means anything. */
const OPAQUE = /^(?=.*\d)(?=.*[a-z])[\w+/=.-]{16,}$/iu;

function sentField(field: Element, isSeenField: boolean): SentField {
  return {
    element: field,
    name: attributeOf(field, 'name') ?? '',
    values: valuesOf(field),
    ...(isBox(field) ? { ifChecked: field.value } : {}),
    isSeen: isSeenField,
  };
}

function isBox(field: Element): field is HTMLInputElement {
  return isInput(field) && /^(checkbox|radio)$/u.test(field.type);
}

function isSeen(field: Element, visibility: Visibility): boolean {
  return visibility.sees(field) || labelsOf(field).some(label => visibility.sees(label));
}

function formsOf(element: Element): HTMLFormElement[] {
  const forms = pressedBy(element).map(formAround);
  return [...new Set(forms)].filter(form => form !== undefined);
}

export function radioGroupOf({ form, name }: HTMLInputElement): Element[] {
  if (!form || name === '') return [];
  return [...formElementsOf(form)].filter(
    other => isInput(other) && other.type === 'radio' && other.name === name,
  );
}

function isSent(field: Element): boolean {
  if (isInput(field) ? NOT_SENT.test(field.type) : !isSelect(field) && !isTextArea(field)) return false;
  return !isMatching(field, ':disabled');
}

const NOT_SENT = /^(submit|button|image|reset)$/u;

function valuesOf(field: Element): string[] {
  if (isSelect(field)) return Array.from(field.selectedOptions, ({ value }) => value);
  if (isBox(field)) return field.checked ? [field.value] : [];
  if (isInput(field) && field.type === 'file')
    return Array.from(field.files ?? [], ({ name, size }) => `${name} (${size})`);
  return isInput(field) || isTextArea(field) ? [field.value] : [];
}

/** Values of form-associated custom elements, which only the form data shows. */
function customFieldsOf(form: HTMLFormElement): SentField[] {
  const fields = [...formElementsOf(form)];
  if (!fields.some(field => localNameOf(field).includes('-'))) return [];
  const entries = withoutNative(quietEntries(form), fields.filter(isSent));
  return [...Map.groupBy(entries, ([name]) => name)].map(([name, group]) => ({
    name,
    values: group.map(([, value]) => (typeof value === 'string' ? value : value.name)),
    isSeen: false,
  }));
}

/** A custom element may add a value under the name of a native field: only what that field sends itself is taken out. */
function withoutNative(
  entries: readonly [string, FormDataEntryValue][],
  fields: readonly Element[],
): [string, FormDataEntryValue][] {
  const native = fields.flatMap(field => {
    const name = attributeOf(field, 'name') ?? '';
    return isFile(field) ? [] : valuesOf(field).map(value => entryKey(name, value));
  });
  const fileNames = new Set(fields.filter(isFile).map(field => attributeOf(field, 'name')));
  return entries.filter(([name, value]) => {
    if (typeof value !== 'string') return !fileNames.has(name);
    const index = native.indexOf(entryKey(name, value));
    if (index !== -1) native.splice(index, 1);
    return index === -1;
  });
}

/** Form data may hold other line breaks than the field. */
function entryKey(name: string, value: string): string {
  return JSON.stringify([name, value.replace(/\r\n?/gu, '\n')]);
}

function isFile(field: Element): boolean {
  return isInput(field) && field.type === 'file';
}

/**
 * Without the page's `formdata` listeners, which may send what they get: to look at a form must not run them.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
 */
function quietEntries(form: HTMLFormElement): [string, FormDataEntryValue][] {
  const silence = (event: Event) => event.stopImmediatePropagation();
  addEventListener('formdata', silence, true);
  const entries = [...new FormData(form)];
  removeEventListener('formdata', silence, true);
  return entries;
}

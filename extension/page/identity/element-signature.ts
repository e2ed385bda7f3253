import { composedAncestry } from '../dom/composed-tree.ts';
import { formOf, isButton, isInput } from '../dom/element-types.ts';
import type { Kind } from '../dom/kind.ts';
import { attributeNamesOf, attributeOf, formActionOf, localNameOf } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';
import { hashText } from './hash-text.ts';
import type { TreePaths } from './tree-paths.ts';
import { rawTextAround, rowAround } from './tree-paths.ts';

/** A reported element's traits: enough to find it after a redraw, or to name similar ones. Never leaves the page. */
export interface ElementSignature {
  kind: Kind;
  name: string;
  place: Place;
  /** Nodes numbered before cannot be its replacement. */
  moment: number;
  isAlone: boolean;
}

export interface Place {
  hash: string;
  /** The surrounding text, for finding the most similar. */
  text: string;
}

/**
 * Tags, roles and headings on the path, the text of the row or box, and identifying attributes. Not the position, because
 * rows come and go; no styles, for speed.
 */
export function placeOf(element: Element, paths: TreePaths): Place {
  const row = rowAround(element);
  const text = rawTextAround(element, row);
  const reported = [
    location.href,
    paths.of(element),
    ...marksOf(element, row),
    identifyingText(element, text, row),
  ];
  return { hash: hashText(JSON.stringify(reported)), text };
}

/** A label identifies a field; a large box's text says little and changes often. */
function identifyingText(element: Element, text: string, row: Element | undefined): string {
  return isField(element) && !row && text.length > MAX_ABOUT_FIELD ? '' : text;
}

const MAX_ABOUT_FIELD = 120;

function marksOf(element: Element, row: Element | undefined): string[] {
  const marks = OWN_MARKS.map(name => attributeOf(element, name) ?? '');
  const value = isPressed(element) ? (attributeOf(element, 'value') ?? '') : '';
  const form = formOf(element);
  const keys = boxesTo(element, row).flatMap(at => identifyingKeys(at, row));
  return [localNameOf(element), ...marks, value, form ? formActionOf(form) : '', ...keys];
}

/** The element and its ancestors up to the row; alone without one. */
export function boxesTo(element: Element, row: Element = element): Element[] {
  const boxes = [...composedAncestry(element)];
  return boxes.slice(0, boxes.indexOf(row) + 1);
}

const OWN_MARKS = ['type', 'name', 'href', 'for', 'formaction', 'onclick'];

/** A button's value is sent, and a tick box's identifies it in its group. */
function isPressed(element: Element): boolean {
  return (
    isButton(element) || (isInput(element) && /^(submit|button|image|checkbox|radio)$/u.test(element.type))
  );
}

/** Identifying attributes: `id`, `data-id`, `data-row-key`, `data-user`, `data-sku`. */
export function keysOf(element: Element): string[] {
  return attributeNamesOf(element)
    .filter(name => KEY.test(name))
    .map(name => `${name}=${attributeOf(element, name) ?? ''}`);
}

/** Outside the row, ids may be generated. */
export function identifyingKeys(element: Element, row: Element | undefined): string[] {
  return keysOf(element).filter(key => element === row || !NUMBERED.test(key));
}

const KEY =
  /^id$|^data-(.*-)?(id|key|user|sku|uu?id|guid|pk|slug|order|product|account|customer|member|invoice|file|path|email|number|ref|iban|amount|price)$/u;

/** Libraries renumber their ids with each render; row ids come from data. */
const NUMBERED = /^id=.*[\d:«]/u;

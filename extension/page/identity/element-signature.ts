import { composedAncestry } from '../dom/composed-tree.ts';
import { formOf, isButton, isInput } from '../dom/element-types.ts';
import type { Kind } from '../dom/kind.ts';
import { attributeNamesOf, attributeOf, formActionOf, localNameOf } from '../dom/native-dom.ts';
import { isField } from '../naming/field-surroundings.ts';
import { hashText } from './hash-text.ts';
import type { TreePaths } from './tree-paths.ts';
import { rawTextAround, rowAround } from './tree-paths.ts';

/**
 * What an element was like when it was reported to the model: enough to find it again after a redraw, and to name similar
 * ones when it is gone for good. It never leaves the page.
 */
export interface ElementSignature {
  kind: Kind;
  name: string;
  place: Place;
  /** Which nodes were there then: none of them can be what was drawn in its place later. */
  moment: number;
  /** Whether nothing else of the page had the same kind, name and place. */
  isAlone: boolean;
}

export interface Place {
  /** A hash of the way down to it, its own marks, and the text that it stands in. */
  hash: string;
  /** The text that it stands in, for finding what is most like it. */
  text: string;
}

/**
 * An element's place, whatever nodes it is made of: the tags, roles and headings on the way to it, the text of its
 * row or box, and those attributes that say which of several things it is about. Where it stands among others does not
 * count, because rows come and go. No style is computed, so that it costs next to nothing while a page is read.
 */
export function placeOf(element: Element, paths: TreePaths): Place {
  const row = rowAround(element);
  const text = rawTextAround(element, row);
  const reported = [
    location.href,
    paths.of(element),
    ...marksOf(element, row),
    textThatTells(element, text, row),
  ];
  return { hash: hashText(JSON.stringify(reported)), text };
}

/** A field is identified by its label; the text of a large box around it says little about it, and changes often. */
function textThatTells(element: Element, text: string, row: Element | undefined): string {
  return isField(element) && !row && text.length > MAX_ABOUT_FIELD ? '' : text;
}

const MAX_ABOUT_FIELD = 120;

function marksOf(element: Element, row: Element | undefined): string[] {
  const marks = OWN_MARKS.map(name => attributeOf(element, name) ?? '');
  const value = isPressed(element) ? (attributeOf(element, 'value') ?? '') : '';
  const form = formOf(element);
  const keys = boxesTo(element, row).flatMap(at =>
    keysOf(at).filter(key => at === row || !NUMBERED.test(key)),
  );
  return [localNameOf(element), ...marks, value, form ? formActionOf(form) : '', ...keys];
}

/** From an element to its row, both included; without a row the element alone. */
export function boxesTo(element: Element, row: Element = element): Element[] {
  const boxes = [...composedAncestry(element)];
  return boxes.slice(0, boxes.indexOf(row) + 1);
}

const OWN_MARKS = ['type', 'name', 'href', 'for', 'formaction', 'onclick'];

/** A button's value is sent with its form, and a tick box's tells it from the others of its group. */
function isPressed(element: Element): boolean {
  return (
    isButton(element) || (isInput(element) && /^(submit|button|image|checkbox|radio)$/u.test(element.type))
  );
}

/** What says which of several things an element is about: `id`, `data-id`, `data-row-key`, `data-user`. */
export function keysOf(element: Element): string[] {
  return attributeNamesOf(element)
    .filter(name => KEY.test(name))
    .map(name => `${name}=${attributeOf(element, name) ?? ''}`);
}

const KEY = /^id$|^data-(.*-)?(id|key|index|user)$/u;

/** Libraries renumber their ids with each drawing; the ids of rows come from their data. */
const NUMBERED = /^id=.*[\d:«]/u;

import { rectOf } from '../dom/box.ts';
import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  walkComposed,
} from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isInput, isSelect, isText, isTextArea } from '../dom/element-types.ts';
import { attributeOf, clientHeightOf, scrollHeightOf, textOf } from '../dom/native-dom.ts';
import { createVisibility, type Visibility } from './visibility.ts';

const UNSEEN_WIDTH = 24;
const SMALLEST_SURFACE = { width: 60, height: 14 };
const LEVELS = 5;
const MAX_LOOKED_AT = 400;

/** The nearest box with a text cursor over a non-field, where Monaco, ACE or CodeMirror 5 draw a tiny field's text. */
export function drawnSurfaceOf(field: Element, visibility: Visibility): Element | undefined {
  if (!isKeySink(field)) return undefined;
  const around = [...composedAncestry(field)].slice(1, LEVELS + 1);
  const box = around.find(isRoomy);
  if (!box || !visibility.sees(box)) return undefined;
  return around
    .slice(around.indexOf(box))
    .find(candidate => visibility.sees(candidate) && textPartsOf(candidate).length > 0);
}

function isKeySink(field: Element): boolean {
  const isTyped = isTextArea(field) || isEditorHost(field) || attributeOf(field, 'role') === 'textbox';
  if (!isTyped || isInput(field) || attributeOf(field, 'aria-hidden') === 'true') return false;
  // An element without a box gets no keys.
  const hasBox = Element.prototype.checkVisibility.call(field);
  return hasBox && attributeOf(field, 'tabindex') !== '-1' && isUnseen(field);
}

/** Tiny, transparent, or under the drawing: Monaco's is as wide as the selection. */
function isUnseen(field: Element): boolean {
  if (rectOf(field).width < UNSEEN_WIDTH || isClippedAway(field)) return true;
  const { opacity, zIndex } = getComputedStyle(field);
  return Number(opacity) === 0 || Number(zIndex) < 0;
}

/** CodeMirror 5 keeps a wide field in a box without height. */
function isClippedAway(field: Element): boolean {
  const box = composedParent(field);
  return box !== null && rectOf(box).height < 2 && getComputedStyle(box).overflowY === 'hidden';
}

function isRoomy(box: Element): boolean {
  const { width, height } = rectOf(box);
  return width >= SMALLEST_SURFACE.width && height >= SMALLEST_SURFACE.height;
}

function textPartsOf(surface: Element): Element[] {
  const parts: Element[] = [];
  let looked = 0;
  walkComposed(surface, element => {
    looked += 1;
    if (looked > MAX_LOOKED_AT || isTextArea(element) || isInput(element) || isSelect(element)) return false;
    const isPart = getComputedStyle(element).cursor === 'text' && rectOf(element).width > 0;
    if (isPart) parts.push(element);
    return !isPart;
  });
  return parts;
}

/** Drawn lines from top to bottom: their order in the document is arbitrary. */
export function drawnText(surface: Element): string {
  const lines = new Map<number, Text[]>();
  for (const part of textPartsOf(surface)) {
    for (const text of textsIn(part)) {
      const top = Math.round(topOf(text));
      const line = lines.get(top) ?? [];
      lines.set(top, [...line, text]);
    }
  }
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([, texts]) => texts.map(({ data }) => data).join(''))
    .join('\n');
}

/** In the order of the document: words in colour stand between others. */
function textsIn(part: Element): Text[] {
  return [...composedChildren(part)].flatMap(child => {
    if (isText(child)) return child.data === '' ? [] : [child];
    return isElement(child) && isDrawn(child) ? textsIn(child) : [];
  });
}

/** Line numbers and measuring elements are no text. */
function isDrawn(element: Element): boolean {
  const { cursor, visibility } = getComputedStyle(element);
  return cursor === 'text' && visibility === 'visible';
}

/** Of the box around the text: parts of one line in several sizes share one. */
function topOf(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, height } = range.getBoundingClientRect();
  return top + height / 2;
}

/** Code editors draw only lines in view, in a scrolling area or for a hidden field. */
export function isPartDrawn(field: Element): boolean {
  if (drawnSurfaceOf(field, createVisibility())) return true;
  if (!isEditorHost(field)) return false;
  const scroller = closestComposed(
    field,
    at => clientHeightOf(at) > 0 && scrollHeightOf(at) > clientHeightOf(at) + 1,
  );
  return scroller !== undefined && hasGap(field);
}

/** A tall child without text stands for undrawn lines. */
function hasGap(editor: Element): boolean {
  for (const child of composedChildren(editor)) {
    if (isElement(child) && textOf(child) === '' && rectOf(child).height > TALL) return true;
  }
  return false;
}

const TALL = 60;

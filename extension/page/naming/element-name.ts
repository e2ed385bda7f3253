import { rectOf } from '../dom/box.ts';
import { cleanName, cleanText, lengthIfCut, MAX_NAME_LENGTH } from '../dom/clean-text.ts';
import { closestComposed, composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement, isLabel, isSvgElement } from '../dom/element-types.ts';
import { iconName, LIGATURE } from '../dom/icon-name.ts';
import { attributeOf, classNameOf, isMatching, localNameOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import { columnHeadingOf, placeholderOf } from '../dom/native-name.ts';
import { interactiveRole } from '../dom/role.ts';
import { tooltipOf } from '../dom/tooltip.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { accessibleName, standardName } from './accessible-name.ts';
import { fieldLabel } from './field-label.ts';
import { isField, isTickBox } from './field-surroundings.ts';
import { fieldHint, nameHint } from './name-hint.ts';
import { replacedFieldName } from './replaced-field.ts';

const MAX_NAME = 80;

/**
 * The name without hidden text, or the text that identifies the element for a person. Empty when there is none. For what a
 * person reads: {@link listedName} has more.
 */
export function elementName(element: Element, visibility: Visibility): string {
  return shortened(rawName(element, visibility, MAX_NAME, accessibleName));
}

/** As {@link elementName}, for lists and for finding: with hidden text that an `aria-labelledby` refers to. */
export function listedName(element: Element, visibility: Visibility): string {
  return shortened(rawName(element, visibility, MAX_NAME, standardName));
}

function shortened(name: string): string {
  return cleanText(withoutHanGaps(cleanText(name, MAX_NAME)), MAX_NAME);
}

/** As {@link elementName}, for a card: with its tail, with bidi controls, and with its length if it was cut. */
export function cardName(element: Element, visibility: Visibility): CardName {
  const raw = rawName(element, visibility, MAX_NAME_LENGTH / 10, accessibleName);
  const nameLength = lengthIfCut(raw);
  return {
    name: withoutHanGaps(cleanName(raw)),
    ...(nameLength === undefined ? {} : { nameLength }),
    ...(raw !== '' && raw === hintOf(element, visibility) ? { isHint: true } : {}),
  };
}

interface CardName {
  name: string;
  nameLength?: number;
  /** From {@link nameHint}. */
  isHint?: true;
}

function hintOf(element: Element, visibility: Visibility): string {
  return isField(element) ? fieldHint(element, visibility) : nameHint(element);
}

type NameReader = typeof accessibleName;

function rawName(element: Element, visibility: Visibility, limit: number, read: NameReader): string {
  return isField(element)
    ? fieldName(element, visibility, limit, read)
    : controlName(element, visibility, limit, read);
}

function fieldName(element: Element, visibility: Visibility, limit: number, read: NameReader): string {
  const placeholder = placeholderOf(element);
  const given = read(element, visibility, 'sees', limit * 10);
  const name =
    (given !== placeholder && isWorded(given) && given) ||
    (isTickBox(element) ? tickName(element, visibility) : textFieldName(element, placeholder, visibility)) ||
    given;
  return name.replace(/^[*＊:：\s]+|[*＊:：\s]+$/gu, '');
}

/** Rating stars have words for screen readers and stars beside them. */
function tickName(element: Element, visibility: Visibility): string {
  return (
    accessibleName(element, visibility, 'perceives') ||
    (isCellRepeated(element, visibility) ? '' : fieldLabel(element, visibility))
  );
}

/** A link beside it that every row has, such as `Edit`, names no row. */
function isCellRepeated(element: Element, visibility: Visibility): boolean {
  const cell = closestComposed(element, at => isMatching(at, 'td, th, tr'));
  const row = cell && composedParent(cell);
  if (!cell || !row || !isMatching(row, 'tr')) return false;
  const place = elementsIn(row).indexOf(cell);
  const table = composedParent(row);
  const rows = table ? elementsIn(table) : [];
  const beside = [rows[rows.indexOf(row) - 1], rows[rows.indexOf(row) + 1]];
  const text = visibleText(cell, visibility, MAX_NAME);
  return beside.some(other => {
    const same = other && elementsIn(other)[place];
    return same !== undefined && visibleText(same, visibility, MAX_NAME) === text;
  });
}

function elementsIn(parent: Element): Element[] {
  return [...composedChildren(parent)].filter(isElement);
}

/** Visible words that are meant for a field outrank invisible ones, and these outrank words that only stand near. */
function textFieldName(element: Element, placeholder: string, visibility: Visibility): string {
  return (
    labelRightBefore(element, visibility) ||
    placeholder ||
    accessibleName(element, visibility, 'perceives') ||
    replacedFieldName(element, visibility) ||
    columnName(element, visibility) ||
    fieldLabel(element, visibility) ||
    tooltipOf(element) ||
    fieldHint(element, visibility)
  );
}

function columnName(element: Element, visibility: Visibility): string {
  const heading = columnHeadingOf(element);
  return heading ? visibleText(heading, visibility, MAX_NAME) : '';
}

function controlName(element: Element, visibility: Visibility, limit: number, read: NameReader): string {
  const title = wrapperTitle(element);
  return (
    (title && !wordsOn(element, visibility, limit) && title) ||
    read(element, visibility, 'sees', limit * 10) ||
    wordsOn(element, visibility, limit) ||
    pictureName(element, visibility) ||
    accessibleName(element, visibility, 'perceives', limit * 10) ||
    labelAround(element, visibility) ||
    groupText(element, visibility) ||
    replacedFieldName(element, visibility) ||
    nameHint(element)
  );
}

/** Without the word that an icon font draws as a picture. */
function wordsOn(element: Element, visibility: Visibility, limit: number): string {
  const seen = visibleText(element, visibility, limit);
  return LIGATURE.test(seen) && seen === iconName(element).replaceAll(' ', '_') ? '' : seen;
}

/** Form-associated custom elements are labelled like fields. */
function labelAround(element: Element, visibility: Visibility): string {
  const label = localNameOf(element).includes('-') && closestComposed(element, isLabel);
  return label && isLabel(label) && label.control === element ? visibleText(label, visibility, MAX_NAME) : '';
}

/** A diagram may lay a shape without words over a node, to be pressed: as large as the group that has the words. */
function groupText(element: Element, visibility: Visibility): string {
  const group = isSvgElement(element) && localNameOf(element) !== 'svg' && composedParent(element);
  if (!group || localNameOf(group) !== 'g') return '';
  const [own, whole] = [rectOf(element), rectOf(group)];
  const isWhole = whole.width - own.width < GROUP_MARGIN && whole.height - own.height < GROUP_MARGIN;
  return isWhole ? visibleText(group, visibility, MAX_NAME) : '';
}

/** Pixels that outlines take on both sides. */
const GROUP_MARGIN = 16;

/** A picture button goes by the title of its own box, such as "Next page" around an arrow. */
function wrapperTitle(element: Element): string {
  if (!isMatching(element, 'button:not([aria-label], [aria-labelledby], [title])')) return '';
  const box = composedParent(element);
  if (!box || [...composedChildren(box)].filter(isElement).length > 1) return '';
  return attributeOf(box, 'aria-label') || attributeOf(box, 'title') || '';
}

/** A star or arrow is no name beside a word. */
function isWorded(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Chinese pages space out words of two characters: `提 交`. */
function withoutHanGaps(name: string): string {
  return name.replace(/(?<=(?:^|\s)\p{sc=Han})\s+(?=\p{sc=Han}(?:\s|$))/gu, '');
}

/** A label before a field, not tied to it, says more than the placeholder; so does what its author calls a label. */
function labelRightBefore(element: Element, visibility: Visibility): string {
  let at = element;
  for (let level = 0; level < LABEL_LEVELS; level += 1) {
    const parent = composedParent(at);
    if (!parent) return '';
    const siblings = [...composedChildren(parent)].filter(isElement);
    const before = siblings[siblings.indexOf(at) - 1];
    if (before) {
      const isTheirs = isLabel(before) ? !before.control : isCalledLabel(before);
      const isNear = isLabel(before) && level < NEAR_LEVELS;
      return isTheirs && (isNear || isOfOneField(parent)) ? labelText(before, visibility) : '';
    }
    at = parent;
  }
  return '';
}

const LABEL_LEVELS = 4;
const NEAR_LEVELS = 2;

/** As in `sm-label`. */
function isCalledLabel(before: Element): boolean {
  return /(?<![a-z])label(?![a-z])/iu.test(classNameOf(before)) && queryAllIn(before, CONTROLS).length === 0;
}

const CONTROLS = 'input, select, textarea, button';

function isOfOneField(box: Element): boolean {
  return queryAllIn(box, 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea').length === 1;
}

/** Without links, such as one to a forgotten password. */
function labelText(label: Element, visibility: Visibility): string {
  const parts = [...composedChildren(label)].filter(
    part =>
      !isElement(part) || !(interactiveRole(part) || Element.prototype.querySelector.call(part, 'a, button')),
  );
  return parts
    .map(part => visibleText(part, visibility, MAX_NAME))
    .filter(Boolean)
    .join(' ');
}

/** For picture buttons: an `alt`, a tooltip or SVG title, on it or inside. */
function pictureName(element: Element, visibility: Visibility): string {
  const picture = [...Element.prototype.querySelectorAll.call(element, PICTURES)]
    .slice(0, MAX_PARTS)
    .find(part =>
      visibility.perceives(localNameOf(part) === 'title' ? (composedParent(part) ?? part) : part),
    );
  const given = picture && NAMING.map(name => attributeOf(picture, name)).find(Boolean);
  return tooltipOf(element) || (given ?? (picture ? textOf(picture) : '')) || tooltipInside(element);
}

const PICTURES =
  'img[alt]:not([alt=""]), [title]:not([title=""]), [aria-label]:not([aria-label=""]), svg title';

const NAMING = ['alt', 'aria-label', 'title'];

function tooltipInside(element: Element): string {
  const parts = [...Element.prototype.querySelectorAll.call(element, '*')].slice(0, MAX_PARTS);
  return parts.map(tooltipOf).find(Boolean) ?? '';
}

/** A picture button has few. */
const MAX_PARTS = 8;

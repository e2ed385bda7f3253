import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedChildren, isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import {
  attributeOf,
  bodyOf,
  isMatching,
  localNameOf,
  previousSiblingOf,
  queryAllIn,
  textOf,
} from '../dom/native-dom.ts';
import { isField, isTickBox } from './field-surroundings.ts';

/** What a person calls the part of the page around a target. */
export const PART_KINDS = ['row', 'item', 'card', 'dialog', 'section', 'form', 'group'] as const;
type PartKind = (typeof PART_KINDS)[number];

export interface PartAround {
  kind: PartKind;
  box: Element;
  /** A term before its description. */
  title?: Element;
}

const MAX_LEVELS = 40;

/** Within these levels, a box beside others of its make is a row. */
const ROW_LEVELS = 6;

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';

const KINDS: readonly [PartKind, string][] = [
  ['row', 'tr, [role=row]'],
  ['item', 'li, dd, [role=listitem], [role=treeitem]'],
  ['card', 'article, [role=article]'],
];

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], hgroup';

/** Rows, list items and cards around an element, from the inside, up to its dialog. `others`: elements of the same name. */
export function rowsAround(element: Element, others: readonly Element[]): PartAround[] {
  const found: PartAround[] = [];
  let level = 0;
  for (const box of partsOutwards(element)) {
    level += 1;
    if (isDialogBox(box)) break;
    const kind = kindOf(box) ?? (level <= ROW_LEVELS ? kindOfDiv(box, element, others) : undefined);
    if (kind) found.push({ kind, box, ...titleOf(box) });
  }
  const own = others.length > 0 ? ownBox(element, others) : undefined;
  if (own && !found.some(({ box }) => isWithin(box, own))) found.push({ kind: divKind(own), box: own });
  return found.filter(({ box }) => !isShared(box, element, others));
}

export function dialogAround(element: Element): PartAround | undefined {
  const box = partsOutwards(element).find(isDialogBox);
  return box && { kind: 'dialog', box };
}

/** The fieldset or group that has a title, or else the heading above. */
export function titleAround(element: Element): PartAround | undefined {
  let level = 0;
  for (const at of [element, ...partsOutwards(element)]) {
    if (level > MAX_TITLE_LEVELS) return undefined;
    level += 1;
    const legend = isMatching(at, 'fieldset') ? childOf(at, 'legend') : undefined;
    if (legend && at !== element) return { kind: 'group', box: legend };
    const heading = headingBefore(at);
    if (heading) return { kind: 'section', box: heading };
    const isNamed =
      at !== element && isMatching(at, '[role=group], [role=radiogroup], [role=region], section');
    if (isNamed && attributeOf(at, 'aria-label')) return { kind: 'group', box: at };
  }
  return undefined;
}

const MAX_TITLE_LEVELS = 12;

function partsOutwards(element: Element): Element[] {
  const body = bodyOf(document);
  const all = [...composedAncestry(element)].slice(1, MAX_LEVELS);
  const end = all.indexOf(body);
  return end < 0 ? all : all.slice(0, end);
}

function kindOf(box: Element): PartKind | undefined {
  return KINDS.find(([, selector]) => isMatching(box, selector))?.[0];
}

/** A box that holds this one of several equal elements, or stands among boxes of its own make. */
function kindOfDiv(box: Element, element: Element, others: readonly Element[]): PartKind | undefined {
  if (others.length > 0 || (isField(element) && !isTickBox(element))) return undefined;
  if (queryAllIn(box, 'nav, main, form, table, section').length > 0) return undefined;
  const make = makeOf(box);
  if (make === undefined) return undefined;
  const isRepeated = [...composedChildren(box.parentNode ?? box)].some(
    other => other !== box && isElement(other) && makeOf(other) === make && textOf(other).trim() !== '',
  );
  return isRepeated ? divKind(box) : undefined;
}

function makeOf(box: Element): string | undefined {
  const name = attributeOf(box, 'class')?.trim();
  return name ? `${localNameOf(box)}.${name.split(/\s+/u)[0]}` : undefined;
}

function divKind(box: Element): PartKind {
  return queryAllIn(box, HEADINGS).length > 0 ? 'card' : 'row';
}

/** The largest box around an element that holds none of the others. */
function ownBox(element: Element, others: readonly Element[]): Element | undefined {
  return partsOutwards(element).findLast(box => !isShared(box, element, others) && !isDialogBox(box));
}

function isShared(box: Element, element: Element, others: readonly Element[]): boolean {
  return kindOf(box) === undefined && others.some(other => other !== element && isWithin(other, box));
}

function titleOf(box: Element): { title?: Element } {
  if (localNameOf(box) !== 'dd') return {};
  let at = previousSiblingOf(box);
  while (at && !(isElement(at) && localNameOf(at) === 'dt')) at = previousSiblingOf(at);
  return at && isElement(at) ? { title: at } : {};
}

/** By its role, or because it lies over the page: all of it, or in its middle. */
export function isDialogBox(box: Element): boolean {
  if (isMatching(box, DIALOGS)) return true;
  const { position } = getComputedStyle(box);
  if (position !== 'fixed' && position !== 'absolute') return false;
  const isWhole = queryAllIn(box, 'main, nav, [role=main], [role=navigation]').length > 0;
  if (isWhole || textOf(box).length > MAX_DIALOG) return false;
  const isCalledSo = /modal|dialog|lightbox|popup/iu.test(attributeOf(box, 'class') ?? '');
  return isCalledSo || (position === 'fixed' && isOverPage(box));
}

/** Characters of its texts. A page whose whole content is placed has more. */
const MAX_DIALOG = 3000;

function isOverPage(box: Element): boolean {
  const { left, top, right, bottom, width, height } = rectOf(box);
  if (width >= innerWidth * MOST && height >= innerHeight * MOST) return true;
  const isBeside = width < innerWidth / 5 || height < innerHeight / 10 || width > innerWidth * MOST;
  const aside = Math.abs((left + right) / innerWidth - 1);
  const above = Math.abs((top + bottom) / innerHeight - 1);
  return !isBeside && aside < 0.2 && above < 0.4;
}

const MOST = 0.9;

/** Siblings before an element that are looked at for a heading. */
const MAX_SIBLINGS = 12;

const MAX_HEAD = 200;

function headingBefore(element: Element): Element | undefined {
  let node: Node | null = previousSiblingOf(element);
  for (let count = 0; node && count < MAX_SIBLINGS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    count += 1;
    if (isMatching(node, HEADINGS)) return node;
    const [inner] = queryAllIn(node, HEADINGS);
    if (inner && isHead(node)) return inner;
  }
  return undefined;
}

/** The head of a part holds its heading and little else. */
function isHead(box: Element): boolean {
  if (isMatching(box, 'header')) return true;
  const isSmall = textOf(box).trim().length < MAX_HEAD;
  return isSmall && queryAllIn(box, 'button, input, select, textarea, p, [role=button]').length === 0;
}

function childOf(box: Element, name: string): Element | undefined {
  return [...composedChildren(box)].filter(isElement).find(child => localNameOf(child) === name);
}

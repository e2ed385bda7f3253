import { composedAncestry, composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import {
  attributeOf,
  bodyOf,
  childNodesOf,
  classNameOf,
  elementById,
  isMatching,
  localNameOf,
  previousSiblingOf,
  queryAllIn,
  textOf,
} from '../dom/native-dom.ts';
import { piecesIn } from './context-pieces.ts';
import type { Piece } from './piece.ts';

const MAX_LEVELS = 12;

/** Siblings before an element that are looked at for a heading. */
const MAX_SIBLINGS = 12;

const MAX_HEADINGS = 3;

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading], hgroup';

/** The words above an element: headings, legends, captions, column heads, and the labels of the parts around it. */
export function titlesOf(element: Element): Piece[] {
  const pieces: Piece[] = [];
  let headings = 0;
  let level = 0;
  for (const at of composedAncestry(element)) {
    if (at === bodyOf(document) || level > MAX_LEVELS) break;
    if (at !== element) pieces.push(...labelsOfPart(at));
    pieces.push(...headsOfCell(at), ...headsOfItem(at, element));
    const heading = headings < MAX_HEADINGS ? headingBefore(at) : undefined;
    if (heading && heading !== element) pieces.push(...piecesIn(heading));
    if (heading) headings += 1;
    level += 1;
  }
  return pieces;
}

function labelsOfPart(part: Element): Piece[] {
  const others = elementsNamed(part, 'aria-labelledby');
  const title = isMatching(part, 'fieldset, table, details, figure')
    ? [...childNodesOf(part)]
        .filter(isElement)
        .find(child => isMatching(child, 'legend, caption, summary, figcaption'))
    : undefined;
  const label = attributeOf(part, 'aria-label') ?? '';
  const own: Piece[] = label === '' ? [] : [{ text: label, at: part, isFixed: true, isName: true }];
  return [...own, ...[...others, ...(title ? [title] : [])].flatMap(other => piecesIn(other))];
}

/** What describes a control that acts. Tips describe it only while they are open. */
export function descriptionOf(element: Element): Piece[] {
  return elementsNamed(element, 'aria-describedby').flatMap(other => piecesIn(other));
}

function elementsNamed(element: Element, attribute: string): Element[] {
  const ids = (attributeOf(element, attribute) ?? '').split(/\s+/u).filter(Boolean);
  return ids.map(id => elementById(element, id)).filter(other => other !== null);
}

function headingBefore(element: Element): Element | undefined {
  let node: Node | null = previousSiblingOf(element);
  for (let count = 0; node && count < MAX_SIBLINGS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    count += 1;
    if (isMatching(node, HEADINGS)) return node;
    const inner = headingIn(node) ?? (isTitle(node) ? node : undefined);
    if (inner) return inner;
  }
  return undefined;
}

/** Of a box that holds little else. A card beside has a heading of its own. */
function headingIn(box: Element): Element | undefined {
  const inner = queryAllIn(box, HEADINGS);
  const last = inner[inner.length - 1];
  if (!last) return undefined;
  if (isMatching(box, 'header')) return last;
  const isCard = queryAllIn(box, CONTROLS).length > 0;
  return !isCard && lengthOf(box) - lengthOf(last) <= MAX_BESIDE_HEADING ? last : undefined;
}

const MAX_BESIDE_HEADING = 60;

const MAX_TITLE = 80;

/** The first child of a part, by its name or its letters. */
function isTitle(node: Element): boolean {
  if (previousElement(node) || !/^(?:div|p|span|b|strong|header)$/u.test(localNameOf(node))) return false;
  const length = lengthOf(node);
  if (length === 0 || length > MAX_TITLE || queryAllIn(node, CONTROLS).length > 0) return false;
  const isHeader = isMatching(node, 'header') && composedParent(node) !== bodyOf(document);
  if (isHeader || /title|head|hd\b|caption/iu.test(classNameOf(node))) return true;
  const [own, around] = [node, composedParent(node) ?? node].map(at => getComputedStyle(at));
  return (
    Number(own?.fontWeight) >= 600 ||
    Number.parseFloat(own?.fontSize ?? '') > Number.parseFloat(around?.fontSize ?? '')
  );
}

const CONTROLS =
  'button, input, select, textarea, a[href], [contenteditable], [role=button], [role=combobox], [role=listbox]';

function previousElement(element: Element): boolean {
  for (let node = previousSiblingOf(element); node; node = previousSiblingOf(node))
    if (isElement(node)) return true;
  return false;
}

function lengthOf(element: Element): number {
  return textOf(element).replace(/\s+/gu, ' ').trim().length;
}

const CELLS = 'td, th, [role=cell], [role=gridcell]';
const HEADS = 'th, [role=columnheader]';

/** For a cell of a table or grid: the head of its column, and the row that heads its group. */
function headsOfCell(at: Element): Piece[] {
  const row = composedParent(at);
  if (!row) return [];
  if (isMatching(row, 'tr, [role=row]'))
    return [...columnHeads(row), ...spanning(row), groupHead(row)].flatMap(piecesOf);
  return isMatching(at, CELLS) ? [] : [drawnHead(at, row)].flatMap(piecesOf);
}

/** For an item of a list: what the item around it says before the list, and the item without controls that heads its group. */
function headsOfItem(item: Element, element: Element): Piece[] {
  if (!isMatching(item, ITEMS)) return [];
  const list = composedParent(item);
  const outer = list && composedParent(list);
  const own = outer && isMatching(outer, ITEMS) ? itemsBefore(list).flatMap(at => piecesIn(at)) : [];
  const isHeaded = item === element || queryAllIn(item, CONTROLS).length > 0;
  return [...own, ...(isHeaded ? piecesOf(itemHead(item)) : [])];
}

const ITEMS = 'li, [role=listitem], [role=treeitem]';

const MAX_BEFORE = 6;

/** Texts that stand in an item alone are read with their box. */
function itemsBefore(list: Element): Element[] {
  const before: Element[] = [];
  for (let node = previousSiblingOf(list); node && before.length < MAX_BEFORE; node = previousSiblingOf(node))
    if (isElement(node)) before.unshift(node);
  return before;
}

function itemHead(item: Element): Element | undefined {
  let node: Node | null = previousSiblingOf(item);
  for (let count = 0; node && count < MAX_ROWS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    count += 1;
    const isHead = queryAllIn(node, CONTROLS).length === 0 && !isMatching(node, CONTROLS);
    if (isHead && lengthOf(node) > 0 && lengthOf(node) <= MAX_TITLE) return node;
  }
  return undefined;
}

function piecesOf(head: Element | undefined): Piece[] {
  return head ? piecesIn(head) : [];
}

/** Of all columns: they say what the values of the row are. */
function columnHeads(row: Element): Element[] {
  const table = Element.prototype.closest.call(row, 'table, [role=table], [role=grid], [role=treegrid]');
  const [first] = table ? queryAllIn(table, 'tr, [role=row]') : [];
  if (!first || first === row) return [];
  return childElements(first)
    .filter(head => isMatching(head, HEADS))
    .slice(0, MAX_COLUMNS);
}

const MAX_COLUMNS = 30;

/** Cells of rows above that reach down to this one. */
function spanning(row: Element): Element[] {
  const found: Element[] = [];
  let node: Node | null = previousSiblingOf(row);
  for (let distance = 1; node && distance < MAX_ROWS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    const reach = distance;
    found.push(...childElements(node).filter(cell => Number(attributeOf(cell, 'rowspan')) > reach));
    distance += 1;
  }
  return found;
}

const MAX_ROWS = 60;

/** A row of heads alone, as `Customer Ada` above its invoices. */
function groupHead(row: Element): Element | undefined {
  let node: Node | null = previousSiblingOf(row);
  for (let count = 0; node && count < MAX_ROWS; node = previousSiblingOf(node)) {
    if (!isElement(node)) continue;
    count += 1;
    const cells = childElements(node);
    if (cells.length === 1 && cells.every(cell => isMatching(cell, 'th, [colspan], [role=rowheader]')))
      return node;
  }
  return undefined;
}

/** In a grid of plain boxes: the first row, if it is like this one and has no controls. */
function drawnHead(cell: Element, row: Element): Element | undefined {
  const rows = composedParent(row);
  const first = rows && [...composedChildren(rows)].find(isElementLike(row));
  if (!first || first === row || queryAllIn(first, CONTROLS).length > 0) return undefined;
  const [heads, cells] = [childElements(first), childElements(row)];
  return heads.length > 1 && heads.length === cells.length ? heads[cells.indexOf(cell)] : undefined;
}

function isElementLike(row: Element): (node: Node) => node is Element {
  return (node): node is Element =>
    isElement(node) && localNameOf(node) === localNameOf(row) && sharesClass(node, row);
}

/** A row that is chosen or dragged over has one more. */
function sharesClass(one: Element, other: Element): boolean {
  const [names, others] = [one, other].map(at => classNameOf(at).split(/\s+/u).filter(Boolean));
  return names?.[0] !== undefined && names[0] === others?.[0];
}

function childElements(parent: Element): Element[] {
  return [...composedChildren(parent)].filter(isElement);
}

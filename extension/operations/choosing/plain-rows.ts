import {
  composedAncestry,
  composedChildren,
  composedDescendants,
  composedParent,
  isWithin,
  outermostIn,
} from '../../page/dom/composed-tree.ts';
import { isElement } from '../../page/dom/element-types.ts';
import { isMatching, localNameOf, queryAllIn, textOf } from '../../page/dom/native-dom.ts';
import { explicitRole, interactiveRole } from '../../page/dom/role.ts';
import { seenRect } from '../../page/visibility/seen-rect.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

export function seenElements(): Set<Element> {
  const visibility = createVisibility();
  return new Set(composedDescendants(document).filter(element => visibility.sees(element)));
}

/**
 * Rows of a list without roles: newly shown items of a list, or elements with a pointer cursor, that have text and no rows of
 * their own, and are siblings or the contents of siblings, as in cascades and trees.
 */
export function plainRows(before: ReadonlySet<Element>, widget: Element): Element[] {
  const visibility = createVisibility();
  const isRow = (element: Element) =>
    !before.has(element) && !isWithin(widget, element) && isPlainRow(element);
  const rows = outermostIn(document, isRow).filter(row => seenRect(row, visibility));
  return rows.filter(row => rows.some(other => other !== row && areRelated(row, other)));
}

/** Of a row: its siblings are rows, or what is right around it has siblings with rows. */
const ROW_LEVELS = 2;

function areRelated(row: Element, other: Element): boolean {
  const around = wayUp(row, ROW_LEVELS + 1);
  return wayUp(other, ROW_LEVELS + 1).some((at, level) => level > 0 && at === around[level]);
}

function isPlainRow(element: Element): boolean {
  if (explicitRole(element) !== undefined || interactiveRole(element) !== undefined) return false;
  const isItem = isMatching(element, 'li') || getComputedStyle(element).cursor === 'pointer';
  if (!isItem || textOf(element).trim() === '' || queryAllIn(element, LISTS).length > 0) return false;
  return wayUp(element, ROW_LEVELS).some(hasLikeSibling);
}

const LISTS = 'ul, ol, li';

/** The element and the boxes around it, so many levels up. */
function wayUp(element: Element, levels: number): Element[] {
  return [...composedAncestry(element)].slice(0, levels + 1);
}

function hasLikeSibling(element: Element): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  const tag = localNameOf(element);
  return [...composedChildren(parent)].filter(isElement).filter(at => localNameOf(at) === tag).length > 1;
}

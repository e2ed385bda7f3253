import {
  composedChildren,
  composedDescendants,
  composedParent,
  isWithin,
  outermostIn,
} from '../../page/dom/composed-tree.ts';
import { isElement } from '../../page/dom/element-types.ts';
import { localNameOf, textOf } from '../../page/dom/native-dom.ts';
import { explicitRole, interactiveRole } from '../../page/dom/role.ts';
import { seenRect } from '../../page/visibility/seen-rect.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

export function seenElements(): Set<Element> {
  const visibility = createVisibility();
  return new Set(composedDescendants(document).filter(element => visibility.sees(element)));
}

/**
 * Rows of a list without roles: newly shown elements of one tag with a pointer cursor and text, which are siblings, or the
 * contents of siblings, as in cascades and trees.
 */
export function plainRows(before: ReadonlySet<Element>, widget: Element): Element[] {
  const visibility = createVisibility();
  const isRow = (element: Element) =>
    !before.has(element) && !isWithin(widget, element) && isPlainRow(element);
  const rows = outermostIn(document, isRow).filter(row => seenRect(row, visibility));
  return rows.filter(row => rows.some(other => other !== row && areRelated(row, other)));
}

function areRelated(row: Element, other: Element): boolean {
  const [parent, otherParent] = [composedParent(row), composedParent(other)];
  if (!parent || !otherParent) return false;
  return parent === otherParent || composedParent(parent) === composedParent(otherParent);
}

function isPlainRow(element: Element): boolean {
  if (explicitRole(element) !== undefined || interactiveRole(element) !== undefined) return false;
  if (getComputedStyle(element).cursor !== 'pointer' || textOf(element).trim() === '') return false;
  const parent = composedParent(element);
  return hasLikeSibling(element) || (parent !== null && hasLikeSibling(parent));
}

function hasLikeSibling(element: Element): boolean {
  const parent = composedParent(element);
  if (!parent) return false;
  const tag = localNameOf(element);
  return [...composedChildren(parent)].filter(isElement).filter(at => localNameOf(at) === tag).length > 1;
}

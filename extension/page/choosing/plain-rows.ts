import { composedChildren, composedParent, isWithin, walkComposed } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { localNameOf, textOf } from '../dom/native-dom.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

export function seenElements(): Set<Element> {
  const visibility = createVisibility();
  const seen = new Set<Element>();
  walkComposed(document, element => {
    if (visibility.sees(element)) seen.add(element);
    return true;
  });
  return seen;
}

/** Rows of a list without roles: newly shown siblings of one tag with a pointer cursor and text. */
export function plainRows(before: ReadonlySet<Element>, widget: Element): Element[] {
  const visibility = createVisibility();
  const rows: Element[] = [];
  walkComposed(document, element => {
    const isRow = !before.has(element) && !isWithin(widget, element) && isPlainRow(element);
    if (isRow && seenRect(element, visibility)) rows.push(element);
    return !isRow;
  });
  return rows.filter(row =>
    rows.some(other => other !== row && composedParent(other) === composedParent(row)),
  );
}

function isPlainRow(element: Element): boolean {
  if (explicitRole(element) !== undefined || interactiveRole(element) !== undefined) return false;
  if (getComputedStyle(element).cursor !== 'pointer' || textOf(element).trim() === '') return false;
  const parent = composedParent(element);
  if (!parent) return false;
  const tag = localNameOf(element);
  return [...composedChildren(parent)].filter(isElement).filter(at => localNameOf(at) === tag).length > 1;
}

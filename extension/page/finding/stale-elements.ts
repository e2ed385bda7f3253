import { isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { hasAttribute, rootOf } from '../dom/native-dom.ts';
import { type Ground, isGivenElements } from './stale-part.ts';
import { HIDING, type StructureChanges } from './watch-structure.ts';

/** The elements of which all that is in them is to be looked at again. */
export function staleElements(
  { moved, parents, touched }: StructureChanges,
  ground: Ground,
): ReadonlySet<Element> {
  const { modal } = ground;
  const stale = new Set(moved);
  for (const parent of parents) for (const element of changedAround(parent, ground)) stale.add(element);
  for (const element of touched) if (mayClose(element)) stale.add(element);
  // What the modal dialog is in says nothing of what is in the dialog.
  for (const element of stale) if (modal && isWithin(modal, element)) stale.delete(element);
  return stale;
}

/** What looks otherwise when something came into a node, or went. */
function* changedAround(parent: Node, { trees }: Ground): Generator<Element> {
  const root = rootOf(parent);
  if (root instanceof ShadowRoot && isGivenElements(root.host)) yield root.host;
  if (isElement(parent) && (trees.has(parent) || isInDrawing(parent))) yield parent;
}

/** Whether another attribute of an element can leave out, or let in, what is inside of it. */
function mayClose(element: Element): boolean {
  return isInDrawing(element) || [...HIDING].some(name => hasAttribute(element, name));
}

function isInDrawing(element: Element): boolean {
  return Element.prototype.closest.call(element, 'svg') !== null;
}

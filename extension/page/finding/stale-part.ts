import { pointerOver } from '../dom/click-target.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import {
  hasAttribute,
  isConnected,
  isMatching,
  localNameOf,
  parentElementOf,
  rootOf,
} from '../dom/native-dom.ts';
import type { StyleRules } from '../visibility/style-rules.ts';
import { lookAt } from './look-at.ts';
import { HIDING, type StructureChanges } from './watch-structure.ts';

interface Ground {
  rules: StyleRules;
  /** The modal dialog that is open: nothing outside of it counts. */
  modal: Element | undefined;
  /** The shadow trees that were looked through, by their hosts. */
  trees: ReadonlyMap<Element, ShadowRoot>;
}

/** Only what one of these fits may leave out, or show elsewhere, what is inside of it. */
const CLOSING =
  '[aria-hidden], [hidden], [inert], [contenteditable], select, svg, script, style, head, template, noscript, datalist';

/** The part to revalidate: the element, or an ancestor that shows it. Undefined when nothing in it can be a target. */
export function stalePart(element: Element, ground: Ground): Element | undefined {
  const { modal, trees } = ground;
  if (!isConnected(element) || element === modal) return undefined;
  const isPlain = !modal && trees.size === 0 && rootOf(element) === document;
  if (isPlain && !isInClosing(element)) return element;
  let part: Element | undefined = element;
  for (let at = element; ; ) {
    const above = aboveOf(at);
    if (above === modal) return part;
    if (!above) return undefined;
    part = partWithin(above, at, part, ground);
    at = above;
  }
}

function isInClosing(element: Element): boolean {
  const parent = parentElementOf(element);
  return parent !== null && Element.prototype.closest.call(parent, CLOSING) !== null;
}

function aboveOf(element: Element): Element | undefined {
  const parent = parentElementOf(element);
  if (parent) return parent;
  const root = rootOf(element);
  return root instanceof ShadowRoot ? root.host : undefined;
}

function partWithin(
  above: Element,
  inner: Element,
  part: Element | undefined,
  { rules, trees }: Ground,
): Element | undefined {
  // Slotted content shows inside its host's tree, so look at both.
  const isSlotted = trees.has(above) && parentElementOf(inner) === above;
  if (isSlotted || (parentElementOf(inner) !== above && isGivenElements(above))) return above;
  if (!isMatching(above, CLOSING)) return part;
  // A drawing's content decides whether it is entered.
  if (localNameOf(above) === 'svg') return above;
  return lookAt(above, rules, pointerOver).isClosed ? undefined : part;
}

function isGivenElements(host: Element): boolean {
  return host.firstElementChild !== null;
}

export function staleElements(
  { moved, parents, touched }: StructureChanges,
  ground: Ground,
): ReadonlySet<Element> {
  const { modal } = ground;
  const stale = new Set(moved);
  for (const parent of parents) for (const element of changedAround(parent, ground)) stale.add(element);
  for (const element of touched) if (mayClose(element)) stale.add(element);
  // Changes around the modal dialog do not affect its content.
  for (const element of stale) if (modal && isWithin(modal, element)) stale.delete(element);
  return stale;
}

function* changedAround(parent: Node, { trees }: Ground): Generator<Element> {
  const root = rootOf(parent);
  if (root instanceof ShadowRoot && isGivenElements(root.host)) yield root.host;
  if (isElement(parent) && (trees.has(parent) || isInDrawing(parent))) yield parent;
}

/** Whether an attribute change can hide or show the content. */
function mayClose(element: Element): boolean {
  return isInDrawing(element) || [...HIDING].some(name => hasAttribute(element, name));
}

function isInDrawing(element: Element): boolean {
  return Element.prototype.closest.call(element, 'svg') !== null;
}

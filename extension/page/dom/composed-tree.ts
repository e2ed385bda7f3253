import { isElement, isSlot } from './element-types.ts';
import { assignedSlotOf, childNodesOf, localNameOf, openShadowRootOf, parentNodeOf } from './unshadowed.ts';

/** Gives an element's shadow root, closed ones too where the caller is able to. */
export type ShadowRootOpener = (element: HTMLElement) => ShadowRoot | null;

let openClosedRoot: ShadowRootOpener = element => element.shadowRoot;

/** Only an extension's content script can open closed roots, and the page engine knows no `chrome.*`. */
export function openShadowRootsWith(opener: ShadowRootOpener): void {
  openClosedRoot = opener;
}

export function shadowRootOf(element: Element): ShadowRoot | null {
  const root = openShadowRootOf(element);
  if (root || !mayHostClosedRoot(element)) return root;
  return element instanceof HTMLElement ? openClosedRoot(element) : null;
}

/** Asking for a closed root is slow, so it is asked of custom elements and of what seems to be empty. */
function mayHostClosedRoot(element: Element): boolean {
  return localNameOf(element).includes('-') || childNodesOf(element).length === 0;
}

/** What is shown inside an element: its shadow tree, what a slot was given, or its children. */
export function composedChildren(node: Node): Iterable<Node> {
  if (isSlot(node)) {
    const assigned = node.assignedNodes();
    return assigned.length > 0 ? assigned : childNodesOf(node);
  }
  const root = isElement(node) ? shadowRootOf(node) : null;
  return childNodesOf(root ?? node);
}

/** The element that a node is shown in. For a child of a closed root's host that is the host. */
export function composedParent(node: Node): Element | null {
  const slot = isElement(node) ? assignedSlotOf(node) : null;
  const parent = slot ?? parentNodeOf(node);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent && isElement(parent) ? parent : null;
}

/** The element and those it is shown in, innermost first. */
export function* composedAncestry(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = composedParent(at)) yield at;
}

export function isWithin(inner: Element, outer: Element): boolean {
  return closestComposed(inner, ancestor => ancestor === outer) !== undefined;
}

export function closestComposed(
  element: Element,
  isWanted: (ancestor: Element) => boolean,
): Element | undefined {
  for (const ancestor of composedAncestry(element)) {
    if (isWanted(ancestor)) return ancestor;
  }
  return undefined;
}

/**
 * Walks the elements that are shown, parents first, in the order of reading. `enter` returns false to leave out what is
 * inside an element. With a stack of its own, because pages nest deeper than the call stack allows.
 */
export function walkComposed(root: Node, enter: (element: Element) => boolean): void {
  const stack = [...composedChildren(root)].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node) || !enter(node)) continue;
    const children = [...composedChildren(node)];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child) stack.push(child);
    }
  }
}

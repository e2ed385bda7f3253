import { documentState } from './document-state.ts';
import { isElement, isSlot } from './element-types.ts';
import {
  assignedSlotOf,
  childNodesOf,
  contains,
  firstChildOf,
  localNameOf,
  openShadowRootOf,
  parentElementOf,
  parentNodeOf,
  queryAllIn,
  rootOf,
} from './native-dom.ts';

/** All but the commonest tags without shadow trees: pages of 100,000 elements are walked for one card. */
const MAY_HOST =
  ':not(a, b, button, em, i, img, input, label, li, ol, option, path, strong, svg, table, tbody, td, th, tr, ul)';

export type ShadowRootOpener = (element: HTMLElement) => ShadowRoot | null;

let openClosedRoot: ShadowRootOpener = element => element.shadowRoot;

/** Only an extension's content script can open closed roots, and the page engine knows no `chrome.*`. */
export function openShadowRootsWith(opener: ShadowRootOpener): void {
  openClosedRoot = opener;
}

declare global {
  interface AssentDocumentState {
    /** Elements that we draw over the page. By reference: a page may use any tag name. */
    ownHosts?: WeakSet<Element>;
  }
}

export function mayHost(element: Element): boolean {
  const name = localNameOf(element);
  return name.includes('-') || HOSTS.has(name);
}

export function shadowRootOf(element: Element, name: string = localNameOf(element)): ShadowRoot | null {
  const isCustom = name.includes('-');
  if (!isCustom && !HOSTS.has(name)) return null;
  if (isOwnHost(element)) return null;
  const root = openShadowRootOf(element);
  if (root) return root;
  // Asking for a closed root is slow, so it is asked of custom elements and of what seems to be empty.
  const mayBeClosed = isCustom || firstChildOf(element) === null;
  return mayBeClosed && element instanceof HTMLElement ? openClosedRoot(element) : null;
}

/** A closed root over content, too: few elements may be asked. */
export function anyShadowRootOf(element: Element): ShadowRoot | null {
  const root = shadowRootOf(element);
  if (root || !mayHost(element) || documentState.ownHosts?.has(element)) return root;
  return element instanceof HTMLElement ? openClosedRoot(element) : null;
}

/** https://dom.spec.whatwg.org/#valid-shadow-host-name: no other built-in element can have a shadow root. */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

export function assignedElements(slot: HTMLSlotElement): Element[] | undefined {
  return slot.assignedNodes().length > 0 ? slot.assignedElements() : undefined;
}

/** The visible children of an element: its shadow tree, the nodes assigned to a slot, or its children. */
export function composedChildren(node: Node): Iterable<Node> {
  if (isSlot(node)) {
    const assigned = node.assignedNodes();
    return assigned.length > 0 ? assigned : childNodesOf(node);
  }
  const root = isElement(node) ? shadowRootOf(node) : null;
  return childNodesOf(root ?? node);
}

export function firstChildren(box: Node, most: number): Node[] {
  const first: Node[] = [];
  for (const child of composedChildren(box)) if (first.push(child) === most) break;
  return first;
}

/** The element that a node is shown in. For a child of a closed root's host that is the host. */
export function composedParent(node: Node): Element | null {
  const parent = parentElementOf(node);
  if (parent) return isElement(node) ? (assignedSlotOf(node) ?? parent) : parent;
  const above = parentNodeOf(node);
  return above instanceof ShadowRoot ? above.host : null;
}

export function* composedAncestry(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = composedParent(at)) yield at;
}

export function isWithin(inner: Element, outer: Element): boolean {
  if (contains(outer, inner)) return true;
  // Only shadow trees nest elements that the document does not.
  if (rootOf(inner) === document && rootOf(outer) === document) return false;
  return closestComposed(inner, ancestor => ancestor === outer) !== undefined;
}

/**
 * A value inherited along the composed tree, where `compute` adds each element's own. Cached; a loop, since pages nest deeply.
 */
export function handedDown<Value>(
  initial: Value,
  compute: (element: Element, above: Value) => Value,
): (element: Element) => Value {
  const known = new Map<Element, Value>();
  return element => {
    const remembered = known.get(element);
    if (remembered !== undefined) return remembered;
    const unknown: Element[] = [];
    let at: Element | null = element;
    for (; at && !known.has(at); at = composedParent(at)) unknown.push(at);
    let value = (at && known.get(at)) ?? initial;
    for (let index = unknown.length - 1; index >= 0; index -= 1) {
      const inner = unknown[index];
      if (!inner) continue;
      value = compute(inner, value);
      known.set(inner, value);
    }
    return value;
  };
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

/** Parents first, in reading order; `enter` returns false to skip the inside. Iterative: pages nest deeply. */
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

/** Everything inside, parents first, in reading order. */
export function composedDescendants(root: Node): Element[] {
  const found: Element[] = [];
  walkComposed(root, element => {
    found.push(element);
    return true;
  });
  return found;
}

/** The wanted elements that are inside no other wanted one. */
export function outermostIn(root: Node, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walkComposed(root, element => {
    const isFound = isWanted(element);
    if (isFound) found.push(element);
    return !isFound;
  });
  return found;
}

/** The host of what we draw over the page, which exists only while something is drawn. */
export function isOwnHost(element: Element): boolean {
  return documentState.ownHosts?.has(element) === true;
}

/** A document and the shadow trees in it, the outer ones first. */
export function rootsOf(page: Document): (Document | ShadowRoot)[] {
  return [...stepRoots(page)].filter(root => root !== undefined);
}

/** As {@link rootsOf}, with pauses: a page may have as many hosts as elements. */
export function* stepRoots(page: Document): Generator<Document | ShadowRoot | undefined> {
  const roots: (Document | ShadowRoot)[] = [page];
  let looked = 0;
  // The list grows during the loop: trees hold trees.
  for (const root of roots) {
    yield root;
    for (const element of queryAllIn(root, MAY_HOST)) {
      const inner = shadowRootOf(element);
      if (inner) roots.push(inner);
      looked += 1;
      if (looked % TO_A_PAUSE === 0) yield;
    }
  }
}

const TO_A_PAUSE = 500;

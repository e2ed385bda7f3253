import { rectOf } from '../dom/box.ts';
import { isOwnHost } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { childNodesOf, contains, isMatching, parentNodeOf, textOf } from '../dom/native-dom.ts';

export function childrenBefore(parent: Node, records: readonly MutationRecord[]): Node[] {
  let children: Node[] = [...childNodesOf(parent)];
  for (const { addedNodes, removedNodes, nextSibling } of records.toReversed()) {
    const added = new Set<Node>(addedNodes);
    children = children.filter(child => !added.has(child));
    const place = nextSibling ? children.indexOf(nextSibling) : -1;
    const at = place < 0 ? children.length : place;
    children = [...children.slice(0, at), ...removedNodes, ...children.slice(at)];
  }
  return children;
}

export function isSameList(before: readonly Node[], now: readonly Node[]): boolean {
  if (before.length !== now.length) return false;
  return before.every((node, index) => {
    const other = now[index];
    return other !== undefined && (node === other || Node.prototype.isEqualNode.call(node, other));
  });
}

export function isReordered(before: readonly Node[], now: readonly Node[]): boolean {
  const places = new Map(before.map((node, index) => [node, index]));
  const kept = now.flatMap(node => places.get(node) ?? []);
  return kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
}

/** A pressed button's ripple: without text inside the target, or not drawn at all. */
export function isDecoration(element: Element, focus: Element): boolean {
  if (textOf(element).trim() !== '') return false;
  const parent = parentNodeOf(element);
  return (parent !== null && contains(focus, parent)) || isUndrawn(element);
}

/** Takes up room without content or paint. */
function isUndrawn(element: Element): boolean {
  if (childNodesOf(element).length > 0 || !isMatching(element, 'div, span, i, p')) return false;
  const { backgroundColor, backgroundImage, borderStyle, boxShadow } = getComputedStyle(element);
  const isPainted = !/^(transparent|rgba\(.*, 0\))$/u.test(backgroundColor);
  const parts = ['::before', '::after'].map(part => getComputedStyle(element, part).content);
  return !isPainted && [backgroundImage, borderStyle, boxShadow, ...parts].every(value => value === 'none');
}

export function isTakingRoom(element: Element): boolean {
  const { width, height } = rectOf(element);
  return !isOwnHost(element) && width > 0 && height > 0;
}

/** The visibility of a removed element is judged by its own attributes. */
export function isShownContent(element: Element): boolean {
  const isHidden = isMatching(
    element,
    '[hidden], [style*="display:none"], [style*="display: none"], [type=hidden], script, style, link, meta, template',
  );
  return !isHidden && isContent(element);
}

export function isContent(node: Node): boolean {
  return isElement(node) ? !isOwnHost(node) : (node.nodeValue ?? '').trim() !== '';
}

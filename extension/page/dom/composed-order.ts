import { rootOf } from './native-dom.ts';

/** In the order of the page, where what is in a shadow tree stands with its host. */
export function inComposedOrder(elements: readonly Element[]): Element[] {
  const ways = elements.map(element => ({ element, way: hostsOf(element) }));
  return ways.sort((one, other) => compareWays(one.way, other.way)).map(({ element }) => element);
}

/** Whether one stands before the other in that order. */
export function comesBefore(one: Element, other: Element): boolean {
  return compareWays(hostsOf(one), hostsOf(other)) < 0;
}

/** The element and the hosts of the trees that it is in, outermost first. */
function hostsOf(element: Element): Element[] {
  const way = [element];
  for (let root = rootOf(element); root instanceof ShadowRoot; root = rootOf(root.host))
    way.unshift(root.host);
  return way;
}

function compareWays(one: readonly Element[], other: readonly Element[]): number {
  for (const [index, at] of one.entries()) {
    const beside = other[index];
    if (!beside) return 1;
    if (at === beside) continue;
    const isBefore =
      Node.prototype.compareDocumentPosition.call(at, beside) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? -1 : 1;
  }
  return one.length - other.length;
}

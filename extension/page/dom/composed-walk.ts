import { assignedElements, shadowRootOf } from './composed-tree.ts';
import { isSlot } from './element-types.ts';
import { contains, localNameOf, queryAllIn, rootOf } from './native-dom.ts';

export interface ComposedWalk {
  next(): Element | undefined;
  skipInside(): void;
}

interface Level {
  first: Element | undefined;
  list: ArrayLike<Element>;
  at: number;
  skipped: Element | undefined;
}

/**
 * Takes lists a tree at a time, many times faster than node by node and unaffected by later changes. Reports a tree before
 * its host, since the tree's rules may be about it.
 */
export function walkFrom(
  root: Document | Element,
  onTree: (root: Document | ShadowRoot) => void = () => {},
): ComposedWalk {
  const levels: Level[] = [];
  let last: Element | undefined;
  let inside: Level[] | undefined;

  onTree(document);
  levels.push(...((root instanceof Document ? undefined : insideOf(root)) ?? [levelOf(root)]));

  function insideOf(element: Element): Level[] | undefined {
    const name = localNameOf(element);
    const shadow = shadowRootOf(element, name);
    if (shadow) onTree(shadow);
    if (shadow) return [levelOf(shadow)];
    const assigned = name === 'slot' && isSlot(element) ? assignedElements(element) : undefined;
    return assigned?.toReversed().map(slotted => ({ ...levelOf(slotted), first: slotted }));
  }

  function take(level: Level): Element | undefined {
    if (level.first) {
      const { first } = level;
      level.first = undefined;
      return first;
    }
    const element = level.list[level.at];
    level.at += 1;
    return element;
  }

  function leave(isEntered: boolean): void {
    const level = levels.at(-1);
    if (level && (inside || !isEntered)) level.skipped = last;
    if (inside && isEntered) levels.push(...inside);
    inside = undefined;
  }

  return {
    next() {
      if (inside) leave(true);
      for (let level = levels.at(-1); level; level = levels.at(-1)) {
        const element = take(level);
        if (!element) levels.pop();
        else if (!level.skipped || !contains(level.skipped, element)) {
          level.skipped = undefined;
          last = element;
          inside = insideOf(element);
          return element;
        }
      }
      return undefined;
    },
    skipInside: () => leave(false),
  };
}

function levelOf(root: Document | ShadowRoot | Element): Level {
  return { first: undefined, list: queryAllIn(root, '*'), at: 0, skipped: undefined };
}

/** In page order, with the content of a shadow tree at its host. */
export function inComposedOrder(elements: readonly Element[]): Element[] {
  const ways = elements.map(element => ({ element, path: hostsOf(element) }));
  return ways.sort((one, other) => comparePaths(one.path, other.path)).map(({ element }) => element);
}

export function comesBefore(one: Element, other: Element): boolean {
  return comparePaths(hostsOf(one), hostsOf(other)) < 0;
}

/** The element and the hosts of the trees that it is in, outermost first. */
function hostsOf(element: Element): Element[] {
  const path = [element];
  for (let root = rootOf(element); root instanceof ShadowRoot; root = rootOf(root.host))
    path.unshift(root.host);
  return path;
}

function comparePaths(one: readonly Element[], other: readonly Element[]): number {
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

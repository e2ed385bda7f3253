import { assignedElements, shadowRootOf } from './composed-tree.ts';
import { isSlot } from './element-types.ts';
import { contains, queryAllIn } from './unshadowed.ts';

/** The elements that are shown, one by one, parents first, in the order of reading. */
export interface ComposedWalk {
  next(): Element | undefined;
  /** Leaves out what is inside the element that came last. */
  skipInside(): void;
}

/** A list of elements in the order of the document, and whose inside is left out of it. */
interface Level {
  first: Element | undefined;
  list: ArrayLike<Element>;
  at: number;
  skipped: Element | undefined;
}

/**
 * Lists are taken from the browser a tree at a time, which is many times faster than to go from node to node. They stay
 * as they were: a walk that rests in between is not led astray by a page that changes meanwhile.
 */
export function walkFrom(
  root: Document | Element,
  onTree: (root: Document | ShadowRoot) => void = () => {},
): ComposedWalk {
  const levels: Level[] = [];
  let last: Element | undefined;

  onTree(document);
  if (root instanceof Document || !openInside(root)) levels.push(levelOf(root));

  /** What is shown in place of an element's children, if anything is: its shadow tree, or what its slot was given. */
  function openInside(element: Element): boolean {
    const shadow = shadowRootOf(element);
    if (shadow) onTree(shadow);
    if (shadow) levels.push(levelOf(shadow));
    const assigned = !shadow && isSlot(element) ? assignedElements(element) : undefined;
    for (const slotted of assigned?.toReversed() ?? []) levels.push({ ...levelOf(slotted), first: slotted });
    return shadow !== null || assigned !== undefined;
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

  function enterLast(): void {
    const level = levels.at(-1);
    if (last && level && openInside(last)) level.skipped = last;
    last = undefined;
  }

  return {
    next() {
      enterLast();
      for (let level = levels.at(-1); level; level = levels.at(-1)) {
        const element = take(level);
        if (!element) levels.pop();
        else if (!level.skipped || !contains(level.skipped, element)) {
          level.skipped = undefined;
          last = element;
          return element;
        }
      }
      return undefined;
    },
    skipInside() {
      const level = levels.at(-1);
      if (level) level.skipped = last;
      last = undefined;
    },
  };
}

function levelOf(root: Document | ShadowRoot | Element): Level {
  return { first: undefined, list: queryAllIn(root, '*'), at: 0, skipped: undefined };
}

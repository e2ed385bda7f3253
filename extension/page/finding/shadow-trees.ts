import { mayHost, shadowRootOf } from '../dom/composed-tree.ts';

/** The searched shadow trees, and the elements that may get one: no event reports that. */
export interface ShadowTrees {
  /** By their hosts. */
  known: ReadonlyMap<Element, ShadowRoot>;
  enter(tree: ShadowRoot): void;
  /** Tells of an element that was looked at. */
  pass(element: Element): void;
  /** Nothing is known of the element any more; gives the tree that it had. */
  forget(element: Element): ShadowRoot | undefined;
  /** Elements that have a tree by now that was not looked through, bit by bit. */
  newHosts(): Generator<void, Element[]>;
}

export function createShadowTrees(): ShadowTrees {
  const known = new Map<Element, ShadowRoot>();
  const without = new Set<Element>();
  return {
    known,
    enter(tree) {
      known.set(tree.host, tree);
      without.delete(tree.host);
    },
    pass(element) {
      if (mayHost(element) && !known.has(element)) without.add(element);
    },
    forget(element) {
      const tree = known.get(element);
      known.delete(element);
      without.delete(element);
      return tree;
    },
    *newHosts() {
      const hosts: Element[] = [];
      let count = 0;
      for (const element of without) {
        if (shadowRootOf(element)) hosts.push(element);
        count += 1;
        if (count % AT_ONCE === 0) yield;
      }
      return hosts;
    },
  };
}

const AT_ONCE = 100;

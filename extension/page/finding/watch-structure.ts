import { mayHost, shadowRootOf } from '../dom/composed-tree.ts';
import { isElement, isSlot } from '../dom/element-types.ts';
import { parentElementOf, rootOf } from '../dom/native-dom.ts';

export interface StructureChanges {
  /** An attribute of theirs changed that speaks for themselves alone. */
  touched: Set<Element>;
  /** They came, went or moved with all that is in them, or all that is in them is seen in another way. */
  moved: Set<Element>;
  parents: Set<Node>;
}

export interface StructureWatch {
  observe(root: Document | ShadowRoot): void;
  /** Changes since the last call; undefined when there were too many. */
  take(): StructureChanges | undefined;
  stop(): void;
}

/** These may hide an element with its content. */
export const HIDING: ReadonlySet<string> = new Set(['aria-hidden', 'hidden', 'inert']);

/** With more changes between two searches, a tree is searched again and not observed until then. */
const MAX_CHANGES = 500;

const EVERYTHING = { subtree: true, childList: true, attributes: true } as const;

export function watchStructure(): StructureWatch {
  let changes = noChanges();
  let isTooMuch = false;
  const note = (records: readonly MutationRecord[]): void => {
    for (const record of records) noteRecord(record, changes);
    const { touched, moved, parents } = changes;
    if (touched.size + moved.size + parents.size <= MAX_CHANGES) return;
    isTooMuch = true;
    observer.disconnect();
    changes = noChanges();
  };
  const observer = new MutationObserver(note);
  return {
    observe: root => observer.observe(root, EVERYTHING),
    take() {
      note(observer.takeRecords());
      const taken = changes;
      changes = noChanges();
      return isTooMuch ? undefined : taken;
    },
    stop: () => observer.disconnect(),
  };
}

function noChanges(): StructureChanges {
  return { touched: new Set(), moved: new Set(), parents: new Set() };
}

function noteRecord(
  { type, target, attributeName, addedNodes, removedNodes }: MutationRecord,
  { touched, moved, parents }: StructureChanges,
): void {
  if (type === 'childList') {
    parents.add(target);
    for (const nodes of [removedNodes, addedNodes])
      for (const node of nodes) if (isElement(node)) moved.add(node);
  } else if (isElement(target)) {
    const isOfSlot = attributeName === 'slot' || (attributeName === 'name' && isSlot(target));
    if (isOfSlot || attributeName === 'contenteditable' || HIDING.has(attributeName ?? ''))
      moved.add(isOfSlot ? holderOf(target) : target);
    else touched.add(target);
  }
}

/** The nodes that show a slot or are assigned to one. */
function holderOf(target: Element): Element {
  const root = rootOf(target);
  const isInside = isSlot(target) && root instanceof ShadowRoot;
  return isInside ? root.host : (parentElementOf(target) ?? target);
}

/** The searched shadow trees, and elements that may get one: no event reports that. */
interface ShadowTrees {
  /** By their hosts. */
  known: ReadonlyMap<Element, ShadowRoot>;
  enter(tree: ShadowRoot): void;
  pass(element: Element): void;
  forget(element: Element): ShadowRoot | undefined;
  /** Elements with a tree not yet searched, in slices. */
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

import { closestComposed, composedAncestry, isWithin, rootsOf } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { innerPages } from '../dom/inner-pages.ts';
import { childNodesOf, contains, isConnected, parentNodeOf, queryAllIn, textOf } from '../dom/native-dom.ts';
import { changedParts, childPart, type IsVolatile, rootsAround } from '../timing/background-mutations.ts';
import { isAttributeChanged, restyledElements, shownElements } from './attribute-changes.ts';
import { type ChangeKinds, isRow, kindsOf } from './change-kinds.ts';
import {
  childrenBefore,
  isContent,
  isDecoration,
  isReordered,
  isSameList,
  isShownContent,
  isTakingRoom,
} from './child-changes.ts';
import { changedTexts, isOtherFigure, rewordedElements } from './text-changes.ts';
import { type Causes, watchCauses } from './watch-causes.ts';

/** Differences from the watch's start. Reverted changes do not count. */
export interface Changes {
  added: Element[];
  removed: number;
  moved: number;
  texts: number;
  /** Texts that differ only in figures, such as a clock's: they may change by themselves. */
  figures: number;
  attributes: number;
  kinds: ChangeKinds;
  /** Where words came, changed or were shown; and the words that went. */
  spoken: Element[];
  /** Of these, those that were in view before, with other looks. */
  restyled: Element[];
  unsaid: string;
}

interface Before {
  attributes: Map<Element, Map<string, string | null>>;
  texts: Map<Text, string>;
  added: Set<Node>;
  removed: Set<Node>;
  children: Map<Node, MutationRecord[]>;
  /** Nodes that came or went by themselves, which do not count. */
  volatile: WeakSet<Node>;
  causes: Causes;
}

export interface ChangesWatch {
  /** From now on what changes may go on by itself. */
  actEnded(): void;
  /** `isAsking`: the action asked a server, whose answer may change anything. */
  soFar(isAsking: boolean): Changes;
  /** Whether the action may have changed an element, as {@link soFar} counts it. */
  isCaused(element: Element, isAsking: boolean): boolean;
  /** Changed at once, or near to the target. */
  isOwn(element: Element): boolean;
  goesOn(element: Element): boolean;
  /** An entry of a list that goes on by itself. */
  isOfFeed(element: Element): boolean;
  /** In the form, row or section of the target, or right beside it. */
  isNear(element: Element): boolean;
  /** Where other words came, once, that the action is not known to have caused. */
  others(): Element[];
  stop(): void;
}

/** Watches the document and its shadow trees until `stop`. Volatile parts do not count. `isKnown`: they have shown to be such. */
export function watchChanges(focus: Element, isVolatile: IsVolatile, isKnown: boolean): ChangesWatch {
  const before: Before = {
    attributes: new Map(),
    texts: new Map(),
    added: new Set(),
    removed: new Set(),
    children: new Map(),
    volatile: new WeakSet(),
    causes: watchCauses(focus, isKnown),
  };
  const observer = new MutationObserver(records => {
    for (const record of records) remember(before, record, isVolatile);
  });
  const roots = rootsOf(document).slice(0, MAX_ROOTS);
  for (const root of new Set([...rootsAround(focus), ...roots, ...innerPages(roots)])) {
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeOldValue: true,
      characterDataOldValue: true,
    });
  }
  const { causes } = before;
  let hasAnswered = false;
  const isAnswering = (isAsking: boolean) => {
    for (const record of observer.takeRecords()) remember(before, record, isVolatile);
    hasAnswered ||= isAsking || isSomething(netChanges(before, focus, causes.isEarly));
    return hasAnswered;
  };
  return {
    actEnded: causes.actEnded,
    soFar: isAsking => {
      const isAfter = isAnswering(isAsking);
      return netChanges(before, focus, node => causes.isCaused(node, isAfter));
    },
    isCaused: (element, isAsking) => {
      const isAfter = isAnswering(isAsking);
      return isAfter || [...composedAncestry(element)].some(at => causes.isCaused(at, isAfter));
    },
    isOfFeed: element => {
      const row = closestComposed(element, isRow);
      const list = row && parentNodeOf(row);
      return row !== undefined && !isWithin(focus, row) && ![row, list].some(at => at && causes.isOwn(at));
    },
    isNear: causes.isNear,
    isOwn: causes.isOwn,
    goesOn: causes.goesOn,
    others: () =>
      netChanges(before, focus, node => !causes.goesOn(node)).spoken.filter(
        element => !isWithin(element, focus) && !isWithin(focus, element),
      ),
    stop: () => {
      observer.disconnect();
      causes.stop();
    },
  };
}

function isSomething({ added, removed, moved, texts, figures, attributes }: Changes): boolean {
  return added.length + removed + moved + texts + figures + attributes > 0;
}

/** More shadow trees are not watched. */
const MAX_ROOTS = 200;

function remember(before: Before, record: MutationRecord, isVolatile: IsVolatile): void {
  const { target, attributeName, oldValue } = record;
  for (const node of [...record.addedNodes, ...record.removedNodes]) {
    if (isVolatile(childPart(target, node))) before.volatile.add(node);
  }
  if (isInside(before.volatile, target) || changedParts(record).every(isVolatile)) return;
  before.causes.note(record);
  if (attributeName && isElement(target)) {
    const old = before.attributes.get(target) ?? new Map<string, string | null>();
    before.attributes.set(target, old);
    if (!old.has(attributeName)) old.set(attributeName, oldValue);
  } else if (isText(target)) {
    if (!before.texts.has(target)) before.texts.set(target, oldValue ?? '');
  } else {
    before.children.set(target, [...(before.children.get(target) ?? []), record]);
    for (const node of record.addedNodes) if (!before.volatile.has(node)) before.added.add(node);
    for (const node of record.removedNodes) if (!before.volatile.has(node)) before.removed.add(node);
  }
}

function isInside(nodes: WeakSet<Node>, node: Node): boolean {
  for (let at: Node | null = node; at; at = parentNodeOf(at)) if (nodes.has(at)) return true;
  return false;
}

/** Of the nodes that count. */
function netChanges(all: Before, focus: Element, isCounted: (node: Node) => boolean): Changes {
  const before = only(all, isCounted);
  const isNew = (node: Node) => !before.removed.has(node) && isConnected(node);
  const { redrawn, moved: reordered } = comparedLists(before);
  const moved = reordered + relocated(before);
  const added = [...before.added].filter(node => isNew(node) && !redrawn.has(node));
  const rewritten = changedTexts(before, added, redrawn);
  const figures = rewritten.filter(isOtherFigure);
  const elements = added
    .filter(isElement)
    .filter(element => isTakingRoom(element) && !isDecoration(element, focus));
  const gone = [...before.removed]
    .filter(node => !isConnected(node) && !before.added.has(node) && !redrawn.has(node))
    .filter(isElement)
    .filter(isShownContent);
  const changed = [...before.attributes].filter(([element, old]) => isAttributeChanged(element, old, focus));
  const reworded = rewordedElements(before, added);
  const worded = [...elements, ...reworded];
  return {
    added: elements,
    kinds: kindsOf({ added: elements, gone, moved, changed, reworded, rewritten }, focus),
    spoken: [...worded, ...shownElements(before.attributes)],
    restyled: restyledElements(before.attributes).filter(element => !worded.includes(element)),
    unsaid: [...before.texts.values(), ...[...before.removed].map(textOf)].join('\n'),
    removed: gone.length,
    moved,
    texts: rewritten.length - figures.length,
    figures: figures.length,
    attributes: changed.length,
  };
}

/** Of the head only the title is shown. */
function only(before: Before, isCounted: (node: Node) => boolean): Before {
  const isKept = (node: Node) => isCounted(node) && (!isInHead(node) || before.causes.isEarly(node));
  return {
    ...before,
    attributes: new Map([...before.attributes].filter(([node]) => isKept(node))),
    texts: new Map([...before.texts].filter(([node]) => isKept(node))),
    added: new Set([...before.added].filter(isKept)),
    removed: new Set([...before.removed].filter(isCounted)),
    children: new Map([...before.children].filter(([node]) => isKept(node))),
  };
}

function isInHead(node: Node): boolean {
  const [head] = queryAllIn(document, 'head');
  return head !== undefined && contains(head, node);
}

/** Elements that stand in another parent now. */
function relocated({ added, removed, children }: Before): number {
  const homes = new Map<Node, Node>();
  for (const [parent, records] of children)
    for (const node of records.flatMap(record => [...record.removedNodes]))
      if (!homes.has(node)) homes.set(node, parent);
  return [...added].filter(
    node =>
      removed.has(node) && isElement(node) && isTakingRoom(node) && parentNodeOf(node) !== homes.get(node),
  ).length;
}

/** Longer or more lists are not compared; their changes all count. */
const MAX_LISTS = 100;
const MAX_LIST = 2000;

function comparedLists(before: Before): { redrawn: ReadonlySet<Node>; moved: number } {
  const redrawn = new Set<Node>();
  let moved = 0;
  const isCounted = (node: Node) => isContent(node) && !before.volatile.has(node);
  for (const [parent, records] of [...before.children].slice(0, MAX_LISTS)) {
    if (records.length > MAX_LIST || childNodesOf(parent).length > MAX_LIST) continue;
    const was = childrenBefore(parent, records).filter(isCounted);
    const now = [...childNodesOf(parent)].filter(isCounted);
    if (isSameList(was, now)) for (const node of [...was, ...now]) redrawn.add(node);
    else if (isReordered(was, now) && isElement(parent) && isTakingRoom(parent)) moved += 1;
  }
  return { redrawn, moved };
}

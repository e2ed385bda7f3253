import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { isMatching, parentNodeOf, queryAllIn } from '../dom/native-dom.ts';
import { type ChangedPart, changedParts, countParts } from '../timing/background-mutations.ts';

/** Which changes an action can have caused, and which go on by themselves. */
export interface Causes {
  note(record: MutationRecord): void;
  /** The action is done; what comes later than two drawings of the page may go on by itself. */
  actEnded(): void;
  /** Made by then. */
  isEarly(node: Node): boolean;
  isNear(node: Node): boolean;
  /** Made by then, or near to the target. */
  isOwn(node: Node): boolean;
  /** It changes again and again. */
  goesOn(node: Node): boolean;
  /** Whether a later change belongs to it too. `isAnswering`: it changed something at once, or asked a server. */
  isCaused(node: Node, isAnswering: boolean): boolean;
  stop(): void;
}

/** A part that changes so often after an action goes on by itself. */
const OFTEN = 2;
const ON_AND_ON = 3;

/** Milliseconds; a page in the background is not drawn. */
const LATEST_EARLY = 80;

/** `isKnown`: what goes on by itself has shown it before. */
export function watchCauses(target: Element, isKnown: boolean): Causes {
  const early = new WeakSet<Node>();
  const parts = new WeakMap<Node, ChangedPart[]>();
  const counts = countParts();
  const near = nearTo(target);
  let isFirst = true;
  const end = () => {
    isFirst = false;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const homes = new WeakMap<Node, Node>();
  const hasChanged = (node: Node, times: number) =>
    (parts.get(node) ?? []).some(part => counts.countOf(part) >= times);
  const isNear = (node: Node) => near.some(box => isWithinNode(homes.get(node) ?? node, box));
  // What goes on by itself may do so right then.
  const isEarly = (node: Node) => early.has(node) && (isNear(node) || !hasChanged(node, ON_AND_ON));
  return {
    note: record => {
      const changed = changedParts(record);
      if (!isFirst) changed.forEach(counts.count);
      for (const node of [record.target, ...record.addedNodes, ...record.removedNodes]) {
        if (isFirst) early.add(node);
        parts.set(node, [...(parts.get(node) ?? []), ...changed]);
      }
      for (const node of record.removedNodes) homes.set(node, record.target);
    },
    actEnded: () => {
      timer ??= setTimeout(end, LATEST_EARLY);
      requestAnimationFrame(() => requestAnimationFrame(end));
    },
    isEarly,
    isNear,
    isOwn: node => isEarly(node) || isNear(node),
    goesOn: node => hasChanged(node, OFTEN),
    // What it asks again and again changes again and again.
    isCaused: (node, isAnswering) =>
      isEarly(node) ||
      (isAnswering && isNear(node)) ||
      (!hasChanged(node, OFTEN) && (isAnswering || isNear(node) || (isKnown && !isAside(node)))),
    stop: () => clearTimeout(timer),
  };
}

const AREAS =
  'form, dialog, section, article, li, tr, fieldset, aside, header, footer, nav, [role=dialog], [role=group], [role=toolbar], [role=listitem], [role=row]';
const WHOLE = 'main, body, html, [role=main]';
const LEVELS = 6;

/** What stands beside the content, such as an advertisement, comes when it likes. */
function isAside(node: Node): boolean {
  const element = isElement(node) ? node : parentNodeOf(node);
  return (
    element !== null &&
    isElement(element) &&
    closestComposed(element, at => isMatching(at, 'aside, [role=complementary]')) !== undefined
  );
}

/** Its row, form or section, or without one what stands right around it, and the lines beside it. */
function nearTo(target: Element): Element[] {
  // A field in its label stands where the label does.
  const place = closestComposed(target, at => isMatching(at, 'label')) ?? target;
  const ancestry = [...composedAncestry(place)];
  const area = ancestry.slice(1, LEVELS).find(at => isMatching(at, AREAS));
  const parent = composedParent(place);
  const box = area ?? (parent && !isMatching(parent, WHOLE) ? parent : place);
  const siblings = parent ? [...composedChildren(parent)].filter(isElement) : [];
  const at = siblings.indexOf(place);
  return [box, ...siblings.slice(Math.max(0, at - LINES_BEFORE), at + 2).filter(isSmall)];
}

/** Lines and fields before a target that may say what comes of it. */
const LINES_BEFORE = 2;

function isSmall(element: Element): boolean {
  return isMatching(element, LINE) && queryAllIn(element, '*').length === 0;
}

const LINE = 'p, span, output, small, em, strong, b, i, input, textarea, select';

function isWithinNode(node: Node, box: Element): boolean {
  const at = isElement(node) ? node : parentNodeOf(node);
  return at !== null && isElement(at) && isWithin(at, box);
}

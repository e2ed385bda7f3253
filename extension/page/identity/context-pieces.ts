import {
  anyShadowRootOf,
  composedAncestry,
  composedChildren,
  composedParent,
  isOwnHost,
} from '../dom/composed-tree.ts';
import { isDocumentHolder, isElement, isSlot, isText } from '../dom/element-types.ts';
import { childNodesOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { stateOf } from './control-states.ts';
import { generatedIn, looksOf, ownPieces } from './element-pieces.ts';
import type { Piece } from './piece.ts';
import { type Budget, createBudget, MAX_NODES } from './reading-budget.ts';
import { textPieces } from './text-pieces.ts';

export interface Reading {
  /** The target, and what speaks for it alone. */
  isLeftOut(element: Element): boolean;
  /** An equal control: words beyond it are about that one. */
  isEnd?(element: Element): boolean;
  /** With the pictures, titles and labels that identify it. */
  hasLooks?(element: Element): boolean;
  /** With values and states of controls. */
  hasValues: boolean;
  budget: Budget;
}

const WITHOUT_TEXT = new Set('script style template noscript canvas video audio datalist'.split(' '));

type Direction = 'onward' | 'backward';

interface Visit {
  node: Node;
  at: Element;
  isPassing: boolean;
}

/** The rendered words in a box: texts, generated content, alternatives of pictures, and addresses of links. */
export function piecesIn(box: Element, reading: Partial<Reading> = {}): Piece[] {
  const whole = { isLeftOut: () => false, hasValues: false, budget: createBudget(), ...reading };
  return read([{ node: box, at: box, isPassing: false }], whole, 'onward');
}

/** The words before and after a target, the nearest first to be read, up to a box around it. */
export function piecesAround(
  target: Element,
  box: Element,
  reading: Reading,
): { before: Piece[]; after: Piece[] } {
  const [before, after]: [Visit[], Visit[]] = [[], []];
  for (let at = target; at !== box; ) {
    const parent = composedParent(at);
    if (!parent) break;
    const siblings = [...contentOf(parent)];
    // A closed root may have come over the branch of the target.
    const index = siblings.includes(at) ? siblings.indexOf(at) : siblings.length;
    const toVisit = (node: Node) => ({ node, at: parent, isPassing: false });
    before.push(
      ...siblings
        .slice(Math.max(index - MAX_NODES, 0), index)
        .reverse()
        .map(toVisit),
    );
    after.push(...siblings.slice(index + 1, index + 1 + MAX_NODES).map(toVisit));
    at = parent;
  }
  const half = { ...reading, budget: { ...reading.budget, nodes: reading.budget.nodes / 2 } };
  return {
    before: read(before, half, 'backward').reverse(),
    after: read(after, { ...half, budget: { ...half.budget, nodes: reading.budget.nodes / 2 } }, 'onward'),
  };
}

/** Iterative, since pages nest deeply. Backward, an element's own attributes come before its content. */
function read(visits: readonly Visit[], reading: Reading, direction: Direction): Piece[] {
  const { budget } = reading;
  const pieces: Piece[] = [];
  const stack = [...visits].reverse();
  for (let next = stack.pop(); next && budget.nodes > 0; next = stack.pop()) {
    const { node } = next;
    budget.nodes -= 1;
    if (isElement(node) && reading.isEnd?.(node)) break;
    if (isText(node)) pieces.push(...textPieces(node, next, budget));
    else if (isElement(node) && !isSkipped(node, reading)) {
      const isStyled = budget.styled > 0;
      const isPassing = next.isPassing || isPassingPart(node, isStyled);
      budget.styled -= 1;
      const flag: Partial<Piece> = isPassing ? { isPassing: true } : {};
      const looks = isStyled && reading.hasLooks?.(node) ? looksOf(node) : [];
      const own = [...ownPieces(node, reading.hasValues), ...looks, ...(isStyled ? generatedIn(node) : [])];
      pieces.push(...own.map(piece => ({ ...piece, ...flag })));
      if (stateOf(node)?.isWhole) continue;
      const inner = [...contentOf(node)].map(child => ({ node: child, at: node, isPassing }));
      for (const visit of direction === 'onward' ? inner.reverse() : inner) stack.push(visit);
    }
  }
  return pieces;
}

function isSkipped(element: Element, { isLeftOut }: Reading): boolean {
  return WITHOUT_TEXT.has(localNameOf(element)) || isOwnHost(element) || isLeftOut(element);
}

/** Parts whose words come and go, and say nothing about an action beside them. */
const PASSING_PARTS =
  '[role=status], [role=alert], [role=log], [role=timer], [role=marquee], [role=tooltip], [role=menu], [role=progressbar], [aria-live=polite], [aria-live=assertive], progress, [popover]';

function isPassingPart(element: Element, isStyled: boolean): boolean {
  if (isMatching(element, PASSING_PARTS)) return true;
  if (isMatching(element, '[role=listbox]')) return isLifted(element);
  return isStyled && getComputedStyle(element).position === 'fixed';
}

/** A list that opens stands over the page. One that is a part of it says what is chosen. */
export function isLifted(element: Element): boolean {
  return [...composedAncestry(element)]
    .slice(0, LIFTED_LEVELS)
    .some(box => /absolute|fixed/u.test(getComputedStyle(box).position));
}

const LIFTED_LEVELS = 3;

/** A closed root may have come over content that is no longer shown. A frame of the same site is a part of the page. */
function contentOf(element: Element): Iterable<Node> {
  const root = isSlot(element) ? null : anyShadowRootOf(element);
  const frame = isDocumentHolder(element) ? element.contentDocument?.documentElement : undefined;
  if (frame) return [frame];
  return root ? childNodesOf(root) : composedChildren(element);
}

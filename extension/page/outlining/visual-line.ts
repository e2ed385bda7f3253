import { rectOf } from '../dom/box.ts';
import { composedChildren, composedParent, isWithin } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { queryAllIn, textOf } from '../dom/native-dom.ts';

/** What of a flat box is in one line with a target, where no element is around the two. */
export interface VisualLine {
  /** In the order of the document, with the one that holds the target. */
  nodes: readonly Node[];
  /** Words are among them. */
  isWorded: boolean;
}

/** More children are a page. */
const MOST_CHILDREN = 400;
const MAX_LEVELS = 4;

/**
 * In a grid of cells without rows, or in running text, the words in the same line say what a target is about; where it is alone in
 * its line, those between it and `likes`, others that are called the same. `cell`: the target, or the box that it fills.
 */
export function flatThing(cell: Element, likes: readonly Element[]): VisualLine | undefined {
  const parent = composedParent(cell);
  const children = parent ? [...composedChildren(parent)] : [];
  if (!parent || children.length > MOST_CHILDREN) return undefined;
  const isLaidOut = /grid|flex/u.test(getComputedStyle(parent).display);
  const own = children.indexOf(cell);
  const places = children.flatMap((child, index) => (holdsOneOf(likes, child) ? [index] : []));
  const [start, end] = [
    places.findLast(at => at < own) ?? -1,
    places.find(at => at > own) ?? children.length,
  ];
  const between = children.slice(start + 1, end);
  const whole = inLineWith(cell, isLaidOut ? children : between);
  // One line may have several of them.
  const isShared = whole.nodes.some(node => holdsOneOf(likes, node));
  const line = isShared ? inLineWith(cell, between) : whole;
  if (line.isWorded) return line;
  const around = { nodes: between, isWorded: between.some(node => node !== cell && hasWords(node)) };
  return places.length > 0 && around.isWorded ? around : undefined;
}

/** The nearest line with other words, of what is around a target, and not larger than `most` elements. */
export function lineAround(target: Element, most: number): VisualLine | undefined {
  let at = target;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    const parent = composedParent(at);
    const children = parent ? [...composedChildren(parent)] : [];
    if (!parent || queryAllIn(parent, '*').length > most) return undefined;
    const line = inLineWith(at, children);
    if (line.isWorded) return line;
    at = parent;
  }
  return undefined;
}

/** Whether a box says nothing beside the target in it. */
export function isFilledBy(box: Element, target: Element): boolean {
  const rest = textOf(box).replace(/\s+/gu, '').length - textOf(target).replace(/\s+/gu, '').length;
  return rest === 0 && queryAllIn(box, PICTURES).length === 0;
}

const PICTURES = 'img, svg, picture, input, select, textarea';

function inLineWith(cell: Element, nodes: readonly Node[]): VisualLine {
  const { top, bottom } = rectOf(cell);
  const middle = (top + bottom) / 2;
  const line = nodes.filter(node => {
    if (node === cell) return true;
    const rect = rectOfNode(node);
    return rect !== undefined && rect.top <= middle && middle <= rect.bottom;
  });
  return { nodes: line, isWorded: line.some(node => node !== cell && hasWords(node)) };
}

function rectOfNode(node: Node): Pick<DOMRect, 'top' | 'bottom'> | undefined {
  if (isElement(node)) return rectOf(node);
  if (!isText(node) || node.data.trim() === '') return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function hasWords(node: Node): boolean {
  return isElement(node) || isText(node) ? textOf(node).trim() !== '' : false;
}

function holdsOneOf(likes: readonly Element[], node: Node): boolean {
  return isElement(node) && likes.some(like => isWithin(like, node));
}

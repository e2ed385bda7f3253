import { type Box, rectOf } from '../dom/box.ts';
import { composedParent } from '../dom/composed-tree.ts';

/** Smaller boxes show nothing, in CSS pixels. */
const SMALLEST = 0.5;

/** Whether any of a text has room on the screen: not scaled to a line, clipped, or beyond the edge of a box within `root`. */
export function hasRoom(text: Text, root: Element): boolean {
  const parent = composedParent(text);
  if (!parent) return true;
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()];
  // Browsers skip what is off screen if the page asks them to.
  if (rects.length === 0) return parent.checkVisibility() && !parent.checkVisibility(WITH_SKIPPED);
  const boxes = clippingBoxes(parent, root);
  return rects.some(rect => hasArea(rect) && boxes.every(box => hasArea(overlap(rect, box))));
}

const WITH_SKIPPED = { contentVisibilityAuto: true };

/** A clip path that takes all from one of its sides. */
export function isClippedAway({ clipPath }: CSSStyleDeclaration): boolean {
  return /^inset\([^)]*\b100%/u.test(clipPath);
}

function clippingBoxes(from: Element, root: Element): Box[] {
  const boxes: Box[] = [];
  for (let at: Element | null = from; at; at = at === root ? null : composedParent(at)) {
    const { overflowX, overflowY, display, position } = getComputedStyle(at);
    // What is placed on its own leaves boxes that are not placed; such a box is not asked.
    if (/absolute|fixed/u.test(position) && at !== from) break;
    if (display.startsWith('inline') && !display.includes('-')) continue;
    if (/hidden|clip/u.test(overflowX) && /hidden|clip/u.test(overflowY)) boxes.push(rectOf(at));
  }
  return boxes;
}

function overlap(one: DOMRect, other: Box): { width: number; height: number } {
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

function hasArea({ width, height }: { width: number; height: number }): boolean {
  return width > SMALLEST && height > SMALLEST;
}

/** Whether an element shows a picture in place of its content. */
export function isReplaced({ content }: CSSStyleDeclaration): boolean {
  return /^(?:url|image-set|[a-z-]*gradient|cross-fade)\(/u.test(content);
}

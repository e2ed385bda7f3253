import { rectOf } from '../../page/dom/box.ts';
import { isHtmlElement } from '../../page/dom/element-types.ts';
import type { Point } from '../../page/finding/hit-points.ts';
import { dragHandle } from '../../page/pointing/drag-handle.ts';
import type { Offset } from './drag-params.ts';

/** Of the browser's own grip in a corner. */
const GRIP = 4;

/** Whether an offset sizes the element by the grip that the browser draws, as on a `textarea`. */
export function hasResizeGrip(element: Element, offset: Offset): boolean {
  const { resize, overflowX } = getComputedStyle(element);
  return resize !== 'none' && overflowX !== 'visible' && dragHandle(element, offset) === element;
}

export function gripOf(element: Element): Point {
  const { right, bottom } = rectOf(element);
  return { x: right - GRIP, y: bottom - GRIP };
}

/** What browsers do with the grip, which no event of a script moves: it sets the size in the element's style. */
export function resizeBy(element: Element, { dx, dy }: Offset): void {
  if (!isHtmlElement(element)) return;
  const style = getComputedStyle(element);
  const isWhole = style.boxSizing === 'border-box';
  const { width, height } = rectOf(element);
  const inner = (sides: readonly string[]) =>
    isWhole
      ? 0
      : sides.reduce((sum, side) => sum + (Number.parseFloat(style.getPropertyValue(side)) || 0), 0);
  const across = inner(['padding-left', 'padding-right', 'border-left-width', 'border-right-width']);
  const down = inner(['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width']);
  const set = (side: 'width' | 'height', size: number) =>
    element.style.setProperty(side, `${Math.max(0, Math.round(size))}px`);
  if (dx !== 0 && style.resize !== 'vertical' && style.resize !== 'block') set('width', width - across + dx);
  if (dy !== 0 && style.resize !== 'horizontal' && style.resize !== 'inline')
    set('height', height - down + dy);
}

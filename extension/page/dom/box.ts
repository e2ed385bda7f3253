/** Where an element is drawn, in CSS pixels from the upper left corner of the view. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** A plain object: reading a side of a DOMRect takes as long as measuring an element. */
export function rectOf(element: Element): Box {
  const { left, top, width, height } = Element.prototype.getBoundingClientRect.call(element);
  return { left, top, width, height, right: left + width, bottom: top + height };
}

/** As the backdrop of a dialog does, wherever the page is scrolled. */
export function fillsWindow(element: Element): boolean {
  const { left, top, right, bottom } = rectOf(element);
  return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
}

/** Where an element is drawn, in CSS pixels from the upper left corner of the view. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** A plain one: to ask the browser's own for a side takes as long as to measure an element. */
export function rectOf(element: Element): Box {
  const { left, top, width, height } = Element.prototype.getBoundingClientRect.call(element);
  return { left, top, width, height, right: left + width, bottom: top + height };
}

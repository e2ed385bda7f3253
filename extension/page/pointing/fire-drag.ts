import type { Point } from '../finding/hit-point.ts';

export type DragEventType =
  | 'dragstart'
  | 'drag'
  | 'dragenter'
  | 'dragover'
  | 'dragleave'
  | 'drop'
  | 'dragend';

/** Fires an event of HTML's drag and drop; false when the page took it for itself, as it does where it lets drop. */
export function fireDrag(
  element: Element,
  type: DragEventType,
  { x, y }: Point,
  dataTransfer: DataTransfer,
): boolean {
  const event = new DragEvent(type, {
    bubbles: true,
    cancelable: type !== 'dragleave' && type !== 'dragend',
    composed: true,
    view: window,
    clientX: x,
    clientY: y,
    buttons: 1,
    dataTransfer,
  });
  return EventTarget.prototype.dispatchEvent.call(element, event);
}

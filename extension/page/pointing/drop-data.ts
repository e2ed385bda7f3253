import { topElementAt } from '../dom/active-elements.ts';
import type { Point } from '../finding/hit-point.ts';
import { nextFrame } from '../timing/next-frame.ts';

/** What is dragged, and from which point of it to which point of the page. */
export interface Drag {
  source: Element;
  from: Point;
  to: Point;
  /** Asked before it is let go: false when the page made something else of either end. */
  isStillIntended(): boolean;
}

/**
 * How a drag ended. `taken`: what it was dropped on said that it takes it. `let go`: nobody said anything. `changed`: the
 * page made something else of either end, and it was not dropped.
 */
export type DragEnd = 'taken' | 'let go' | 'changed';

/**
 * HTML's drag and drop, by events of our own: what the page put into the transfer at the start it finds there at the
 * drop. https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
 */
export async function dropData({ source, from, to, isStillIntended }: Drag): Promise<DragEnd> {
  const dataTransfer = new DataTransfer();
  const fire = (element: Element, type: DragEventType, point: Point) =>
    fireDrag(element, type, point, dataTransfer);
  if (!fire(source, 'dragstart', from)) return 'let go';
  await nextFrame();
  const over = topElementAt(to) ?? source;
  fire(source, 'drag', to);
  fire(over, 'dragenter', to);
  let isTaken = !fire(over, 'dragover', to);
  await nextFrame();
  // Lists move their rows about under what is dragged over them.
  const below = topElementAt(to) ?? over;
  if (below !== over) {
    fire(below, 'dragenter', to);
    fire(over, 'dragleave', to);
  }
  isTaken = !fire(below, 'dragover', to) || isTaken;
  const isIntended = isStillIntended();
  if (isIntended && isTaken) fire(below, 'drop', to);
  else fire(below, 'dragleave', to);
  fire(source, 'dragend', to);
  if (!isIntended) return 'changed';
  return isTaken ? 'taken' : 'let go';
}

type DragEventType = 'dragstart' | 'drag' | 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'dragend';

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

import { topElementAt } from '../dom/active-elements.ts';
import { dispatch } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { nextFrame } from '../timing/next-frame.ts';

export interface Drag {
  source: Element;
  from: Point;
  to: Point;
  /** Asked before the release: false when the page changed either end. */
  isStillIntended(): boolean;
  /** With the part of the way so far. */
  moved?(part: number): void;
}

/** `taken`: the target accepted. `let go`: nobody responded. `changed`: either end changed, so nothing was dropped. */
export type DragEnd = 'taken' | 'let go' | 'changed';

/**
 * With one transfer throughout; undefined where the page takes the start for its own, with the moves that follow.
 * https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
 */
export async function dropData({ source, from, to, isStillIntended }: Drag): Promise<DragEnd | undefined> {
  const dataTransfer = new DataTransfer();
  const fire = (element: Element, type: DragEventType, point: Point) =>
    fireDrag(element, type, point, dataTransfer);
  if (!fire(source, 'dragstart', from)) return undefined;
  await nextFrame();
  const over = topElementAt(to) ?? source;
  fire(source, 'drag', to);
  fire(over, 'dragenter', to);
  let isTaken = !fire(over, 'dragover', to);
  await nextFrame();
  // Lists move their rows under what is dragged over them.
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

/** False when the page prevented the default, as it does where it accepts a drop. */
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
  return dispatch(element, event);
}

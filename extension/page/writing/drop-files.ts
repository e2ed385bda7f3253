import { topElementAt } from '../dom/top-element.ts';
import type { Point } from '../finding/hit-point.ts';
import { fireDrag } from '../pointing/fire-drag.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { transferOf } from './put-files.ts';

/**
 * Drops files at a point, as when they are dragged there from the person's desktop. False when the page lets nothing
 * drop there: then it is not told of a drop either.
 */
export async function dropFiles(target: Element, point: Point, files: readonly File[]): Promise<boolean> {
  const transfer = transferOf(files);
  fireDrag(target, 'dragenter', point, transfer);
  // Some pages lay an area for dropping over themselves as soon as files come in.
  await nextFrame();
  const over = topElementAt(point) ?? target;
  if (over !== target) fireDrag(over, 'dragenter', point, transfer);
  const isTaken = !fireDrag(over, 'dragover', point, transfer);
  fireDrag(over, isTaken ? 'drop' : 'dragleave', point, transfer);
  return isTaken;
}

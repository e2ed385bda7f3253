import { topElementAt } from '../dom/active-elements.ts';
import { composedAncestry, composedDescendants } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { bodyOf, dispatch, textOf } from '../dom/native-dom.ts';
import type { Point } from '../finding/hit-points.ts';
import { guardSteps } from '../identity/act-guard.ts';
import { labelTextsOf } from '../identity/action-signature.ts';
import { fireDrag } from '../pointing/drop-data.ts';
import { nextFrame } from '../timing/next-frame.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')?.set?.call(
    input,
    transferOf(files).files,
  );
  for (const event of [
    new Event('input', { bubbles: true, composed: true }),
    new Event('change', { bubbles: true }),
  ])
    dispatch(input, event);
}

/** Scripts can make a list of files in no other way. */
function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

export function heldFiles(input: HTMLInputElement): string {
  return filesKey([...(input.files ?? [])]);
}

export function filesKey(files: readonly File[]): string {
  return files.length === 0 ? '' : JSON.stringify(files.map(({ name, size, type }) => [name, size, type]));
}

/** `refused`: the page accepts no drop there. `changed`: it became another place. It gets no drop event then. */
export type FilesDrop = 'dropped' | 'refused' | 'changed';

/** Drops files at a point, as from the desktop. */
export async function dropFiles(target: Element, point: Point, files: readonly File[]): Promise<FilesDrop> {
  const isKept = guardDropZone(target);
  const transfer = transferOf(files);
  fireDrag(target, 'dragenter', point, transfer);
  // Some pages cover themselves with a drop area as soon as files enter.
  await nextFrame();
  const over = topElementAt(point) ?? target;
  if (over !== target) fireDrag(over, 'dragenter', point, transfer);
  const isTaken = !fireDrag(over, 'dragover', point, transfer);
  const isSame = isKept();
  fireDrag(over, isTaken && isSame ? 'drop' : 'dragleave', point, transfer);
  if (!isSame) return 'changed';
  return isTaken ? 'dropped' : 'refused';
}

/** A zone may ask for the drop with other words of its own; what it is for stands in its labels and around it. */
function guardDropZone(zone: Element): () => boolean {
  const isPlaceKept = guardSteps(zone);
  const labels = () => labelTextsOf(zone).slice(1).join();
  const [before, words] = [labels(), textOf(zone)];
  return () => {
    if (!isPlaceKept() || labels() !== before) return false;
    return textOf(zone) === words || ASKING_FOR_DROP.test(textOf(zone));
  };
}

const ASKING_FOR_DROP =
  /drop|release|upload|here|loslassen|ablegen|d[ée]pose|suelt|solt|rilasci|放|松|釋|拖|ドロップ|놓/iu;

export function isFileInput(node: Node): node is HTMLInputElement {
  return isInput(node) && node.type === 'file';
}

/** Within these levels, a hidden file field belongs to its button or area. */
const LEVELS_AROUND = 3;

/** Itself, inside, or hidden beside it; a visible one stands for itself. Empty where files are only dropped. */
export function fileInputsOf(element: Element): HTMLInputElement[] {
  if (isFileInput(element)) return [element];
  const inside = fileInputsIn(element);
  if (inside.length > 0) return inside;
  const visibility = createVisibility();
  for (const box of [...composedAncestry(element)].slice(1, LEVELS_AROUND + 1)) {
    if (box === bodyOf(document)) return [];
    const hidden = fileInputsIn(box).filter(input => !seenRect(input, visibility));
    if (hidden.length > 0) return hidden;
  }
  return [];
}

function fileInputsIn(box: Element): HTMLInputElement[] {
  return composedDescendants(box).filter(isFileInput);
}

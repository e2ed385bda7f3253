import { composedAncestry, walkComposed } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { bodyOf } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

export function isFileInput(node: Node): node is HTMLInputElement {
  return isInput(node) && node.type === 'file';
}

/** So many levels up, a hidden file field still belongs to the button or the area that stands for it. */
const LEVELS_AROUND = 3;

/**
 * The file fields that an element stands for: itself, those in it, or hidden ones beside it. A field that can be seen
 * stands for itself alone. Empty for what takes files only by dropping them, or not at all.
 */
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
  const inputs: HTMLInputElement[] = [];
  walkComposed(box, inner => {
    if (isFileInput(inner)) inputs.push(inner);
    return true;
  });
  return inputs;
}

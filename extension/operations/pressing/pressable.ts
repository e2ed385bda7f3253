import { rectOf } from '../../page/dom/box.ts';
import { labelsOf } from '../../page/dom/native-name.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

/** What a person would press for an element: itself, or the label that stands for a control that is not seen. */
export function pressable(element: Element): Element {
  const visibility = createVisibility();
  const { width, height } = rectOf(element);
  if (visibility.sees(element) && width > 1 && height > 1) return element;
  return labelsOf(element).find(label => visibility.sees(label)) ?? element;
}

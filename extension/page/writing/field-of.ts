import { outermostIn } from '../dom/composed-tree.ts';
import { isEditorHost, isLabel, isSelect, isTextField } from '../dom/element-types.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** A label's field or a box's only field; otherwise the element itself. */
export function fieldOf(element: Element): Element {
  if (isField(element)) return element;
  if (isLabel(element) && element.control) return element.control;
  const visibility = createVisibility();
  const [only, ...others] = outermostIn(element, isField).filter(field => seenRect(field, visibility));
  return only && others.length === 0 ? only : element;
}

function isField(element: Element): boolean {
  return isTextField(element) || isSelect(element) || isEditorHost(element);
}

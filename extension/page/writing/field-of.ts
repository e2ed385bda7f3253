import { walkComposed } from '../dom/composed-tree.ts';
import { isEditorHost, isLabel, isSelect, isTextField } from '../dom/element-types.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** A label's field or a box's only field; otherwise the element itself. */
export function fieldOf(element: Element): Element {
  if (isField(element)) return element;
  if (isLabel(element) && element.control) return element.control;
  const fields = seenFieldsIn(element);
  return fields.length === 1 && fields[0] ? fields[0] : element;
}

function isField(element: Element): boolean {
  return isTextField(element) || isSelect(element) || isEditorHost(element);
}

function seenFieldsIn(element: Element): Element[] {
  const visibility = createVisibility();
  const fields: Element[] = [];
  walkComposed(element, inner => {
    if (isField(inner) && seenRect(inner, visibility)) fields.push(inner);
    return !isField(inner);
  });
  return fields;
}

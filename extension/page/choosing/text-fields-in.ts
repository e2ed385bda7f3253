import { walkComposed } from '../dom/composed-tree.ts';
import { isInput, isTextField } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** The fields of a date or a range, in the order of reading. */
export function textFieldsIn(box: Element): HTMLInputElement[] {
  const fields: HTMLInputElement[] = [];
  const visibility = createVisibility();
  const add = (element: Element) => {
    const isField =
      isInput(element) && isTextField(element) && attributeOf(element, 'aria-hidden') !== 'true';
    if (isField && seenRect(element, visibility)) fields.push(element);
    return true;
  };
  add(box);
  walkComposed(box, add);
  return fields;
}

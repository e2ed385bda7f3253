import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isSelect, isTextField } from '../dom/element-types.ts';

/** Watches whether a press turns an element, such as a table cell, into a field: one in it newly has the focus. */
export function watchEditor(element: Element): { isOpened(): boolean } {
  const before = deepestFocus();
  return {
    isOpened: () => {
      const focused = deepestFocus();
      if (!focused || focused === before || focused === element || !isWithin(focused, element)) return false;
      return isTextField(focused) || isSelect(focused) || isEditorHost(focused);
    },
  };
}

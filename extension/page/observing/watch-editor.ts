import { deepestFocus } from '../dom/active-elements.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isEditorHost, isSelect, isTextField } from '../dom/element-types.ts';

/**
 * Starts to watch whether a press turns an element, such as the cell of a table, into a field: whether a field in it has
 * the focus that had it not before.
 */
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

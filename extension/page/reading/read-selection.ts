import { deepestFocus } from '../dom/active-elements.ts';
import { cleanLines } from '../dom/clean-text.ts';
import { isTextField } from '../dom/element-types.ts';
import { isSecret } from '../secrets/secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleTextOfRange } from '../visibility/visible-text.ts';

const MAX_SELECTION = 2000;

/** The visible part of the user's selection, without secret fields. */
export function readSelection(): { text: string } {
  const inField = selectedInField();
  if (inField !== undefined) return { text: cleanLines(inField, MAX_SELECTION) };
  const range = selectedRange();
  if (!range) return { text: '' };
  return { text: cleanLines(visibleTextOfRange(range, createVisibility(), MAX_SELECTION), MAX_SELECTION) };
}

/** The page's selection; undefined when empty. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 && !selection.isCollapsed
    ? selection.getRangeAt(0)
    : undefined;
}

function selectedInField(): string | undefined {
  const field = deepestFocus();
  if (!field || !isTextField(field) || isSecret(field)) return undefined;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return undefined;
  return field.value.slice(selectionStart, selectionEnd);
}

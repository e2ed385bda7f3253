import { isTextField } from '../dom/element-types.ts';

/** Of several clicks in a row, the second selects the word at its place, the third the paragraph. */
const UNITS: Readonly<Record<number, string>> = { 2: 'word', 3: 'paragraphboundary' };

/** The browser's own part of a press, which it leaves out for events of scripts. */
export function selectByClicks(
  element: Element,
  { clientX = 0, clientY = 0 }: MouseEventInit,
  nth: number,
): void {
  const [unit, selection] = [UNITS[nth], getSelection()];
  // Since Chrome 128.
  const caret = Document.prototype.caretPositionFromPoint?.call(document, clientX, clientY);
  if (!unit || !selection || !caret || getComputedStyle(element).userSelect === 'none') return;
  const field = isTextField(element) ? element : undefined;
  if (!field) selection.collapse(caret.offsetNode, caret.offset);
  else if (field.selectionStart !== null) field.setSelectionRange(caret.offset, caret.offset);
  // Of a number or an address, scripts learn no place.
  else field.select();
  if (field?.selectionStart === null) return;
  selection.modify('move', 'backward', unit);
  selection.modify('extend', 'forward', unit);
}

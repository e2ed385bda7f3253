import { deepestFocus } from '../../page/dom/active-elements.ts';
import { isHtmlElement, isInput, isTextField } from '../../page/dom/element-types.ts';
import { watchOpened } from '../../page/observing/watch-opened.ts';
import { isLeftAfterwards, leaveField } from '../../page/writing/leave-field.ts';
import { writeEditor } from '../../page/writing/write-editor.ts';
import { type PickerState, writeField } from '../../page/writing/write-field.ts';
import { isEditor } from './assert-fillable.ts';

/** What became of a picker of the field, or that an editor put the text into blocks beside the one that was meant. */
export type WriteEnd = PickerState | 'beside';

/** Replaces what a field or an editor holds. */
export async function writeText(element: Element, wanted: string): Promise<WriteEnd> {
  if (isHtmlElement(element) && isEditor(element)) {
    if ((await writeEditor(element, wanted)) === 'beside') return 'beside';
  } else if (isInput(element) || isTextField(element)) return writeAndLeave(element, wanted);
  return 'none';
}

async function writeAndLeave(
  field: HTMLInputElement | HTMLTextAreaElement,
  wanted: string,
): Promise<PickerState> {
  const isLeft = isLeftAfterwards(field, deepestFocus() === field);
  const opened = watchOpened(field);
  const picker = await writeField(field, wanted);
  // What opened, such as suggestions, may be there only as long as the field has the focus.
  if (isLeft && picker === 'none' && opened.soFar().length === 0) await leaveField(field);
  return picker;
}

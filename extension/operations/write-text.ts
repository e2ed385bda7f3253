import { writeEditor } from '../page/acting/write-editor.ts';
import { type PickerState, writeField } from '../page/acting/write-field.ts';
import { isHtmlElement, isInput, isTextField } from '../page/dom/element-types.ts';
import { isEditor } from './assert-fillable.ts';

/** Replaces what a field or an editor holds. */
export async function writeText(element: Element, wanted: string): Promise<PickerState> {
  if (isHtmlElement(element) && isEditor(element)) await writeEditor(element, wanted);
  else if (isInput(element) || isTextField(element)) return writeField(element, wanted);
  return 'none';
}

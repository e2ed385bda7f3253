import { localNameOf } from '../dom/unshadowed.ts';
import { focus } from './press.ts';
import { sendKey } from './send-key.ts';
import { settle, waitFor } from './settle.ts';
import { watchPickers } from './watch-pickers.ts';

/** What became of a picker, such as a calendar, that a field opened while it was written. */
export type PickerState = 'none' | 'closed' | 'open';

/**
 * Replaces what a native field holds, with the events that typing fires, and waits until the page has answered them.
 * A field with a picker takes its text only when it is confirmed or left.
 */
export async function writeField(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<PickerState> {
  const picker = watchPickers(field);
  focus(field);
  setValue(field, value);
  const inputType = value === '' ? 'deleteContentBackward' : 'insertReplacementText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data: value }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  if (!picker.isOpen()) return 'none';
  if (DATE_OR_TIME.test(value)) sendKey(field, 'Enter');
  await settle();
  if (picker.isOpen()) HTMLElement.prototype.blur.call(field);
  const isClosed = await waitFor(() => !picker.isOpen() || undefined, CLOSING_DEADLINE_MS);
  return isClosed ? 'closed' : 'open';
}

/** In any other text, such as a message with a picker of names, Enter might send what is written. */
const DATE_OR_TIME = /^\d[\d\s\-/.,:T~至年月日时分秒]*([ap]\.?m\.?)?$/iu;

const CLOSING_DEADLINE_MS = 1000;

/** Through the prototype: a page may put a `value` of its own on the element. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    localNameOf(field) === 'input' ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

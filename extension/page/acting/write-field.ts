import { localNameOf } from '../dom/unshadowed.ts';
import { focus } from './press.ts';
import { settle } from './settle.ts';

/** Replaces what a native field holds, with the events that typing fires, and waits until the page has answered them. */
export async function writeField(
  field: HTMLInputElement | HTMLTextAreaElement,
  value: string,
): Promise<void> {
  focus(field);
  setValue(field, value);
  const inputType = value === '' ? 'deleteContentBackward' : 'insertReplacementText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data: value }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

/** Through the prototype: a page may put a `value` of its own on the element. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    localNameOf(field) === 'input' ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

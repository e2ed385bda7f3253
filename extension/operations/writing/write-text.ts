import { message } from '../../messages/message.ts';
import { deepestFocus } from '../../page/dom/active-elements.ts';
import { isDisabled, isReadOnly } from '../../page/dom/element-state.ts';
import { isEditorHost, isHtmlElement, isInput, isSelect, isTextField } from '../../page/dom/element-types.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { watchOpened } from '../../page/observing/watch-opened.ts';
import { PageError } from '../../page/page-error.ts';
import type { PlayInput } from '../../page/pointing/input-steps.ts';
import { drawnSurfaceOf } from '../../page/visibility/drawn-editor.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { isLeftAfterwards, leaveField } from '../../page/writing/leave-field.ts';
import { writeEditor } from '../../page/writing/write-editor.ts';
import { type PickerState, writeField } from '../../page/writing/write-field.ts';
import { writeTrusted } from '../../page/writing/write-trusted.ts';
import { disabledError } from '../contract/operation-target.ts';

/** The state of the field's picker; `beside`: an editor put the text next to the intended block. */
export type WriteEnd = PickerState | 'beside';

/** Replaces the content of a field or an editor. */
export async function writeText(element: Element, wanted: string, play?: PlayInput): Promise<WriteEnd> {
  if (play && isHtmlElement(element)) return writeByInput(element, wanted, play);
  if (isHtmlElement(element) && isEditor(element)) {
    if ((await writeEditor(element, wanted)) === 'beside') return 'beside';
  } else if (isInput(element) || isTextField(element)) return writeAndLeave(element, wanted);
  return 'none';
}

async function writeByInput(field: HTMLElement, wanted: string, play: PlayInput): Promise<WriteEnd> {
  const isLeft = isLeftAfterwards(field, deepestFocus() === field);
  const opened = watchOpened(field);
  if ((await writeTrusted(field, wanted, play)) === 'astray')
    throw new PageError('ElementChanged', message('input.astray', { name: shortName(field) }));
  if (isLeft && opened.soFar().length === 0) await leaveField(field);
  return 'none';
}

async function writeAndLeave(
  field: HTMLInputElement | HTMLTextAreaElement,
  wanted: string,
): Promise<PickerState> {
  const isLeft = isLeftAfterwards(field, deepestFocus() === field);
  const opened = watchOpened(field);
  const picker = await writeField(field, wanted);
  // Suggestions may disappear when the field loses focus.
  if (isLeft && picker === 'none' && opened.soFar().length === 0) await leaveField(field);
  return picker;
}

/** Throws for a field that a text, typed or pasted, does not fill. */
export function assertTyped(element: Element): void {
  const isTyped =
    isEditor(element) || (isTextField(element) && !(isInput(element) && DRAWN.test(element.type)));
  if (!isTyped)
    throw new PageError('InvalidArgument', message('fill.notTyped', { name: shortName(element) }));
}

/** The browser draws their parts. */
const DRAWN = /^(date|time|datetime-local|month|week)$/u;

/** Throws for what takes no text, or none now. */
export function assertFillable(element: Element): void {
  assertTakesText(element);
  if (isDisabled(element)) throw disabledError(shortName(element));
}

/** Throws for anything that takes no text, with the operation to use instead. */
export function assertTakesText(element: Element): void {
  const name = shortName(element);
  if (isInput(element) && element.type === 'file') {
    throw new PageError('NeedsUser', message('fill.chooseFile', { name }));
  }
  if (isSelect(element)) throw new PageError('InvalidArgument', message('fill.useSelect', { name }));
  if (!takesText(element)) throw new PageError('NotInteractable', message('fill.noField', { name }));
  if (isReadOnly(element)) throw new PageError('NotInteractable', message('fill.readOnly', { name }));
}

function takesText(element: Element): boolean {
  const isAdjustable = isInput(element) && /^(range|color)$/u.test(element.type);
  return isAdjustable || isTextField(element) || isEditor(element);
}

/** Rich text, or code drawn for a hidden field. */
function isEditor(element: Element): boolean {
  return isEditorHost(element) || drawnSurfaceOf(element, createVisibility()) !== undefined;
}

import { message } from '../../messages/message.ts';
import { isDisabled, isReadOnly } from '../../page/dom/element-state.ts';
import { isEditorHost, isInput, isSelect, isTextField } from '../../page/dom/element-types.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { drawnSurfaceOf } from '../../page/visibility/drawn-editor.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { disabledError } from '../contract/operation-target.ts';

/** Throws for what nothing can be written into, saying what to use instead. */
export function assertFillable(element: Element): void {
  const name = shortName(element);
  if (isInput(element) && element.type === 'file') {
    throw new PageError('NeedsUser', message('fill.chooseFile', { name }));
  }
  if (isSelect(element)) throw new PageError('InvalidArgument', message('fill.useSelect', { name }));
  if (!isWritable(element)) throw new PageError('NotInteractable', message('fill.noField', { name }));
  if (isDisabled(element)) throw disabledError(name);
  if (isReadOnly(element)) throw new PageError('NotInteractable', message('fill.readOnly', { name }));
}

function isWritable(element: Element): boolean {
  const isAdjustable = isInput(element) && /^(range|color)$/u.test(element.type);
  return isAdjustable || isTextField(element) || isEditor(element);
}

/** What holds its text in a way of its own: rich text, or code that is drawn for a hidden field. */
export function isEditor(element: Element): boolean {
  return isEditorHost(element) || drawnSurfaceOf(element, createVisibility()) !== undefined;
}

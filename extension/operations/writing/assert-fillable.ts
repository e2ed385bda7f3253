import type { Language } from '@assent/shared';
import { isDisabled, isReadOnly } from '../../page/dom/element-state.ts';
import { isEditorHost, isInput, isSelect, isTextField } from '../../page/dom/element-types.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { drawnSurfaceOf } from '../../page/visibility/drawn-editor.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';
import { disabledError } from '../operation-target.ts';

/** Throws for what nothing can be written into, saying what to use instead. */
export function assertFillable(element: Element, language: Language): void {
  const name = shortName(element);
  if (isInput(element) && element.type === 'file') {
    throw new PageError('NeedsUser', CHOOSE_FILE[language](name));
  }
  if (isSelect(element)) throw new PageError('InvalidArgument', USE_SELECT[language](name));
  if (!isWritable(element)) throw new PageError('NotInteractable', NO_FIELD[language](name));
  if (isDisabled(element)) throw disabledError(name, language);
  if (isReadOnly(element)) throw new PageError('NotInteractable', READ_ONLY[language](name));
}

function isWritable(element: Element): boolean {
  const isAdjustable = isInput(element) && /^(range|color)$/u.test(element.type);
  return isAdjustable || isTextField(element) || isEditor(element);
}

/** What holds its text in a way of its own: rich text, or code that is drawn for a hidden field. */
export function isEditor(element: Element): boolean {
  return isEditorHost(element) || drawnSurfaceOf(element, createVisibility()) !== undefined;
}

const CHOOSE_FILE = {
  zh: (name: string) => `文件只能亲手选择。请对 “${name}” 改用 upload 操作，文件在面板里选择。`,
  en: (name: string) =>
    `A file can be chosen by hand only. Use the upload action on "${name}": one is chosen in the panel then.`,
};

const USE_SELECT = {
  zh: (name: string) => `“${name}” 是下拉框，请改用 select 操作。`,
  en: (name: string) => `"${name}" is a select; use the select action.`,
};

const NO_FIELD = {
  zh: (name: string) => `“${name}” 不是可以填写的输入框。请选择一个输入框；勾选用 check，下拉框用 select。`,
  en: (name: string) =>
    `"${name}" is not a field that can be filled. Choose an input; use check for tick boxes and select for lists.`,
};

const READ_ONLY = {
  zh: (name: string) => `“${name}” 是只读的，不能填写。也许要点击它来打开选择器。`,
  en: (name: string) => `"${name}" is read-only. Clicking it may open a picker instead.`,
};

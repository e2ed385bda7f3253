import { rootsOf } from '../dom/composed-tree.ts';
import { isForm } from '../dom/element-types.ts';
import {
  attributeOf,
  formActionOf,
  formElementsOf,
  formMethodOf,
  hasAttribute,
  queryAllIn,
} from '../dom/native-dom.ts';

/** A form that stands for a tool: the browser fills it in, and submits it where the page says so. */
export interface FormTool {
  isSubmittedAtOnce: boolean;
  destination: string;
  /** What a call relies on besides the registered definition, for comparing. */
  signature: readonly unknown[];
}

/** Undefined for a tool that a script has registered. */
export function formTool(name: string): FormTool | undefined {
  const forms = rootsOf(document).flatMap(root => [...queryAllIn(root, 'form[toolname]')]);
  const form = forms.filter(isForm).find(each => attributeOf(each, 'toolname') === name);
  if (!form) return undefined;
  const isSubmittedAtOnce = hasAttribute(form, 'toolautosubmit');
  const destination = formActionOf(form);
  const fields = [...formElementsOf(form)].map(field => [
    attributeOf(field, 'name'),
    attributeOf(field, 'type'),
  ]);
  return {
    isSubmittedAtOnce,
    destination,
    signature: [isSubmittedAtOnce, destination, formMethodOf(form), attributeOf(form, 'target'), fields],
  };
}

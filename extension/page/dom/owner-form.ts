import { isButton, isInput, isSelect, isTextArea } from './element-types.ts';

/** The form that a control belongs to, wherever in the document it is. */
export function formOf(element: Element): HTMLFormElement | undefined {
  const isControl = isInput(element) || isButton(element) || isSelect(element) || isTextArea(element);
  return (isControl ? element.form : null) ?? undefined;
}

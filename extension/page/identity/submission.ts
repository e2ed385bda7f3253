import { isButton, isInput } from '../dom/element-types.ts';
import { attributeOf, formActionOf, hasAttribute } from '../dom/unshadowed.ts';

/** Where an element's click would send its form; undefined when it submits none. */
export function submissionOf(element: Element): URL | undefined {
  if (!isSubmitter(element) || !element.form) return undefined;
  const isOwnAction = hasAttribute(element, 'formaction');
  const action = isOwnAction ? element.formAction : formActionOf(element.form);
  const isInDialog = attributeOf(element.form, 'method')?.toLowerCase() === 'dialog';
  return isInDialog ? undefined : (URL.parse(action, document.baseURI) ?? undefined);
}

function isSubmitter(element: Element): element is HTMLButtonElement | HTMLInputElement {
  if (isButton(element)) return element.type === 'submit';
  return isInput(element) && (element.type === 'submit' || element.type === 'image');
}

import { closestComposed } from '../dom/composed-tree.ts';
import { isButton, isInput, isLink } from '../dom/element-types.ts';
import { attributeOf, formActionOf, hasAttribute } from '../dom/unshadowed.ts';

/** Where a click on an element would send a form; undefined when it submits none. A click goes up to the button it is in. */
export function submissionOf(element: Element): URL | undefined {
  const submitter = closestComposed(element, isSubmitter);
  if (!submitter || !isSubmitter(submitter) || !submitter.form) return undefined;
  const isOwnAction = hasAttribute(submitter, 'formaction');
  const action = isOwnAction ? submitter.formAction : formActionOf(submitter.form);
  const isInDialog = attributeOf(submitter.form, 'method')?.toLowerCase() === 'dialog';
  return isInDialog ? undefined : (URL.parse(action, document.baseURI) ?? undefined);
}

/** The address of the link that a click on an element follows. */
export function linkOf(element: Element): URL | undefined {
  const link = closestComposed(element, isLink);
  return link && isLink(link) ? (URL.parse(link.href) ?? undefined) : undefined;
}

/** Whether that link opens a tab of its own. */
export function opensTab(element: Element): boolean {
  const link = closestComposed(element, isLink);
  return link !== undefined && attributeOf(link, 'target')?.toLowerCase() === '_blank';
}

function isSubmitter(element: Element): element is HTMLButtonElement | HTMLInputElement {
  if (isButton(element)) return element.type === 'submit';
  return isInput(element) && (element.type === 'submit' || element.type === 'image');
}

import { composedAncestry } from './composed-tree.ts';
import { isInput, isTextField } from './element-types.ts';
import { attributeOf, hasAttribute, isMatching } from './native-dom.ts';

/** Disabled itself, by its fieldset or the control that it is a part of, or as its widget says. */
export function isDisabled(element: Element): boolean {
  if (isMatching(element, ':disabled, :disabled:not(fieldset) *')) return true;
  for (const ancestor of composedAncestry(element)) {
    if (attributeOf(ancestor, 'aria-disabled') === 'true') return true;
  }
  return false;
}

export function isReadOnly(element: Element): boolean {
  return (isTextField(element) && element.readOnly) || attributeOf(element, 'aria-readonly') === 'true';
}

export function isRequired(element: Element): boolean {
  return hasAttribute(element, 'required') || attributeOf(element, 'aria-required') === 'true';
}

/** Whether it is checked; undefined for elements that cannot be. A partly checked box counts as unchecked. */
export function isTicked(element: Element): boolean | undefined {
  if (isInput(element) && /^(checkbox|radio)$/u.test(element.type)) {
    return element.checked && !element.indeterminate;
  }
  const checked = attributeOf(element, 'aria-checked');
  return checked === null ? undefined : checked === 'true';
}

export function isExpanded(element: Element): boolean | undefined {
  if (isMatching(element, 'details > summary:first-of-type')) return isMatching(element, '[open] > *');
  const expanded = attributeOf(element, 'aria-expanded');
  return expanded === null ? undefined : expanded === 'true';
}

export function isChosen(element: Element): boolean {
  return (
    attributeOf(element, 'aria-selected') === 'true' ||
    attributeOf(element, 'aria-pressed') === 'true' ||
    /^(page|step|true|location)$/u.test(attributeOf(element, 'aria-current') ?? '')
  );
}

import { isEditorHost, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf } from '../dom/unshadowed.ts';
import { isSecret } from '../secrets/secrets.ts';
import { explicitRole } from '../seeing/role.ts';

/** What a control stands for inside another element's name (accname step 2C); undefined when it is no such control. */
export function embeddedValue(element: Element): string | undefined {
  if (isTextField(element)) return isSecret(element) ? '' : element.value;
  if (isSelect(element))
    return isSecret(element) ? '' : [...element.selectedOptions].map(option => option.text).join(' ');
  const role = explicitRole(element);
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar' || role === 'meter') {
    if (isSecret(element)) return '';
    return attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow') ?? '';
  }
  return isEditorHost(element) || role === 'combobox' || role === 'listbox' ? '' : undefined;
}

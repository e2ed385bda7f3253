import { isEditorHost, isInput, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, elementById, isMatching, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import { isSecret } from '../secrets/secrets.ts';

/**
 * A control's value inside another name (accname step 2C); undefined for no such control. A name leaves the page unasked, so
 * only values of harmless kinds are in it.
 */
export function embeddedValue(element: Element, contentOf: (part: Element) => string): string | undefined {
  const role = explicitRole(element);
  // https://github.com/w3c/accname/issues/67: commands to choose from are no value.
  if (role === 'menu') return '';
  if (isTextField(element)) return isHarmless(element) ? element.value : '';
  if (isSelect(element))
    return isHarmless(element) ? [...element.selectedOptions].map(option => option.text).join(' ') : '';
  if (isRange(element, role)) return isSecret(element) ? '' : rangeValue(element);
  if (isEditorHost(element)) return isHarmless(element) ? contentOf(element) : '';
  if (role === 'combobox' || role === 'listbox')
    return isSecret(element) ? '' : chosenText(element, contentOf);
  return undefined;
}

function isRange(element: Element, role: string | undefined): boolean {
  if (role !== undefined) return RANGES.test(role);
  return RANGE_TAGS.has(localNameOf(element)) || (isInput(element) && element.type === 'range');
}

const RANGES = /^(?:slider|spinbutton|progressbar|meter|scrollbar)$/u;
const RANGE_TAGS = new Set(['progress', 'meter']);

function rangeValue(element: Element): string {
  const named = attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow');
  return named ?? ('value' in element ? String(element.value) : '');
}

/** The chosen options, wherever the list is; without a list, what the box itself shows. */
function chosenText(box: Element, contentOf: (part: Element) => string): string {
  const list = listOf(box);
  if (!list) return contentOf(box);
  const options = [...queryAllIn(list, '[role=option][aria-selected=true]')];
  return options.map(option => contentOf(option).trim()).join(' ');
}

function listOf(box: Element): Element | undefined {
  if (isMatching(box, '[role=listbox]')) return box;
  const ids = `${attributeOf(box, 'aria-owns') ?? ''} ${attributeOf(box, 'aria-controls') ?? ''}`.split(
    /\s+/u,
  );
  const others = ids.map(id => id && elementById(box, id)).filter(other => other instanceof Element);
  return [...queryAllIn(box, '[role=listbox]'), ...others].find(list => isMatching(list, '[role=listbox]'));
}

import { walkComposed } from '../dom/composed-tree.ts';
import { isHtmlElement, isInput } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { openModal } from '../dom/open-modal.ts';
import { createVisibility } from '../visibility/visibility.ts';

const REACHED =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])';

/** Where Tab goes from an element, or Shift and Tab; undefined at the end of the page, where it leaves for the browser. */
export function nextInTabOrder(from: Element, isBackwards: boolean): HTMLElement | undefined {
  const order = tabOrder();
  if (isBackwards) order.reverse();
  const index = isHtmlElement(from) ? order.indexOf(from) : -1;
  if (index >= 0) return order[index + 1];
  // From a place that is no stop itself, to the first one after it.
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return order.find(element => (from.compareDocumentPosition(element) & side) !== 0);
}

function tabOrder(): HTMLElement[] {
  const visibility = createVisibility();
  const stops: HTMLElement[] = [];
  walkComposed(openModal() ?? document, element => {
    if (isMatching(element, '[inert]')) return false;
    if (isHtmlElement(element) && isStop(element) && visibility.hears(element)) stops.push(element);
    return true;
  });
  const numbered = stops
    .filter(({ tabIndex }) => tabIndex > 0)
    .sort((one, two) => one.tabIndex - two.tabIndex);
  return [...numbered, ...stops.filter(({ tabIndex }) => tabIndex === 0)];
}

function isStop(element: HTMLElement): boolean {
  if (!isMatching(element, REACHED) || element.tabIndex < 0 || isMatching(element, ':disabled')) return false;
  // Of a group of radio buttons one is a stop: the chosen one.
  return !isInput(element) || element.type !== 'radio' || element.checked || !isChosenElsewhere(element);
}

function isChosenElsewhere(radio: HTMLInputElement): boolean {
  return radiosBeside(radio).some(({ checked }) => checked);
}

/** The radio buttons of one group, in the order of the page. */
export function radiosBeside(radio: HTMLInputElement): HTMLInputElement[] {
  const root = radio.form ?? document;
  const named = root.querySelectorAll(`input[type=radio][name="${CSS.escape(radio.name)}"]`);
  return [...named].filter(isInput).filter(other => other.form === radio.form);
}

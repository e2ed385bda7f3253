import { openModal } from '../dom/active-elements.ts';
import { walkComposed } from '../dom/composed-tree.ts';
import { isHtmlElement, isInput, isSelect } from '../dom/element-types.ts';
import { clientHeightOf, isMatching, scrollTopOf } from '../dom/native-dom.ts';
import { scrollerOf, scrollTowards } from '../scrolling/scroller.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { isMac, type KeyStroke } from './key-stroke.ts';

const REACHED =
  'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])';

/** Where each key moves the caret. */
const CARET: Readonly<Record<string, readonly ['forward' | 'backward', string, string]>> = {
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowRight: ['forward', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
  PageUp: ['backward', 'line', 'line'],
  PageDown: ['forward', 'line', 'line'],
};

export function moveCaret(element: Element, { key, shiftKey, ctrlKey, altKey, metaKey }: KeyStroke): boolean {
  const [direction, usual, further] = CARET[key] ?? [];
  if (!direction) return false;
  const isFar = isMac() ? altKey || metaKey : ctrlKey;
  const before = placeOfCaret(element);
  document.getSelection()?.modify(shiftKey ? 'extend' : 'move', direction, isFar ? further : usual);
  return placeOfCaret(element) !== before;
}

function placeOfCaret(element: Element): string {
  const selection = document.getSelection();
  const own = isInput(element) ? [element.selectionStart, element.selectionEnd] : [];
  return [...own, selection?.anchorOffset, selection?.focusOffset].join();
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The next option, radio button or slider step. False where keys do nothing of that kind. */
export function stepChoice(element: Element, { key }: KeyStroke): boolean {
  const step = STEPS[key] ?? 0;
  if (isSelect(element)) return stepSelect(element, key, step);
  if (!isInput(element) || step === 0) return false;
  if (element.type === 'radio') return stepRadio(element, step);
  const isNumber = element.type === 'number' && /^Arrow(Up|Down)$/u.test(key);
  return (isNumber || element.type === 'range') && stepNumber(element, key);
}

function stepSelect(select: HTMLSelectElement, key: string, step: number): boolean {
  if (select.multiple) return false;
  const usable = [...select.options].filter(option => !isMatching(option, ':disabled'));
  const now = usable.findIndex(option => option.selected);
  const edge = { Home: usable[0], End: usable.at(-1) }[key];
  const next = edge ?? (step === 0 ? undefined : usable[now + step]);
  if (!next || next.selected) return false;
  next.selected = true;
  dispatchChange(select);
  return true;
}

function stepRadio(radio: HTMLInputElement, step: number): boolean {
  const group = radiosBeside(radio).filter(other => !isMatching(other, ':disabled'));
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  if (!next || next === radio) return false;
  HTMLElement.prototype.focus.call(next, { preventScroll: true });
  HTMLElement.prototype.click.call(next);
  return true;
}

function stepNumber(input: HTMLInputElement, key: string): boolean {
  const before = input.value;
  if (key === 'ArrowUp' || key === 'ArrowRight') HTMLInputElement.prototype.stepUp.call(input);
  else HTMLInputElement.prototype.stepDown.call(input);
  if (input.value === before) return false;
  dispatchChange(input);
  return true;
}

function dispatchChange(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const ARROW_SCROLL = 40;

export function scrollByKey(element: Element, { key, shiftKey }: KeyStroke): boolean {
  const scroller = scrollerOf(element);
  const before = scrollTopOf(scroller);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const top = key === 'ArrowDown' ? ARROW_SCROLL : -ARROW_SCROLL;
    Reflect.apply(Element.prototype.scrollBy, scroller, [{ top, behavior: 'instant' }]);
  } else if (key === 'PageDown' || (key === ' ' && !shiftKey)) scrollTowards(scroller, 'down');
  else if (key === 'PageUp' || key === ' ') scrollTowards(scroller, 'up');
  else if (key === 'Home') scrollTowards(scroller, 'top');
  else if (key === 'End') scrollTowards(scroller, 'bottom');
  return clientHeightOf(scroller) > 0 && scrollTopOf(scroller) !== before;
}

/** The next tab stop in either direction; undefined at the page's end. */
export function nextInTabOrder(from: Element, isBackwards: boolean): HTMLElement | undefined {
  const order = tabOrder();
  if (isBackwards) order.reverse();
  const index = isHtmlElement(from) ? order.indexOf(from) : -1;
  if (index >= 0) return order[index + 1];
  // From a place that is no stop, go to the first one after it.
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return order.find(element => (from.compareDocumentPosition(element) & side) !== 0);
}

function tabOrder(): HTMLElement[] {
  const visibility = createVisibility();
  const stops: HTMLElement[] = [];
  walkComposed(openModal() ?? document, element => {
    if (isMatching(element, '[inert]')) return false;
    if (isHtmlElement(element) && isStop(element) && visibility.perceives(element)) stops.push(element);
    return true;
  });
  const numbered = stops
    .filter(({ tabIndex }) => tabIndex > 0)
    .sort((one, two) => one.tabIndex - two.tabIndex);
  return [...numbered, ...stops.filter(({ tabIndex }) => tabIndex === 0)];
}

function isStop(element: HTMLElement): boolean {
  if (!isMatching(element, REACHED) || element.tabIndex < 0 || isMatching(element, ':disabled')) return false;
  // A radio group has one stop: the chosen one.
  return !isInput(element) || element.type !== 'radio' || element.checked || !isChosenElsewhere(element);
}

function isChosenElsewhere(radio: HTMLInputElement): boolean {
  return radiosBeside(radio).some(({ checked }) => checked);
}

function radiosBeside(radio: HTMLInputElement): HTMLInputElement[] {
  const root = radio.form ?? document;
  const named = root.querySelectorAll(`input[type=radio][name="${CSS.escape(radio.name)}"]`);
  return [...named].filter(isInput).filter(other => other.form === radio.form);
}

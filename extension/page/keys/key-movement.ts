import { isInput, isSelect } from '../dom/element-types.ts';
import { clientHeightOf, isMatching, scrollTopOf } from '../dom/native-dom.ts';
import { scrollerOf, scrollTowards } from '../scrolling/scroller.ts';
import { isMac, type KeyStroke } from './key-stroke.ts';
import { radiosBeside } from './tab-order.ts';

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

/** The next of a list, of a group of radio buttons, or of a slider's steps. False where the keys do no such thing. */
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
  tellChange(select);
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
  tellChange(input);
  return true;
}

function tellChange(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const ARROW_SCROLL = 40;

/** The keys that scroll what is under the focus, as far as the browser does. */
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

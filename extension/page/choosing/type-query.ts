import { deepestFocus } from '../dom/active-elements.ts';
import { closestComposed, composedDescendants } from '../dom/composed-tree.ts';
import { isDisabled, isReadOnly } from '../dom/element-state.ts';
import { isInput, isTextField } from '../dom/element-types.ts';
import { isSecret } from '../secrets/secrets.ts';
import { seenRect } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { choiceBox } from './shown-choices.ts';

export function queryField(widget: Element, options: readonly Element[]): HTMLInputElement | undefined {
  const focused = deepestFocus();
  const around = options[0] && popupOf(options[0]);
  const places = [widget, focused, choiceBox(widget), around];
  for (const place of places) {
    const found = place && fieldIn(place);
    if (found) return found;
  }
  return undefined;
}

function fieldIn(place: Element): HTMLInputElement | undefined {
  if (isQueryField(place)) return place;
  const [only, ...others] = composedDescendants(place).filter(isQueryField);
  return others.length === 0 ? only : undefined;
}

function isQueryField(element: Element): element is HTMLInputElement {
  if (!isInput(element) || !isTextField(element) || !/^(text|search)$/u.test(element.type)) return false;
  return !isReadOnly(element) && !isDisabled(element) && !isSecret(element);
}

function popupOf(option: Element): Element | undefined {
  return closestComposed(
    option,
    at =>
      /^(absolute|fixed)$/u.test(getComputedStyle(at).position) &&
      seenRect(at, createVisibility()) !== undefined,
  );
}

export function typeQuery(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  const init = { bubbles: true, composed: true };
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { ...init, inputType, data: text || null }));
  field.dispatchEvent(new KeyboardEvent('keyup', { ...init, key: 'Unidentified' }));
}

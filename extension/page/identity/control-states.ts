import { isEditorHost, isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { attributeOf, localNameOf, textOf } from '../dom/native-dom.ts';
import { hashText } from './hash-text.ts';

export interface ControlState {
  /** For comparing inside the page; a password is hashed even there. */
  text: string;
  /** What stands inside the element is its value, or a list to choose from. */
  isWhole: boolean;
}

/** What a control holds or says, as a person sees it; undefined for other elements. */
export function stateOf(element: Element): ControlState | undefined {
  if (isInput(element)) return inputState(element);
  if (isTextArea(element)) return whole(element.value || placeholderOf(element));
  if (isSelect(element)) return whole(Array.from(element.selectedOptions, optionText).join(', '));
  if (isEditorHost(element)) return whole(textOf(element));
  if (localNameOf(element) === 'meter') return whole(String(Reflect.get(element, 'value')));
  const states = STATES.map(name => attributeOf(element, name)).filter(state => state !== null);
  return states.length > 0 ? { text: `=${states.join()}`, isWhole: false } : undefined;
}

const STATES = ['aria-checked', 'aria-pressed', 'aria-selected'];

/** Buttons are words, hidden fields are no sight, and a file is chosen by a person alone. */
function inputState(input: HTMLInputElement): ControlState | undefined {
  if (/^(?:button|submit|reset|image|hidden|file)$/u.test(input.type)) return undefined;
  if (/^(?:checkbox|radio)$/u.test(input.type)) return whole(String(input.checked));
  if (input.value === '') return whole(placeholderOf(input));
  return whole(input.type === 'password' ? hashText(input.value) : input.value);
}

/** What an empty field says. */
function placeholderOf(field: Element): string {
  return attributeOf(field, 'placeholder') ?? '';
}

/** The value is sent, or read by scripts. */
function optionText({ label, value }: HTMLOptionElement): string {
  return label === value ? label : `${label} ${value}`;
}

function whole(value: string): ControlState {
  return { text: `=${withoutFormat(value)}`, isWhole: true };
}

/** Fields put their values into another format as they lose the focus. */
export function withoutFormat(value: string): string {
  const number = value.trim() === '' ? Number.NaN : Number(value.replace(GROUPING, ''));
  return Number.isFinite(number) ? String(number) : value.replace(/\s+/gu, ' ').trim();
}

/** Between thousands. */
const GROUPING = /(?<=\d)[,\s](?=\d{3}(?!\d))/gu;

import { composedParent } from '../dom/composed-tree.ts';
import { isEditorHost, isInput, isSelect, isTextArea, isTextField } from '../dom/element-types.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { wordsAbout } from './field-words.ts';
import { wasPassword } from './password-history.ts';
import { isCardBegun, namesCard, namesSecret } from './secret-words.ts';

const RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu;

const MASKING_FONT = /text-?security|password|dots?font/iu;

/** Single-character boxes that make a code. */
const FEWEST_BOXES = 3;

/** The boxes share a parent, or have a wrapper each. */
const LEVELS = 3;

/** Always of one length, so that it tells nothing. */
export const MASK = '••••••';

const SECRET_TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/u;

/** Passwords, one-time codes, card data, chosen files. Errs on the side of keeping them. Cheap signs first. */
export function isSecret(element: Element): boolean {
  if (!holdsValue(element)) return false;
  if (isInput(element) && (element.type === 'file' || wasPassword(element))) return true;
  return (
    (attributeOf(element, 'autocomplete') ?? '')
      .toLowerCase()
      .split(/\s+/u)
      .some(token => SECRET_TOKENS.test(token)) ||
    isMaskedByStyle(element) ||
    isCodeBox(element) ||
    holdsCard(element) ||
    isCalledSecret(element)
  );
}

function holdsValue(element: Element): boolean {
  return (
    isTextField(element) ||
    isSelect(element) ||
    isEditorHost(element) ||
    (isInput(element) && element.type === 'file') ||
    isMatching(element, '[aria-valuetext], [aria-valuenow]')
  );
}

function holdsCard(element: Element): boolean {
  const text = textIn(element);
  return isCardBegun(text) || hasCardNumber(text);
}

/** Searched for a card number: characters of a text, or options. */
const MAX_SEARCHED = 2000;

function textIn(element: Element): string {
  if (isInput(element) || isTextArea(element)) return element.value.slice(0, MAX_SEARCHED);
  if (isEditorHost(element)) return textOf(element).slice(0, MAX_SEARCHED);
  // The cards to choose from are as secret as the chosen one.
  if (isSelect(element))
    return [...element.options]
      .slice(0, MAX_SEARCHED)
      .map(({ label }) => label)
      .join('\n');
  return attributeOf(element, 'aria-valuetext') ?? '';
}

/** Nobody chooses a password from a list, only card parts: "Password expires after" is a plain choice. */
function isCalledSecret(element: Element): boolean {
  const isSecretName = isSelect(element) ? namesCard : namesSecret;
  for (const words of wordsAbout(element)) if (isSecretName(words)) return true;
  return false;
}

export function isCodeBox(field: Element): boolean {
  if (!isInput(field) || field.maxLength !== 1) return false;
  let around = composedParent(field);
  for (let level = 0; around && level < LEVELS; level += 1) {
    if (Element.prototype.querySelectorAll.call(around, 'input[maxlength="1"]').length >= FEWEST_BOXES)
      return true;
    around = composedParent(around);
  }
  return false;
}

/** Whether text is drawn as dots, by style or font. */
export function isMaskedByStyle(
  element: Element,
  style: CSSStyleDeclaration = getComputedStyle(element),
): boolean {
  const masking = style.getPropertyValue('-webkit-text-security');
  return (masking !== '' && masking !== 'none') || MASKING_FONT.test(style.fontFamily);
}

export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  return /^\d{13,19}$/u.test(digits) && luhnSum(digits) % 10 === 0;
}

function hasCardNumber(text: string): boolean {
  return (text.match(RUNS) ?? []).some(isCardNumber);
}

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((sum, digit) => sum + digit, 0);
}

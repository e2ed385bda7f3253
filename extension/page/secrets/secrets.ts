import { composedParent } from '../dom/composed-tree.ts';
import { isEditorHost, isInput, isSelect, isTextArea, isTextField } from '../dom/element-types.ts';
import { attributeOf, isMatching, textOf } from '../dom/native-dom.ts';
import { labelWords, wordsAbout } from './field-words.ts';
import { namesCode, namesExpiry } from './harmless-words.ts';
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
    isCalledSecret(element) ||
    isNumericCode(element) ||
    isCardExpiry(element)
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

/** Most lists named like a secret offer words, such as how long a password lasts; a list of numbers may hold it. */
function isCalledSecret(element: Element): boolean {
  const isSecretName = isSelect(element) && !offersNumbers(element) ? namesCard : namesSecret;
  for (const words of wordsAbout(element)) if (isSecretName(words)) return true;
  return false;
}

function offersNumbers(select: HTMLSelectElement): boolean {
  return [...select.options]
    .slice(0, MAX_SEARCHED)
    .some(option => NUMBERS.test((attributeOf(option, 'label') ?? textOf(option)).trim()));
}

/** Digits, or a word with digits. "90 days" is a plain choice. */
const NUMBERS = /^(?=\S*\d)\S{3,}$|^\d$/u;

/** A short number that is called a code, in any language: "Code", "Kod". */
function isNumericCode(field: Element): boolean {
  if (!isInput(field) || !isShortNumber(field)) return false;
  return [...labelWords(field)].some(namesCode);
}

function isShortNumber(field: HTMLInputElement): boolean {
  const { maxLength, type, inputMode, pattern } = field;
  const isNumeric = /^(?:tel|number)$/u.test(type) || /^(?:numeric|decimal|tel)$/u.test(inputMode);
  if (/^\^?(?:\\d|\[0-9\])(?:\{[4-9]|\*|\+)/u.test(pattern)) return true;
  return isNumeric
    ? maxLength < 0 || (maxLength >= 4 && maxLength <= 10)
    : /^\s*\d[\d -]{3,9}\s*$/u.test(field.value);
}

/** A domain has an expiry date too; a card's is a month, or stands beside its number. */
function isCardExpiry(field: Element): boolean {
  if (!isInput(field) && !isSelect(field)) return false;
  if (![...labelWords(field)].some(namesExpiry)) return false;
  if (/^\s*(?:0?[1-9]|1[0-2])\s*[/.-]\s*(?:20)?\d\d\s*$|^20\d\d-\d\d$/u.test(field.value)) return true;
  const around = field.form ?? composedParent(field);
  const others = around ? [...Element.prototype.querySelectorAll.call(around, 'input')] : [];
  return others.slice(0, MAX_BESIDE).some(other => other !== field && isCardField(other));
}

const MAX_BESIDE = 30;

function isCardField(field: Element): boolean {
  if (/(?:^|\s)cc-/iu.test(attributeOf(field, 'autocomplete') ?? '')) return true;
  return [...labelWords(field)].some(namesCard);
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

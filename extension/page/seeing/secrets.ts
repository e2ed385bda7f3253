import { isInput, isTextArea } from '../dom/element-types.ts';
import { attributeOf } from '../dom/unshadowed.ts';
import { isCardNumber } from './card-number.ts';

/** What stands for a secret that is filled in. Always as long, so that it tells nothing. */
export const MASK = '••••••';

const SECRET_TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/u;

/** Words by which pages name such fields, in both languages, in `name`, `id`, labels and placeholders. */
const SECRET_WORDS = new RegExp(
  [
    'pass[-_ ]?(word|wd|code|phrase)',
    '(^|[^a-z])(pwd|passwd|otp|totp|cvv2?|cvc2?|csc|pin|2fa|mfa)([^a-z]|$)',
    'one[-_ ]?time',
    '(verification|verify|security|auth(entication)?|sms|login|confirmation)[-_ ]?code',
    '(card|cc|credit|debit)[-_ ]?(number|num|no|nr)([^a-z]|$)',
    'api[-_ ]?key|secret|access[-_ ]?token|private[-_ ]?key|seed[-_ ]?phrase|recovery[-_ ]?(code|phrase)',
    '密码|密碼|口令|验证码|驗證碼|校验码|动态码|短信码|安全码|安全碼|卡号|卡號|信用卡|银行卡|助记词|私钥|密钥',
  ].join('|'),
  'iu',
);

/** Fields seen with `type=password`: an eye button turns them into plain text, which makes their value no less secret. */
const seenAsPassword = new WeakSet<Element>();

/** Whether what a field holds must never leave the page (passwords, one-time codes, card data, chosen files). */
export function isSecret(element: Element): boolean {
  if (!isInput(element) && !isTextArea(element)) return false;
  if (isInput(element) && (element.type === 'password' || element.type === 'file')) {
    if (element.type === 'password') seenAsPassword.add(element);
    return true;
  }
  return (
    seenAsPassword.has(element) ||
    isMaskedByStyle(element) ||
    (attributeOf(element, 'autocomplete') ?? '').split(/\s+/u).some(token => SECRET_TOKENS.test(token)) ||
    SECRET_WORDS.test(wordsAbout(element)) ||
    isCardNumber(element.value)
  );
}

function isMaskedByStyle(element: Element): boolean {
  const masking = getComputedStyle(element).getPropertyValue('-webkit-text-security');
  return masking !== '' && masking !== 'none';
}

function wordsAbout(element: HTMLInputElement | HTMLTextAreaElement): string {
  const attributes = ['name', 'id', 'aria-label', 'placeholder', 'title'].map(name =>
    attributeOf(element, name),
  );
  const labels = [...(element.labels ?? [])].map(label => label.textContent);
  return [...attributes, ...labels].join(' ').slice(0, 1000);
}

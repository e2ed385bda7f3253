import { cleanText } from '../dom/clean-text.ts';
import { isInput, isSelect, isTextArea } from '../dom/element-types.ts';
import { elementName } from '../naming/element-name.ts';
import { isSecret } from '../secrets/secrets.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** What the browser objects to in a field, in its own words; empty when it objects to nothing. */
export function objectionTo(field: Element): string {
  if (!isInput(field) && !isSelect(field) && !isTextArea(field)) return '';
  if (field.validationMessage === '') return '';
  return isSecret(field) ? SECRET_OBJECTION[browserLanguage()] : cleanText(field.validationMessage);
}

/** The same with the name of the field before it. */
export function namedObjectionTo(field: Element): string {
  const objection = objectionTo(field);
  const name = elementName(field, createVisibility());
  return objection && name ? cleanText(`${name}: ${objection}`, 120) : objection;
}

/** The browser's messages, and a page's own, quote the value that they object to. */
const SECRET_OBJECTION = {
  zh: '保密的内容不符合要求，具体提示不会读取',
  en: 'the secret in it is not accepted; the message is not read',
} as const;

function browserLanguage(): 'zh' | 'en' {
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

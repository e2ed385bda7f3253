import { isEditorHost, isInput } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import type { Redactions } from '../frame-reading.ts';
import { isCodeBox } from './code-boxes.ts';
import { wordsAbout } from './field-words.ts';
import { fieldsOf, heldText } from './mask-secrets.ts';
import { wasPassword } from './password-history.ts';
import { saysCard } from './secret-words.ts';
import { isSecret, MASK } from './secrets.ts';

/**
 * What a reading kept back: fields by what they hold, as far as they hold anything, and how often one of the texts that
 * are told would have quoted a secret.
 */
export function countRedactions(told: readonly string[]): Redactions {
  const redactions = { password: 0, code: 0, card: 0, file: 0, other: 0, quoted: 0 };
  for (const field of fieldsOf(rootsOf(document))) {
    if (isFilled(field) && isSecret(field)) redactions[kindOf(field)] += 1;
  }
  redactions.quoted = told.reduce((sum, text) => sum + text.split(MASK).length - 1, 0);
  return redactions;
}

function isFilled(field: Element): boolean {
  return isInput(field) && field.type === 'file' ? field.value !== '' : heldText(field) !== '';
}

function kindOf(field: Element): Exclude<keyof Redactions, 'quoted'> {
  const tokens = (attributeOf(field, 'autocomplete') ?? '').toLowerCase();
  if (isInput(field) && field.type === 'file') return 'file';
  if ((isInput(field) && wasPassword(field)) || tokens.includes('password')) return 'password';
  if (tokens.includes('one-time-code') || isCodeBox(field)) return 'code';
  const isCard = tokens.includes('cc-') || [...wordsAbout(field)].some(saysCard);
  return isCard && !isEditorHost(field) ? 'card' : 'other';
}

import { documentState } from '../dom/document-state.ts';
import type { SecretPatterns } from './secret-patterns.ts';

type KnownSecrets = Record<keyof SecretPatterns, RegExp>;

declare global {
  interface AssentDocumentState {
    knownSecrets?: KnownSecrets;
  }
}

/** To be called before anything is read: as long as nobody knows what secrets are called, every field holds one. */
export function knowSecrets({ secret, card, shape, begun, excepted }: SecretPatterns): void {
  const known = (pattern: string) => new RegExp(pattern, 'iu');
  documentState.knownSecrets ??= {
    secret: known(secret),
    card: known(card),
    shape: known(shape),
    begun: known(begun),
    excepted: known(excepted),
  };
}

/**
 * Whether text names what must not leave the page. It may be a label that people read as well as a name that programmers
 * write (`userPwd`, `cc_num`, `yzm`).
 */
export function saysSecret(text: string): boolean {
  const { knownSecrets } = documentState;
  if (!knownSecrets) return true;
  const isNamed = knownSecrets.secret.test(wordsOf(text)) || /(^|[^\p{L}\d])PIN([^\p{L}]|$)/u.test(text);
  return isNamed || saysCard(text);
}

/** Whether text names a part of a payment card, or shows how its number is written: `1234 1234 1234 1234`, `MM/YY`. */
export function saysCard(text: string): boolean {
  const { knownSecrets } = documentState;
  return !knownSecrets || knownSecrets.card.test(wordsOf(text)) || knownSecrets.shape.test(text);
}

/** Whether text is the number of a card that is still being typed. */
export function isCardBegun(text: string): boolean {
  return documentState.knownSecrets?.begun.test(text) === true;
}

/** As words: `userPwd2` is "user pwd 2". Width, punctuation and characters that nobody sees make no difference. */
function wordsOf(text: string): string {
  return text
    .slice(0, MAX_LOOKED_AT)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .toLowerCase()
    .trim()
    .split(documentState.knownSecrets?.excepted ?? '\0')
    .join(' ')
    .trim();
}

const MAX_LOOKED_AT = 300;

import type { ReadAttachment } from '../conversation/attachment.ts';

/**
 * Control characters and Unicode tags: nobody sees them, and tags can carry hidden instructions. Joiners stay, because scripts
 * need them.
 */
const UNSEEN = /(?![\t\n])[\p{Cc}\u{E0000}-\u{E007F}]/gu;

export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .replace(UNSEEN, '');
}

export function textAttachment(name: string, given: string): ReadAttachment {
  const text = tidyText(given);
  return text.trim() === ''
    ? { status: 'refused', reason: 'empty' }
    : { status: 'ready', attachment: { kind: 'text', name, text } };
}

import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isEditorHost, isInput } from '../dom/element-types.ts';
import { attributeOf } from '../dom/native-dom.ts';
import type { FrameReading, Redactions } from '../frame-reading.ts';
import { isCodeBox } from '../secrets/code-boxes.ts';
import { wordsAbout } from '../secrets/field-words.ts';
import { fieldsOf, heldText } from '../secrets/mask-secrets.ts';
import { wasPassword } from '../secrets/password-history.ts';
import { namesCard } from '../secrets/secret-words.ts';
import { isSecret, MASK } from '../secrets/secrets.ts';
import { type ReadingRequest, readFrame } from './read-frame.ts';

/** A reading for the user alone, with what it withholds. Not compared with by the next reading. */
export async function previewReading(request: ReadingRequest): Promise<FrameReading> {
  const { seen } = documentState;
  const reading = await readFrame(request);
  documentState.seen = seen;
  const { url, title, selectedText = '', elements } = reading;
  const reported = [url, title, selectedText, ...elements.map(({ desc }) => desc)];
  return { ...reading, redactions: countRedactions(reported) };
}

/** Counts filled fields by the secrets they hold, and reported texts that would have quoted one. */
function countRedactions(reported: readonly string[]): Redactions {
  const redactions = { password: 0, code: 0, card: 0, file: 0, other: 0, quoted: 0 };
  for (const field of fieldsOf(rootsOf(document))) {
    if (isFilled(field) && isSecret(field)) redactions[kindOf(field)] += 1;
  }
  redactions.quoted = reported.reduce((sum, text) => sum + text.split(MASK).length - 1, 0);
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
  const isCard = tokens.includes('cc-') || [...wordsAbout(field)].some(namesCard);
  return isCard && !isEditorHost(field) ? 'card' : 'other';
}

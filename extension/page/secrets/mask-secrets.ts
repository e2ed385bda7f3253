import { documentState } from '../dom/document-state.ts';
import { isEditorHost, isInput, isTextArea } from '../dom/element-types.ts';
import { queryAllIn, textOf } from '../dom/unshadowed.ts';
import { type FoldedText, foldLetters, foldText } from './fold-text.ts';
import { isSecret, MASK } from './secrets.ts';

declare global {
  interface AssentDocumentState {
    /** What was typed into secret fields while an action was watched. It never leaves the page. */
    typedSecrets?: Set<string>;
  }
}

/** Shorter ones stand in every text by chance; the digits of a code in boxes of one are put together. */
export const SHORTEST_SECRET = 4;

const FIELDS = 'input, textarea, [contenteditable]';

/** The fields of some trees whose text may be a secret. */
export function fieldsOf(roots: readonly (Document | ShadowRoot)[]): Element[] {
  return roots.flatMap(root => [...queryAllIn(root, FIELDS)]);
}

/** What a field holds as text; empty for all that holds none. */
export function heldText(field: Element): string {
  if (isInput(field)) return UNTYPED.test(field.type) ? '' : field.value;
  if (isTextArea(field)) return field.value;
  return isEditorHost(field) ? textOf(field).slice(0, LONGEST_SECRET + 1) : '';
}

const UNTYPED = /^(file|checkbox|radio|button|submit|reset|image|color|range)$/u;
const LONGEST_SECRET = 500;

export type Held = Iterable<readonly [field: Element, texts: Iterable<string>]>;

/** Text without the secrets that these fields hold or held, or that were typed before, however the page writes them. */
export function maskSecrets(text: string, held: Held): string {
  if (text === '') return text;
  const folded = foldText(text);
  const secrets: string[] = [...(documentState.typedSecrets ?? [])];
  let code = '';
  for (const [field, texts] of held) {
    const all = [...texts].filter(each => each !== '' && each.length <= LONGEST_SECRET);
    if (all.every(each => each.length === 1)) {
      if (all.length > 0 && isSecret(field)) code += all.at(-1);
    } else secrets.push(...all.filter(each => isQuoted(foldLetters(each), folded) && isSecret(field)));
  }
  return masked(text, folded, [...secrets, code].map(foldLetters));
}

function isQuoted(secret: string, { letters }: FoldedText): boolean {
  return secret.length >= SHORTEST_SECRET && (letters.includes(secret) || cutAt(secret, letters) >= 0);
}

/** Where the beginning of a secret stands at the end of a text that was cut; -1 when it does not. */
function cutAt(secret: string, letters: string): number {
  if (!letters.endsWith('…')) return -1;
  const whole = letters.slice(0, -1);
  for (let length = Math.min(secret.length, whole.length); length >= SHORTEST_SECRET; length -= 1) {
    if (whole.endsWith(secret.slice(0, length))) return whole.length - length;
  }
  return -1;
}

function masked(text: string, folded: FoldedText, secrets: readonly string[]): string {
  const isHidden = new Uint8Array(text.length);
  for (const secret of secrets) {
    for (const [start, end] of placesOf(secret, folded))
      isHidden.fill(1, folded.starts[start], folded.ends[end - 1]);
  }
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    if (isHidden[at] === 0) result += text[at];
    else if (at === 0 || isHidden[at - 1] === 0) result += MASK;
  }
  return result;
}

function placesOf(secret: string, { letters }: FoldedText): [start: number, end: number][] {
  if (secret.length < SHORTEST_SECRET) return [];
  const places: [number, number][] = [];
  for (let at = letters.indexOf(secret); at >= 0; at = letters.indexOf(secret, at + secret.length))
    places.push([at, at + secret.length]);
  const cut = cutAt(secret, letters);
  return cut < 0 ? places : [...places, [cut, letters.length - 1]];
}

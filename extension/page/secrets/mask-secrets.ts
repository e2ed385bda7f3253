import { documentState } from '../dom/document-state.ts';
import { isEditorHost, isInput, isTextField } from '../dom/element-types.ts';
import { otherPages } from '../dom/inner-pages.ts';
import { queryAllIn, textOf } from '../dom/native-dom.ts';
import { rootsOf } from '../dom/shadow-roots.ts';
import { wasPassword } from './password-history.ts';
import { isSecret, MASK } from './secrets.ts';

/** White space and what groups digits: `4111 1111`, `4-1-1`; in an address a plus is a space. */
const SKIPPED = /[\s\-+\u200B\uFEFF]+/gu;

declare global {
  interface AssentDocumentState {
    /** What was typed into secret fields while an action was watched, and what stood in them. It never leaves the page. */
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
  if (isTextField(field)) return field.value;
  return isEditorHost(field) ? textOf(field).slice(0, LONGEST_SECRET + 1) : '';
}

const LONGEST_SECRET = 500;

/** What fields hold now, here and elsewhere. What stands in a password is kept: a page may put a plain field in its place. */
export function heldBy(fields: readonly Element[]): [field: Element, values: string[]][] {
  return [...fields, ...otherFields()].map(field => {
    const text = heldText(field);
    if (isInput(field) && wasPassword(field)) keepSecrets([text]);
    return [field, [text]];
  });
}

/**
 * The fields of the other documents of this tab that the page's scripts get at: they copy secrets from one into another.
 * What is remembered there as a secret is so here from now on.
 */
export function otherFields(): Element[] {
  if (!isFramed()) return [];
  return otherPages().flatMap(page => {
    const fields = fieldsOf(rootsOf(page));
    const state = stateOf(page);
    const shown = fields.filter(field => isInput(field) && state?.passwordHistory?.includes(field));
    const known = [...(state?.typedSecrets ?? []), ...shown.map(heldText)];
    // Once is enough: no more than some are kept.
    keepSecrets(known.filter(text => !documentState.typedSecrets?.has(text)));
    return fields;
  });
}

/** Whether it is in a frame or has frames in it: most documents are the only one of their tab. */
export function isFramed(): boolean {
  return window !== window.parent || window.length > 0;
}

/** What our scripts remember of another document. Its own property alone: a page may name an element so. */
function stateOf({ defaultView }: Document): AssentDocumentState | undefined {
  const isThere = defaultView && Object.hasOwn(defaultView, 'assentDocumentState');
  return isThere ? defaultView.assentDocumentState : undefined;
}

/** Secrets are remembered in the page, and only as many. */
export function keepSecrets(texts: readonly string[]): void {
  documentState.typedSecrets = new Set([...(documentState.typedSecrets ?? []), ...texts].slice(-MOST_KEPT));
}

const MOST_KEPT = 100;

export type Held = Iterable<readonly [field: Element, texts: Iterable<string>]>;

/** Text without the secrets that these fields hold or held, or that were typed before, however the page writes them. */
export function maskSecrets(text: string, held: Held): string {
  return maskSecretsIn([text], held)[0] ?? '';
}

/** The same for several texts: fields by the thousand are gone through once. */
export function maskSecretsIn(texts: readonly string[], held: Held): string[] {
  const folded = texts.map(foldText);
  const isQuoted = (secret: string) => folded.some(own => placesOf(secret, own).length > 0);
  const secrets: string[] = [...(documentState.typedSecrets ?? [])];
  let code = '';
  for (const [field, values] of held) {
    const whole = [...values].filter(each => each && each.length <= LONGEST_SECRET);
    if (whole.every(each => each.length === 1)) {
      if (whole.length > 0 && isSecret(field)) code += whole.at(-1);
    } else secrets.push(...whole.filter(each => isQuoted(foldLetters(each)) && isSecret(field)));
  }
  const wanted = [...secrets, code].map(foldLetters);
  return folded.map(own => masked(own, wanted));
}

/** Where the beginning of a secret stands at the end of a text that was cut; -1 when it does not. */
function cutAt(secret: string, letters: string): number {
  if (!letters.endsWith('…')) return -1;
  const whole = letters.slice(0, -1);
  for (let { length } = secret; length >= SHORTEST_SECRET; length -= 1) {
    if (whole.endsWith(secret.slice(0, length))) return whole.length - length;
  }
  return -1;
}

/** A character that no page can hold stands for what is hidden, until a whole run of it is masked. */
function masked(folded: FoldedText, secrets: readonly string[]): string {
  const characters = folded.text.split('');
  for (const secret of secrets) {
    for (const [start, end] of placesOf(secret, folded))
      characters.fill('\0', folded.starts[start], folded.ends[end - 1]);
  }
  return characters.join('').replace(/\0+/gu, MASK);
}

/** Where a secret stands in a text, both folded: in its letters. */
export function placesOf(secret: string, { letters }: FoldedText): [start: number, end: number][] {
  if (secret.length < SHORTEST_SECRET) return [];
  const places: [number, number][] = [];
  for (let at = letters.indexOf(secret); at >= 0; at = letters.indexOf(secret, at + secret.length))
    places.push([at, at + secret.length]);
  const cut = cutAt(secret, letters);
  return cut < 0 ? places : [...places, [cut, letters.length - 1]];
}

/** Text as it is searched for a secret, and where in the text as it was every letter of that stands. */
interface FoldedText {
  text: string;
  letters: string;
  starts: number[];
  ends: number[];
}

/** In which pages quote a value otherwise than it is: trimmed, in capitals, in groups, percent-encoded. */
export function foldText(text: string): FoldedText {
  const folded: FoldedText = { text, letters: '', starts: [], ends: [] };
  for (const { 0: piece, index } of text.matchAll(/(?:%[\da-f]{2})+|./gisu)) {
    const letters = foldLetters(piece);
    for (let at = 0; at < letters.length; at += 1) {
      folded.starts.push(index);
      folded.ends.push(index + piece.length);
    }
    folded.letters += letters;
  }
  return folded;
}

export function foldLetters(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/giu, decoded)
    .toLowerCase()
    .replace(SKIPPED, '');
}

/** Never throws, as `decodeURIComponent` does at what is no UTF-8. */
function decoded(escapes: string): string {
  const bytes = Uint8Array.from(escapes.slice(1).split('%'), byte => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}

import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isEditorHost, isInput, isTextField } from '../dom/element-types.ts';
import { otherPages } from '../dom/inner-pages.ts';
import { queryAllIn, textOf } from '../dom/native-dom.ts';
import { percentDecoded } from '../dom/percent-decoded.ts';
import { maskShownBy } from './mask-shapes.ts';
import { wasPassword } from './password-history.ts';
import { isSecret, MASK } from './secrets.ts';
import { shownSecretsPattern } from './shown-secrets.ts';

/** White space and separators of digits: `4111 1111`, `4-1-1`, `4.1.1`; in addresses a plus is a space. */
const SKIPPED = /[\s\-+._·\u200B\uFEFF]+/gu;

declare global {
  interface AssentDocumentState {
    /** Typed into or held by secret fields during actions. Never leaves the page. */
    typedSecrets?: Set<string>;
  }
}

/** Shorter ones occur by chance; the digits of a code in single boxes are joined. */
export const SHORTEST_SECRET = 4;

const FIELDS = 'input, textarea, [contenteditable]';

export function fieldsOf(roots: readonly (Document | ShadowRoot)[]): Element[] {
  return roots.flatMap(root => [...queryAllIn(root, FIELDS)]);
}

export function heldText(field: Element): string {
  if (isTextField(field)) return field.value;
  return isEditorHost(field) ? textOf(field).slice(0, MAX_SECRET + 1) : '';
}

const MAX_SECRET = 500;

/** Current values, here and elsewhere. Passwords are kept: a page may replace their field with a plain one. */
export function heldBy(fields: readonly Element[]): [field: Element, values: string[]][] {
  return [...fields, ...otherFields()].map(field => {
    const text = heldText(field);
    if (isInput(field) && wasPassword(field)) keepSecrets([text]);
    return [field, [text]];
  });
}

/** Fields of the tab's reachable documents, where scripts copy secrets. Secrets remembered there count here. */
export function otherFields(): Element[] {
  if (!isFramed()) return [];
  return otherPages().flatMap(page => {
    const fields = fieldsOf(rootsOf(page));
    const state = stateOf(page);
    const shown = fields.filter(field => isInput(field) && state?.passwordHistory?.includes(field));
    const known = [...(state?.typedSecrets ?? []), ...shown.map(heldText)];
    // Once is enough: the number kept is limited.
    keepSecrets(known.filter(text => !documentState.typedSecrets?.has(text)));
    return fields;
  });
}

/** In a frame or with frames: most documents are the only one of their tab. */
export function isFramed(): boolean {
  return window !== window.parent || window.length > 0;
}

/** Another document's state. Own property only: a page may give an element this name. */
function stateOf({ defaultView }: Document): AssentDocumentState | undefined {
  const isThere = defaultView && Object.hasOwn(defaultView, 'assentDocumentState');
  return isThere ? defaultView.assentDocumentState : undefined;
}

export function keepSecrets(texts: readonly string[]): void {
  documentState.typedSecrets = new Set([...(documentState.typedSecrets ?? []), ...texts].slice(-MAX_KEPT));
}

const MAX_KEPT = 100;

export type Held = Iterable<readonly [field: Element, texts: Iterable<string>]>;

/** Masks what these fields hold or held, and earlier typed secrets, in any spelling. */
export function maskSecrets(text: string, held: Held): string {
  return maskSecretsIn([text], held)[0] ?? '';
}

/** For several texts at once: walking thousands of fields is slow. */
export function maskSecretsIn(texts: readonly string[], held: Held): string[] {
  // First, as it may just have been gathered: thousands of fields take their time.
  const isShown = shownSecretsPattern();
  const folded = texts.map(foldText);
  const isQuoted = (secret: string) => folded.some(own => placesOf(secret, own).length > 0);
  const secrets: string[] = [...(documentState.typedSecrets ?? [])];
  let code = '';
  for (const [field, values] of held) {
    const whole = [...values].filter(each => each && each.length <= MAX_SECRET);
    if (whole.every(each => each.length === 1)) {
      if (whole.length > 0 && isSecret(field)) code += whole.at(-1);
    } else secrets.push(...whole.filter(each => isQuoted(foldLetters(each)) && isSecret(field)));
  }
  const wanted = [...secrets, code].map(foldLetters);
  return maskShownBy(
    isShown,
    folded.map(own => masked(own, wanted)),
  );
}

/** Where a secret's beginning ends a text that was cut; -1 when it does not. */
function cutAt(secret: string, letters: string): number {
  if (!letters.endsWith('…')) return -1;
  const whole = letters.slice(0, -1);
  for (let { length } = secret; length >= SHORTEST_SECRET; length -= 1) {
    if (whole.endsWith(secret.slice(0, length))) return whole.length - length;
  }
  return -1;
}

/** A character that no page can hold marks hidden ones, until a whole run is masked. */
function masked(folded: FoldedText, secrets: readonly string[]): string {
  const characters = folded.text.split('');
  for (const secret of secrets) {
    for (const [start, end] of placesOf(secret, folded))
      characters.fill('\0', folded.starts[start], folded.ends[end - 1]);
  }
  return characters.join('').replace(/\0+/gu, MASK);
}

export function placesOf(secret: string, { letters }: FoldedText): [start: number, end: number][] {
  if (secret.length < SHORTEST_SECRET) return [];
  const places: [number, number][] = [];
  for (let at = letters.indexOf(secret); at >= 0; at = letters.indexOf(secret, at + secret.length))
    places.push([at, at + secret.length]);
  const cut = cutAt(secret, letters);
  return cut < 0 ? places : [...places, [cut, letters.length - 1]];
}

/** A folded text, and each letter's place in the original. */
interface FoldedText {
  text: string;
  letters: string;
  starts: number[];
  ends: number[];
}

/** Removes differences in pages' quotes: space, case, width, grouping, percent-encoding. */
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
  return percentDecoded(text).normalize('NFKD').toLowerCase().replace(SKIPPED, '');
}

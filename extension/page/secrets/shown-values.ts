import { isElement } from '../dom/element-types.ts';
import { attributeOf, isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { isNameAfterField } from './names-after-field.ts';
import { isSaid } from './said-of-secrets.ts';
import { namesSecret } from './secret-words.ts';

export const NOT_SHOWN = 'script, style, noscript, template, option, textarea';
export const CELLS = 'th, td, [role=columnheader], [role=rowheader], [role=cell], [role=gridcell]';
const CONTROLS =
  'a[href], button, nav, select, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]';

/**
 * What the name of a secret lets stand for one. `words`: any single word, as beside a label; `forms`: digits within it, as
 * somewhere under a heading; `phrase`: words of a phrase for recovery.
 */
export type Accepted = 'words' | 'forms' | 'phrase';

/** A link, a button, or another control that is pressed. */
export function isPressable(element: Element): boolean {
  return isMatching(element, CONTROLS);
}

/**
 * The values in a place: of each line and each control, whatever it is drawn as, and the place as a whole. `heading`: what names
 * them.
 */
export function valuesIn(place: Element, accepted: Accepted, heading?: Element): string[] {
  if (isMatching(place, 'nav, select, [role=tab]')) return [];
  if (isControl(place)) {
    const values = partsOfName(nameOf(place)).filter(text => isOnControl(text, place, accepted));
    if (!heading || accepted === 'phrase') return values;
    return values.filter(text => !isNameAfterField(text, place, heading));
  }
  // Columns of a table with headings have their own.
  if (isMatching(place, 'table, :has(th)') && !isMatching(place, 'td, th, [role*=cell]'))
    return codesIn(place);
  const controls = [...queryAllIn(place, CONTROLS)].slice(0, MAX_CONTROLS).filter(isControl);
  // All that a place says may be what its only control is called.
  const isNamed = (text: string) =>
    heading !== undefined &&
    controls.some(control => textOf(control).trim() === text && isNameAfterField(text, control, heading));
  const wholes = partsOf(textOf(place)).filter(text => isOne(text, accepted));
  return [
    ...textsIn(place)
      .flatMap(partsOf)
      .filter(text => isOne(text, accepted)),
    ...wholes.filter(text => accepted === 'phrase' || !isNamed(text)),
    ...controls.flatMap(control => valuesIn(control, accepted, heading)),
  ];
}

const MAX_CONTROLS = 50;

/** The values in a text that stands in the place of one. */
export function valuesInText(text: string): string[] {
  return partsOf(text).filter(part => isOne(part, 'words'));
}

/** Codes that fill a table without headings. */
function codesIn(table: Element): string[] {
  const cells = [...queryAllIn(table, CELLS)].slice(0, MAX_CONTROLS).map(cell => oneLine(textOf(cell)));
  return cells.every(text => text.split(/[ -]/u).every(word => GROUP_WITH_DIGIT.test(word))) ? cells : [];
}

/** `19a4 77cd`, as codes for recovery are written. */
const GROUP_WITH_DIGIT = /^(?=\p{L}*\d)[\p{L}\d]{3,6}$/u;

function isControl(element: Element): boolean {
  return isPressable(element) && !isMatching(element, 'nav, select, [role=tab]');
}

function nameOf(control: Element): string {
  return textOf(control) || (attributeOf(control, 'aria-label') ?? '');
}

/** Also "kim / s3cret" and "kim — s3cret", which name first whose it is. */
function partsOf(text: string): string[] {
  const line = oneLine(text);
  const parts = line.split(/\s[/|—–-]\s/u);
  return parts.length === 2 ? [line, parts[1] ?? ''] : [line];
}

/** Also the one word beside what the control does with it: "s3cret copy". */
function partsOfName(name: string): string[] {
  const words = oneLine(name).split(' ');
  const unsaid = words.filter(word => !isSaid(word));
  const isOneOfMany = unsaid.length === 1 && words.length > 1 && words.length <= MAX_WORDS_WITH_VALUE;
  return [...partsOf(name), ...unsaid.filter(word => isOneOfMany && SECRET_FORM.test(word))];
}

const MAX_WORDS_WITH_VALUE = 4;

/** Without the number of a word in a phrase. */
function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^\d{1,2}[.)]? (?=\p{L}+$)/u, '')
    .trim();
}

function isOne(text: string, accepted: Accepted): boolean {
  if (accepted === 'phrase' && isOfPhrase(text)) return true;
  return isValue(text) && (accepted !== 'forms' || SECRET_FORM.test(text));
}

/** Other controls say what they do, and links lead to things with names: `laptop-2025`. */
function isOnControl(text: string, control: Element, accepted: Accepted): boolean {
  if (!isOne(text, accepted) || isSaid(text)) return false;
  if (!isMatching(control, 'a[href]') || accepted === 'phrase') return true;
  return !NAME_OF_THING.test(text);
}

const NAME_OF_THING = /^https?:|\.\p{L}{2,6}$|^\p{L}+(?:[-_]\p{L}+)*[-_]\d+$/u;

/** A word, or all of them. */
function isOfPhrase(text: string): boolean {
  return (
    /^\p{Ll}{3,10}(?:(?: \p{Ll}{3,10}){11,23})?$|^\p{Lo}[\p{Lo}\p{M}ー]{1,7}$/u.test(text) && !isSaid(text)
  );
}

/** With digits or symbols within, or long. */
const SECRET_FORM =
  /\d.*\p{L}|\p{L}.*\d|\d{4}|^\d{3}[ -]\d\d|^\d \d \d|^\d\d \d\d|[^\s\p{L}\d].*\p{L}.*[^\s\p{L}\d]|\S{20}|[a-z]+(?: [a-z]+){11}/u;

function textsIn(place: Element): string[] {
  const texts: string[] = [];
  const walker = Document.prototype.createTreeWalker.call(
    document,
    place,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    node =>
      isElement(node) && (isPressable(node) || isMatching(node, NOT_SHOWN))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let left = MAX_NODES; left > 0; left -= 1) {
    const node = walker.nextNode();
    if (!node) break;
    if (!isElement(node)) texts.push(...(node.nodeValue ?? '').split(/[\n\r]/u));
  }
  return texts;
}

const MAX_NODES = 300;

const SHORTEST = 4;
const LONGEST = 300;

function isValue(text: string): boolean {
  if (text.length > LONGEST || /^[^\p{L}\d]*$/u.test(text) || PLAIN.test(text)) return false;
  const isEastern = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text);
  // A sentence has no spaces there.
  if (isEastern) return EASTERN_WORD.test(text) && !isSaid(text) && !namesSecret(text);
  if (text.length < SHORTEST || isSaidWhole(text)) return false;
  // A heading is repeated, or another follows.
  if (!/\d/u.test(text) && namesSecret(text)) return false;
  const words = text.split(' ');
  if (words.length > 2 && GROUPS_OF_LETTERS.test(text)) return true;
  if (words.length > 1 && words.every(word => GROUP_WITH_DIGIT.test(word))) return true;
  return words.length === 1 || /^[\d -]+$/u.test(text) || (words.length >= 12 && /^[a-z ]+$/u.test(text));
}

const EASTERN_WORD = /^[\p{L}\p{M}\p{N}ー_-]{2,8}$/u;

function isSaidWhole(text: string): boolean {
  return /^\p{L}+[.…]*$/u.test(text) && isSaid(text);
}

/** `abcd efgh ijkl mnop`, as passwords of apps are written. */
const GROUPS_OF_LETTERS = /^(?:[a-z]{4} ){3,7}[a-z]{4}$/u;

/** Two to eight words of a passphrase. */
export function isPhraseOfWords(text: string): boolean {
  return /^\p{Ll}+(?: \p{Ll}+){1,7}$/u.test(text) && text.length >= SHORTEST_PHRASE && !isSaid(text);
}

const SHORTEST_PHRASE = 10;

/** What stands in place of a secret: a type, a placeholder, a number, a date, an address. */
const PLAIN =
  /^(?:string|text|password|token|production|development|staging|test|n\/a|object|number|boolean|integer|varchar\S*|char\S*|\$\{\S+|<\S*>|\{.*|--?\S+|https?:\S*|[#$€£¥]?\d{1,3}(?:[.,]\d+)?|(?:19|20)\d\d|\d{4}-\d\d-\d\d\S*|\d{1,2}:\d\d|[•*·●]+)$/iu;

import { isElement } from '../dom/element-types.ts';
import { isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { namesSecret } from './secret-words.ts';

export const NOT_SHOWN = 'script, style, noscript, template, option, textarea';
export const CELLS = 'th, td, [role=columnheader], [role=rowheader], [role=cell], [role=gridcell]';
export const CONTROLS =
  'a[href], button, nav, select, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]';

/** The words of a phrase for recovery, one by one or all together. */
export function wordsOfPhrase(place: Element): string[] {
  return [...textsIn(place), textOf(place), ...buttonsOfWords(place)]
    .map(text =>
      text
        .replace(/\s+/gu, ' ')
        .replace(/^\d{1,2}[.)]? ?/u, '')
        .trim(),
    )
    .filter(text => /^\p{Ll}{3,10}(?:(?: \p{Ll}{3,10}){11,23})?$/u.test(text) || isValue(text));
}

/** The words to confirm a phrase with are pressed in their order. */
function buttonsOfWords(place: Element): string[] {
  const buttons = isMatching(place, BUTTONS)
    ? [place]
    : [...queryAllIn(place, BUTTONS)].slice(0, MAX_BUTTONS);
  return buttons
    .map(button => textOf(button).trim())
    .filter(text => /^[a-z]{3,8}$/u.test(text) && !PLAIN.test(text));
}

/** The single words of a place: of each item or line. A sentence is an explanation. */
export function valuesIn(place: Element, isSure: boolean): string[] {
  if (isMatching(place, BUTTONS)) return [textOf(place).trim()].filter(isOnButton);
  if (isMatching(place, 'a[href]')) return [textOf(place).trim()].filter(isOnLink);
  if (isMatching(place, CONTROLS)) return [];
  // Columns of a table with headings have their own.
  if (isMatching(place, 'table, :has(th)') && !isMatching(place, CELLS)) return [];
  const buttons = [...queryAllIn(place, BUTTONS)].slice(0, MAX_BUTTONS).map(button => textOf(button).trim());
  const links = [...queryAllIn(place, 'a[href]')].slice(0, MAX_BUTTONS).map(link => textOf(link).trim());
  const texts = [...textsIn(place), textOf(place), ...buttons.filter(isOnButton), ...links.filter(isOnLink)];
  return texts
    .map(text => text.replace(/\s+/gu, ' ').trim())
    .filter(text => isValue(text) && (isSure || SECRET_FORM.test(text)));
}

const BUTTONS = 'button, [role=button], [role=option]';
const MAX_BUTTONS = 50;

/** A code that is pressed to copy it; others say what they do. */
function isOnButton(text: string): boolean {
  return (
    isValue(text) &&
    (/^(?=.*\d)(?=.*\p{L})\S{6,}$|^\d[\d -]{3,}$/u.test(text) || GROUPS_OF_LETTERS.test(text))
  );
}

/** The name of a key, `laptop-2025`, leads to its page. */
function isOnLink(text: string): boolean {
  return (
    isValue(text) &&
    /^(?=.{6})\S*(?:\d\p{L}+\S*\d|\p{L}\d+\p{L})\S*$|^\d{4,8}$/u.test(text) &&
    !/^https?:|\.\w{2,4}$/u.test(text)
  );
}

/** With digits or symbols within, or long. */
export const SECRET_FORM =
  /\d.*\p{L}|\p{L}.*\d|\d{4}|[^\s\p{L}\d].*\p{L}.*[^\s\p{L}\d]|\S{20}|[a-z]+(?: [a-z]+){11}/u;

function textsIn(place: Element): string[] {
  const texts: string[] = [];
  const walker = Document.prototype.createTreeWalker.call(
    document,
    place,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    node =>
      isElement(node) && isMatching(node, `${CONTROLS}, ${NOT_SHOWN}`)
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

export function isValue(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST || /^[^\p{L}\d]*$/u.test(text) || PLAIN.test(text))
    return false;
  // A heading is repeated, or another follows.
  if (!/\d/u.test(text) && namesSecret(text)) return false;
  // A sentence of Chinese has no spaces.
  if ((text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu) ?? []).length > MAX_EASTERN)
    return false;
  const words = text.split(' ');
  if (words.length > 2 && GROUPS_OF_LETTERS.test(text)) return true;
  return words.length === 1 || /^[\d -]+$/u.test(text) || (words.length >= 12 && /^[a-z ]+$/u.test(text));
}

const MAX_EASTERN = 1;

/** `abcd efgh ijkl mnop`, as passwords of apps are written. */
const GROUPS_OF_LETTERS = /^(?:[a-z]{4} ){3,7}[a-z]{4}$/u;

/** Two to eight words of a passphrase. */
export function isPhraseOfWords(text: string): boolean {
  return /^\p{Ll}+(?: \p{Ll}+){1,7}$/u.test(text) && text.length >= SHORTEST_PHRASE;
}

const SHORTEST_PHRASE = 10;

/** What stands in place of a secret, or is said about it. */
const PLAIN =
  /^(?:none|null|true|false|yes|no|never|always|hidden|required|optional|string|text|password|token|show|hide|copy|change|reset|edit|view|enabled|disabled|active|inactive|expired|pending|valid|invalid|production|development|staging|test|back|next|cancel|continue|done|confirm|skip|close|submit|verify|clear|save|print|download|regenerate|delete|revoke|unknown|not set|n\/a|default|revoked|set|unset|object|number|boolean|integer|varchar\S*|char\S*|\$\{\S+|<\S*>|\{.*|--?\S+|https?:\S*|[#$€£¥]?\d{1,3}(?:[.,]\d+)?|(?:19|20)\d\d|\d{4}-\d\d-\d\d\S*|\d{1,2}:\d\d|[•*·●]+)$/iu;

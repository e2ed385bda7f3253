import { rootsOf } from '../dom/composed-tree.ts';
import { documentState } from '../dom/document-state.ts';
import { isElement } from '../dom/element-types.ts';
import { isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { mayNameSecret, namesPrivateNumber, namesSecret } from './secret-words.ts';

declare global {
  interface AssentDocumentState {
    shownSecrets?: { pattern: RegExp | undefined; at: number } | undefined;
  }
}

/** Matches the shown secrets; undefined without any. Gathered once for the parts of one reading. */
export function shownSecretsPattern(): RegExp | undefined {
  const now = performance.now();
  const { shownSecrets: known } = documentState;
  if (known && now - known.at < MILLISECONDS_OF_A_READING) return known.pattern;
  const pattern = patternOf(shownSecrets());
  documentState.shownSecrets = { pattern, at: now };
  return pattern;
}

const MILLISECONDS_OF_A_READING = 100;

function patternOf(secrets: readonly string[]): RegExp | undefined {
  if (secrets.length === 0) return undefined;
  const longestFirst = [...secrets].sort((left, right) => right.length - left.length);
  const patterns = longestFirst.map(secret => {
    const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(' ', '\\s+');
    // Words of a phrase are parts of other words.
    return secret.length < LONG ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  });
  return new RegExp(patterns.join('|'), 'giu');
}

const LONG = 8;

/**
 * Secrets that the page shows as text after a heading that names them: a column "Password", a row or term "API key", a list
 * under "Recovery codes". Masked wherever they are quoted.
 */
function shownSecrets(): string[] {
  const secrets = rootsOf(document).flatMap(root => [
    ...namingSecrets(root).flatMap(valuesUnder),
    ...[...queryAllIn(root, CALLED_SECRET)].flatMap(valuesOf),
  ]);
  return [...new Set(secrets)].slice(0, MAX_VALUES);
}

const MAX_VALUES = 300;

const CALLED_SECRET =
  '[class~=password i], [class~=passwd i], [class~=secret i], [class~=passphrase i], [class*="api-key" i], [class*="apikey" i],' +
  ' [class*="recovery-code" i], [class*="backup-code" i], [data-secret], [itemprop=password]';

/** An element that its class calls a secret; one with parts is a box around a field. */
function valuesOf(called: Element): string[] {
  return called.firstElementChild === null && !isMatching(called, `${CONTROLS}, label`)
    ? valuesIn(called, true)
    : [];
}

/** The elements whose own text names a secret, in any markup. */
function namingSecrets(root: Document | ShadowRoot): Element[] {
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
  const headings: Element[] = [];
  for (let left = MAX_TEXTS; left > 0; left -= 1) {
    const node = walker.nextNode();
    if (!node) break;
    const text = node.nodeValue ?? '';
    if (text.length >= 3 && text.length <= MAX_TEXT_LENGTH && mayNameSecret(text)) {
      const heading = headingOf(node, text);
      if (heading) headings.push(heading);
    }
  }
  return headings;
}

const MAX_TEXTS = 20_000;
const MAX_TEXT_LENGTH = 120;

function headingOf(node: Node, text: string): Element | undefined {
  const parent = node.parentElement;
  if (!parent || isMatching(parent, NOT_SHOWN)) return undefined;
  const whole = text.trim();
  if (!isNamingSecret(whole)) return undefined;
  // Links and buttons lead to secrets.
  return parent.closest(CONTROLS) ? undefined : parent;
}

const NOT_SHOWN = 'script, style, noscript, template, option, textarea';
const CONTROLS =
  'a[href], button, nav, select, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]';

const MAX_HEADING_LENGTH = 48;

function isNamingSecret(text: string): boolean {
  return (
    text.length >= 3 && text.length <= MAX_HEADING_LENGTH && !ABOUT.test(text) && namesSecretOrNumber(text)
  );
}

/** A page repeats its headings. */
function namesSecretOrNumber(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const isNamed = namesSecret(text) || namesPrivateNumber(text) || AMBIGUOUS.test(text);
  if (judged.size > MAX_JUDGED) judged.clear();
  judged.set(text, isNamed);
  return isNamed;
}

const judged = new Map<string, boolean>();
const MAX_JUDGED = 5000;

/** Headings about secrets, with explanations under them. */
const ABOUT =
  /\?$|\b(?:forgot|forgotten|reset|change|changing|create|creating|manage|how|what|why|about|using|rules?|policy|hashing|type|required|help|docs?|guide|learn|strength|expires?|expiry)\b/iu;

function valuesUnder(heading: Element): string[] {
  const { isSure, places } = placesUnder(heading);
  if (NAMES_PHRASE.test(textOf(heading))) return places.flatMap(wordsOfPhrase);
  const values = places.flatMap(place => valuesIn(place, isSure || isMatching(place, HOLDING_VALUES)));
  return AMBIGUOUS.test(textOf(heading)) ? values.filter(value => MIXED.test(value)) : values;
}

/** Languages, designs and issues have them too: `color-red-500`, `PROJ-12`. */
const AMBIGUOUS = /^\s*(?:token|key)\s*$/iu;
const MIXED = /\p{L}\d+\p{L}|\d\p{L}+\d/u;

const NAMES_PHRASE = /phrase|mnemonic|seed|助记词|助記詞|phrase secr|frase|wiederherstellungsw/iu;

/** The words of a phrase for recovery, one by one or all together. */
function wordsOfPhrase(place: Element): string[] {
  return [...textsIn(place), textOf(place)]
    .map(text =>
      text
        .replace(/\s+/gu, ' ')
        .replace(/^\d{1,2}[.)]? ?/u, '')
        .trim(),
    )
    .filter(text => /^[a-z]{3,8}(?:(?: [a-z]{3,8}){11,23})?$/u.test(text) || isValue(text));
}

/** Drawn to be copied. */
const HOLDING_VALUES =
  'code, kbd, samp, pre, ul, ol, dd, [class*="value" i], [class*="secret" i], [class*="mono" i]';

/** What a heading is about; `isSure` where markup says so, and even a plain word is a value. */
interface Places {
  isSure: boolean;
  places: Element[];
}

function placesUnder(heading: Element): Places {
  const cell = heading.closest(CELLS);
  if (cell && textOf(cell).trim().length <= MAX_HEADING_LENGTH)
    return { isSure: isMatching(cell, HEADING_CELLS) || isInFirstRow(cell), places: [...cellsOf(cell)] };
  const term = heading.closest('dt, [role=term]');
  if (term) return { isSure: true, places: definitionsOf(term) };
  const outer = alone(heading);
  if (isMatching(outer, 'caption'))
    return { isSure: false, places: outer.parentElement ? [outer.parentElement] : [] };
  const following = [...siblingsAfter(outer, heading.closest(HEADINGS) ? MAX_AFTER_HEADING : 1)];
  const isLabel = isMatching(heading, LABELS) && following[0]?.firstElementChild === null;
  return { isSure: isLabel, places: following };
}

const LABELS = 'label, strong, b, [class*="label" i], [class*="title" i]';
const MAX_AFTER_HEADING = 6;

/** Up to the next heading. */
function* siblingsAfter(element: Element, most: number): Generator<Element> {
  let next = element.nextElementSibling;
  for (let left = most; next && left > 0 && !isMatching(next, HEADINGS); left -= 1) {
    yield next;
    next = next.nextElementSibling;
  }
}

const CELLS = 'th, td, [role=columnheader], [role=rowheader], [role=cell], [role=gridcell]';
const HEADING_CELLS = 'th, td:first-child:nth-last-child(2), [role=columnheader], [role=rowheader]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function definitionsOf(term: Element): Element[] {
  const definitions: Element[] = [];
  let next = term.nextElementSibling;
  for (; next && !isMatching(next, 'dt, [role=term]'); next = next.nextElementSibling) definitions.push(next);
  return definitions;
}

/** The box that holds nothing but this element: a label in a box of its own stands before the box of the value. */
function alone(heading: Element): Element {
  let outer = heading;
  for (let level = 0; level < MAX_BOXES; level += 1) {
    const { parentElement } = outer;
    if (!parentElement || outer.nextElementSibling) break;
    if (textOf(parentElement).trim().length > MAX_HEADING_LENGTH) break;
    outer = parentElement;
  }
  return outer;
}

const MAX_BOXES = 3;

/** The rest of the row, and for a column heading the cells below. */
function* cellsOf(heading: Element): Generator<Element> {
  const row = heading.closest('tr, [role=row]');
  const table = row?.closest('table, [role=table], [role=grid], [role=treegrid]');
  if (!row || !table) return;
  const cells = [...row.children];
  const at = cells.indexOf(heading);
  const isColumn =
    cells.filter(cell => isMatching(cell, 'th, [role=columnheader]')).length > 1 ||
    cells.length === 1 ||
    isInFirstRow(heading);
  if (!isColumn) return yield* cells.slice(at + 1);
  for (const other of [...table.querySelectorAll('tr, [role=row]')].slice(0, MAX_ROWS)) {
    const cell = other.children[at];
    if (cell && other !== row) yield cell;
  }
}

const MAX_ROWS = 500;

/** After the first cell of a first row, as a table without markup for headings has them. */
function isInFirstRow(cell: Element): boolean {
  const row = cell.closest('tr, [role=row]');
  const isFirst = row?.closest('table, [role=table], [role=grid]')?.querySelector('tr, [role=row]') === row;
  return isFirst && cell.previousElementSibling !== null;
}

/** The single words of a place: of each item or line. A sentence is an explanation. */
function valuesIn(place: Element, isSure: boolean): string[] {
  if (isMatching(place, CONTROLS)) return [];
  // Columns of a table with headings have their own.
  if (isMatching(place, 'table, :has(th)') && !isMatching(place, CELLS)) return [];
  const texts = [...textsIn(place), textOf(place)];
  return texts
    .map(text => text.replace(/\s+/gu, ' ').trim())
    .filter(text => isValue(text) && (isSure || SECRET_FORM.test(text)));
}

/** With digits or symbols within, or long. */
const SECRET_FORM =
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

function isValue(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST || /^[^\p{L}\d]*$/u.test(text) || PLAIN.test(text))
    return false;
  // A heading is repeated, or another follows.
  if (!/\d/u.test(text) && namesSecret(text)) return false;
  const words = text.split(' ');
  return words.length === 1 || /^[\d -]+$/u.test(text) || (words.length >= 12 && /^[a-z ]+$/u.test(text));
}

/** What stands in place of a secret, or is said about it. */
const PLAIN =
  /^(?:none|null|true|false|yes|no|never|always|hidden|required|optional|string|text|password|token|show|hide|copy|change|reset|edit|view|enabled|disabled|active|inactive|expired|pending|valid|invalid|production|development|staging|test|unknown|not set|n\/a|default|revoked|set|unset|object|number|boolean|integer|varchar\S*|char\S*|\$\{\S+|<\S*>|\{.*|--?\S+|https?:\S*|[#$€£¥]?\d{1,3}(?:[.,]\d+)?|(?:19|20)\d\d|\d{4}-\d\d-\d\d\S*|\d{1,2}:\d\d|[•*·●]+)$/iu;

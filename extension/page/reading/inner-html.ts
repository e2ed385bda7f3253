import { closestComposed } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { attributeNamesOf, attributeOf, childNodesOf, localNameOf, textOf } from '../dom/native-dom.ts';
import { isMaskedByStyle, isSecret, MASK } from '../secrets/secrets.ts';
import { watchSecrets } from '../secrets/typed-secrets.ts';
import { attributeText, isHarmlessAttribute } from './harmless-attributes.ts';

export interface InnerHtml {
  html: string;
  /** It was too large, and ends early. */
  isCut: boolean;
}

/** Written as it is, or a text of a line that is masked and then escaped. An attribute is a line of its own. */
interface Piece {
  text: string;
  line?: number;
}

const MAX_NODES = 20_000;
const MAX_CHARACTERS = 100_000;

/** Not content, or programs in which anything may be written. */
const LEFT_OUT = new Set(['script', 'style', 'noscript', 'template']);

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Within a line of text. */
const INLINE = new Set(
  'a abbr b cite code em font i kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** The markup in an element, as it may leave the page: without scripts and comments, harmless attributes alone, secrets masked. */
export function innerHtml(root: Element): InnerHtml {
  const { pieces, isCut } = piecesIn(root);
  const masked = maskTexts(pieces);
  const html = pieces
    .map(piece => (piece.line === undefined ? piece.text : escaped(masked.get(piece) ?? '')))
    .join('');
  return { html: html.slice(0, MAX_CHARACTERS), isCut: isCut || html.length > MAX_CHARACTERS };
}

function piecesIn(root: Element): { pieces: Piece[]; isCut: boolean } {
  const pieces: Piece[] = [];
  const stack: (Node | string)[] = closestComposed(root, isHidden) ? maskOf(root) : contentOf(root);
  let lines = 1;
  let line = 0;
  let left = MAX_NODES;
  for (let next = stack.pop(); next !== undefined && left > 0; next = stack.pop()) {
    left -= 1;
    if (typeof next === 'string') close(next);
    else if (isText(next)) pieces.push({ text: next.data, line });
    else if (isElement(next) && !LEFT_OUT.has(localNameOf(next))) open(next);
  }
  return { pieces, isCut: left === 0 };

  function open(element: Element): void {
    const name = localNameOf(element);
    if (!INLINE.has(name)) line = newLine();
    pieces.push({ text: `<${name}` });
    for (const [attribute, text] of attributesOf(element))
      pieces.push({ text: ` ${attribute}="` }, { text, line: newLine() }, { text: '"' });
    pieces.push({ text: '>' });
    if (!VOID.has(name)) stack.push(name, ...contentOf(element));
  }

  function close(name: string): void {
    pieces.push({ text: name === MASK ? MASK : `</${name}>` });
    if (!INLINE.has(name)) line = newLine();
  }

  function newLine(): number {
    lines += 1;
    return lines;
  }
}

/** The last first. */
function contentOf(element: Element): (Node | string)[] {
  return isHidden(element) ? maskOf(element) : [...childNodesOf(element)].reverse();
}

function maskOf(element: Element): string[] {
  return textOf(element) === '' ? [] : [MASK];
}

/** A page that draws dots for characters calls them a secret. */
function isHidden(element: Element): boolean {
  return isSecret(element) || isMaskedByStyle(element);
}

function attributesOf(element: Element): [name: string, text: string][] {
  return attributeNamesOf(element)
    .filter(isHarmlessAttribute)
    .map(name => [name, attributeText(name, attributeOf(element, name) ?? '')]);
}

/**
 * Each text alone, in its line ("4<b>829</b>13" is one number), and among the other lines, as a reading of the page has them: only
 * together they may say what is secret.
 */
function maskTexts(pieces: readonly Piece[]): Map<Piece, string> {
  const texts = pieces.filter(({ line }) => line !== undefined);
  const lines = [...Map.groupBy(texts, ({ line }) => line).values()];
  const wholes = lines.map(line => line.map(({ text }) => text).join(''));
  const secrets = watchSecrets();
  secrets.stop();
  const all = wholes.join('\n');
  const [maskedAll = '', ...others] = secrets.maskAll([all, ...wholes, ...texts.map(({ text }) => text)]);
  const maskedWholes = others.slice(0, wholes.length);
  const masked = new Map(texts.map((piece, index) => [piece, others[wholes.length + index] ?? '']));
  for (const [index, line] of lines.entries()) joinIfLost(line, maskedWholes[index] ?? '', masked);
  const left = new Set(wordsOf(maskedAll));
  const lost = new Set(wordsOf(all).filter(word => !left.has(word)));
  return new Map([...masked].map(([piece, text]) => [piece, withoutWords(text, lost)]));
}

/** A line in which more is secret than in its texts stands in the place of the first. */
function joinIfLost(line: readonly Piece[], whole: string, masked: Map<Piece, string>): void {
  const alone = line.map(piece => masked.get(piece) ?? '').join('');
  if (masksIn(whole) <= masksIn(alone)) return;
  for (const [index, piece] of line.entries()) masked.set(piece, index === 0 ? whole : '');
}

function masksIn(text: string): number {
  return text.split(MASK).length;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u);
}

function withoutWords(text: string, lost: ReadonlySet<string>): string {
  if (lost.size === 0) return text;
  return text
    .split(/(\s+)/u)
    .map(word => (lost.has(word) ? MASK : word))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00A0', '&nbsp;');
}

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

/** A text is masked and then escaped; markup is written as it is. */
interface Piece {
  text: string;
  kind: 'text' | 'markup';
}

const MAX_NODES = 20_000;
const MAX_CHARACTERS = 100_000;

/** Not content, or programs in which anything may be written. */
const LEFT_OUT = new Set(['script', 'style', 'noscript', 'template']);

const VOID = new Set(
  ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input'].concat(
    'link',
    'meta',
    'source',
    'track',
    'wbr',
  ),
);

/** The markup in an element, as it may leave the page: without scripts and comments, harmless attributes alone, secrets masked. */
export function innerHtml(root: Element): InnerHtml {
  const { pieces, isCut } = piecesIn(root);
  const texts = maskTexts(pieces.flatMap(({ text, kind }) => (kind === 'text' ? text : [])));
  const masked = texts[Symbol.iterator]();
  const html = pieces
    .map(({ text, kind }) => (kind === 'markup' ? text : escaped(masked.next().value ?? '')))
    .join('');
  return { html: html.slice(0, MAX_CHARACTERS), isCut: isCut || html.length > MAX_CHARACTERS };
}

function piecesIn(root: Element): { pieces: Piece[]; isCut: boolean } {
  const pieces: Piece[] = [];
  const stack: (Node | string)[] = isHidden(root) ? [] : [...childNodesOf(root)].reverse();
  if (isHidden(root) && textOf(root) !== '') pieces.push(markup(MASK));
  let left = MAX_NODES;
  for (let next = stack.pop(); next !== undefined && left > 0; next = stack.pop()) {
    left -= 1;
    if (typeof next === 'string') pieces.push(markup(next));
    else if (isText(next)) pieces.push({ text: next.data, kind: 'text' });
    else if (isElement(next) && !LEFT_OUT.has(localNameOf(next))) open(next);
  }
  return { pieces, isCut: left === 0 };

  function open(element: Element): void {
    const name = localNameOf(element);
    pieces.push(markup(`<${name}`), ...attributesOf(element), markup('>'));
    if (VOID.has(name)) return;
    stack.push(`</${name}>`);
    if (!isHidden(element)) stack.push(...[...childNodesOf(element)].reverse());
    else if (textOf(element) !== '') stack.push(MASK);
  }
}

/** A page that draws dots for characters calls them a secret. */
function isHidden(element: Element): boolean {
  return isSecret(element) || isMaskedByStyle(element);
}

function attributesOf(element: Element): Piece[] {
  return attributeNamesOf(element)
    .filter(isHarmlessAttribute)
    .flatMap(name => [
      markup(` ${name}="`),
      { text: attributeText(name, attributeOf(element, name) ?? ''), kind: 'text' },
      markup('"'),
    ]);
}

function markup(text: string): Piece {
  return { text, kind: 'markup' };
}

/** Each text alone, and as a part of all: "Your code is <b>482913</b>" says only as a whole what the number is. */
function maskTexts(texts: readonly string[]): string[] {
  const secrets = watchSecrets();
  secrets.stop();
  const wholes = [texts.join(' '), texts.join('\n')];
  const masked = secrets.maskAll([...wholes, ...texts]);
  const left = masked.slice(0, wholes.length).map(text => new Set(wordsOf(text)));
  const lost = new Set(wordsOf(wholes.join(' ')).filter(word => left.some(words => !words.has(word))));
  return masked.slice(wholes.length).map(text => withoutWords(text, lost));
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

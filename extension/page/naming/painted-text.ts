import { MAX_NAME_LENGTH } from '../dom/clean-text.ts';
import { composedChildren } from '../dom/composed-tree.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { attributeOf, elementById, localNameOf, textOf } from '../dom/native-dom.ts';
import { isSecret } from '../secrets/secrets.ts';
import { standsOut } from '../visibility/contrast.ts';
import { hasRoom, isClippedAway, isReplaced } from '../visibility/drawn-text.ts';
import { isLegible } from '../visibility/painted-content.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** A page may paint without end. */
const MAX_NODES = 3000;

/** Of one text. */
const MAX_TEXT = MAX_NAME_LENGTH * 0.8;

/** In pixels. */
const SMALLEST_TEXT = 3.5;

/** Stands for something painted that cannot be read, such as the number of a CSS counter. */
export const UNREADABLE = '\uFFFC';

export interface Painted {
  text: string;
  /** Something was painted that could not be read, or there was too much. */
  isPartial: boolean;
}

interface Reading {
  visibility: Visibility;
  isLeftOut?(element: Element): boolean;
  /** What stands for a text; the text itself by default. */
  wordsOf?(text: Text, parent: Element): string;
}

/** The words that a person sees in a part of the page, with `aria-hidden` text and the words that CSS generates. */
export function paintedText(root: Element, reading: Reading): Painted {
  const pieces: string[] = [];
  let [length, count] = [0, 0];
  const stack: (Part | string)[] = [{ node: root, parent: root }];
  for (; count < MAX_NODES && length < MAX_NAME_LENGTH; count += 1) {
    const at = stack.pop();
    if (at === undefined) break;
    const said =
      typeof at === 'string' ? at : isText(at.node) ? textPart(at.node, at.parent, root, reading) : '';
    pieces.push(said);
    length += said.length;
    if (typeof at === 'string' || !isElement(at.node)) continue;
    if (isPaintedPart(at.node, root, reading))
      for (const part of partsOf(at.node, root).reverse()) stack.push(part);
  }
  const text = pieces.join('').replace(/\s+/gu, ' ').trim();
  return { text, isPartial: stack.length > 0 || text.includes(UNREADABLE) };
}

interface Part {
  node: Node;
  parent: Element;
}

function textPart(text: Text, parent: Element, root: Element, { wordsOf }: Reading): string {
  if (text.data.trim() === '') return ' ';
  if (!hasRoom(text, root)) return '';
  const words = wordsOf ? wordsOf(text, parent) : text.data;
  return words.length <= MAX_TEXT ? words : `${words.slice(0, MAX_TEXT / 2)} … ${words.slice(-MAX_TEXT / 2)}`;
}

function isPaintedPart(element: Element, root: Element, { visibility, isLeftOut }: Reading): boolean {
  if (WITHOUT_WORDS.has(localNameOf(element)) || isSecret(element)) return false;
  if (element !== root && isLeftOut?.(element)) return false;
  return visibility.paints(element);
}

const WITHOUT_WORDS = new Set(
  'script style noscript template textarea select datalist option iframe object canvas video audio title desc defs'.split(
    ' ',
  ),
);

function partsOf(element: Element, root: Element): (Part | string)[] {
  const style = getComputedStyle(element);
  if (isReplaced(style) || isClippedAway(style)) return [];
  if (localNameOf(element) === 'use') return [usedText(element)];
  const children = [...composedChildren(element)];
  const gap = style.display.startsWith('inline') || style.display === 'contents' ? [] : [' '];
  const isRead = isReadable(element, root, style) && !isIconText(element, children);
  return [
    ...gap,
    style.display === 'list-item' ? generatedOn(element, root, '::marker') : '',
    generatedOn(element, root, '::before'),
    ...children.filter(child => isRead || !isText(child)).map(node => ({ node, parent: element })),
    generatedOn(element, root, '::after'),
    ...gap,
  ];
}

function isReadable(element: Element, root: Element, style: CSSStyleDeclaration): boolean {
  return (
    isLegible(element) &&
    Number.parseFloat(style.fontSize) >= SMALLEST_TEXT &&
    standsOut(element, root, style)
  );
}

/** SVG draws a part of the page once more. */
function usedText(use: Element): string {
  const address = attributeOf(use, 'href') ?? attributeOf(use, 'xlink:href') ?? '';
  const used = address.startsWith('#') ? elementById(use, address.slice(1)) : null;
  const texts = used ? [used, ...Element.prototype.querySelectorAll.call(used, 'text')] : [];
  return texts
    .filter(part => localNameOf(part) === 'text')
    .map(textOf)
    .join(' ');
}

type Place = '::before' | '::after' | '::marker';

function generatedOn(element: Element, root: Element, place: Place): string {
  const style = getComputedStyle(element, place);
  const words = paintedWords(style);
  if (words.trim() === '') return '';
  // Markers have few styles of their own.
  const isDrawn =
    place === '::marker' ||
    (style.display !== 'none' && style.visibility === 'visible' && Number(style.opacity) > 0.1);
  const isRead = Number.parseFloat(style.fontSize) >= SMALLEST_TEXT && standsOut(element, root, style);
  return isDrawn && isRead ? ` ${words} ` : '';
}

/** The strings before the slash, after which stands a text for screen readers alone; the values of counters are unknown. */
function paintedWords({ content }: Pick<CSSStyleDeclaration, 'content'>): string {
  let words = '';
  for (const [token] of content.matchAll(TOKENS)) {
    if (token === '/') break;
    if (token.startsWith('counter')) words += UNREADABLE;
    else if (token.startsWith('"')) words += token.slice(1, -1).replace(/\\(.)/gu, '$1');
  }
  return words;
}

const TOKENS = /url\((?:"(?:[^"\\]|\\.)*"|[^)]*)\)|counters?\([^)]*\)|"(?:[^"\\]|\\.)*"|\//gu;

/** A ligature such as `arrow_back`, which an icon font draws as one square. */
function isIconText(element: Element, children: readonly Node[]): boolean {
  const [text] = children;
  if (!text || children.length > 1 || !isText(text) || !/^\s*[a-z][a-z0-9_]{2,}\s*$/u.test(text.data))
    return false;
  const { fontFamily, fontSize } = getComputedStyle(element);
  if (!/icon|symbol|glyph/iu.test(fontFamily)) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().width <= Number.parseFloat(fontSize) * WIDEST_ICON;
}

/** In letters' heights. */
const WIDEST_ICON = 1.3;

import {
  anyShadowRootOf,
  composedAncestry,
  composedChildren,
  composedParent,
  isOwnHost,
} from '../dom/composed-tree.ts';
import {
  formOf,
  isDocumentHolder,
  isElement,
  isInput,
  isLink,
  isSlot,
  isText,
} from '../dom/element-types.ts';
import { attributeOf, childNodesOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { type Effects, isHiddenByEffect } from '../visibility/hiding-effects.ts';
import { type Backdrops, isLegible } from '../visibility/painted-content.ts';
import { stateOf } from './control-states.ts';
import { backgroundFile, imageFile, isImage, tipsOf } from './looks.ts';

/** Where a piece stands, in CSS pixels of the view. */
export interface PieceRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text around a target, and the element that it stands in. */
export interface Piece {
  text: string;
  at: Element;
  /** An attribute, a link's address, or a title: no clock shows its time there. */
  isFixed?: true;
  /** A picture's file, a title or a label, in what is one thing. */
  isLook?: true;
  /** Names the part of the page that it stands at. */
  isName?: true;
  /** The value or state of a control. */
  isValue?: true;
  /** An attribute of the target or its row. */
  isMark?: true;
  /** Above a field that is only written: a hint, which a page may take away. */
  isHint?: true;
  /** In a menu, a tip or a region that reports: it comes and goes. Only an amount of money counts there. */
  isPassing?: true;
  /** In the document, but transparent or too small to be read. */
  isFaint?: true;
  rect?: PieceRect;
  /** The elements around it, from the inside, as they were: a page that draws it again takes them out. */
  boxes?: readonly Element[];
}

/** The words and marks around a target, as they were at a moment. */
export interface Words {
  pieces: readonly Piece[];
  target: Piece;
  /** The field that had the focus: it may complain as it loses it. */
  focused: Element | undefined;
  /** By the page's clock, in milliseconds. */
  moment: number;
}

export interface Reading {
  /** The target, and what speaks for it alone. */
  isLeftOut(element: Element): boolean;
  /** An equal control: words beyond it are about that one. */
  isEnd?(element: Element): boolean;
  /** With the pictures, titles and labels that identify it. */
  hasLooks?(element: Element): boolean;
  /** With values and states of controls. */
  hasValues: boolean;
  budget: Budget;
}

/** What is still read and measured: a check must be fast on any page. */
export interface Budget {
  nodes: number;
  styled: number;
  backdrops: Backdrops;
  effects: Effects;
}

const MAX_NODES = 800;

/** For these, style is read too. */
const MAX_STYLED = 250;

export function createBudget(): Budget {
  return { nodes: MAX_NODES, styled: MAX_STYLED, backdrops: new Map(), effects: new Map() };
}

const WITHOUT_TEXT = new Set('script style template noscript canvas video audio datalist'.split(' '));

type Direction = 'onward' | 'backward';

interface Visit {
  node: Node;
  at: Element;
  isPassing: boolean;
}

/** The rendered words in a box: texts, generated content, alternatives of pictures, and addresses of links. */
export function piecesIn(box: Element, reading: Partial<Reading> = {}): Piece[] {
  const whole = { isLeftOut: () => false, hasValues: false, budget: createBudget(), ...reading };
  return read([{ node: box, at: box, isPassing: false }], whole, 'onward');
}

/** The words before and after a target, the nearest first to be read, up to a box around it. */
export function piecesAround(
  target: Element,
  box: Element,
  reading: Reading,
): { before: Piece[]; after: Piece[] } {
  const [before, after]: [Visit[], Visit[]] = [[], []];
  for (let at = target; at !== box; ) {
    const parent = composedParent(at);
    if (!parent) break;
    const siblings = [...contentOf(parent)];
    // A closed root may have come over the branch of the target.
    const index = siblings.includes(at) ? siblings.indexOf(at) : siblings.length;
    const toVisit = (node: Node) => ({ node, at: parent, isPassing: false });
    before.push(
      ...siblings
        .slice(Math.max(index - MAX_NODES, 0), index)
        .reverse()
        .map(toVisit),
    );
    after.push(...siblings.slice(index + 1, index + 1 + MAX_NODES).map(toVisit));
    at = parent;
  }
  const half = { ...reading, budget: { ...reading.budget, nodes: reading.budget.nodes / 2 } };
  return {
    before: read(before, half, 'backward').reverse(),
    after: read(after, { ...half, budget: { ...half.budget, nodes: reading.budget.nodes / 2 } }, 'onward'),
  };
}

/** Iterative, since pages nest deeply. Backward, an element's own attributes come before its content. */
function read(visits: readonly Visit[], reading: Reading, direction: Direction): Piece[] {
  const { budget } = reading;
  const pieces: Piece[] = [];
  const stack = [...visits].reverse();
  for (let next = stack.pop(); next && budget.nodes > 0; next = stack.pop()) {
    const { node } = next;
    budget.nodes -= 1;
    if (isElement(node) && reading.isEnd?.(node)) break;
    if (isText(node)) pieces.push(...textPieces(node, next, budget));
    else if (isElement(node) && !isSkipped(node, reading)) {
      const isStyled = budget.styled > 0;
      const isPassing = next.isPassing || isPassingPart(node, isStyled);
      budget.styled -= 1;
      const flag: Partial<Piece> = isPassing ? { isPassing: true } : {};
      const looks = isStyled && reading.hasLooks?.(node) ? looksOf(node) : [];
      const own = [...ownPieces(node, reading), ...looks, ...(isStyled ? generatedIn(node) : [])];
      pieces.push(...own.map(piece => ({ ...piece, ...flag })));
      if (stateOf(node)?.isWhole) continue;
      const inner = [...contentOf(node)].map(child => ({ node: child, at: node, isPassing }));
      for (const visit of direction === 'onward' ? inner.reverse() : inner) stack.push(visit);
    }
  }
  return pieces;
}

function isSkipped(element: Element, { isLeftOut }: Reading): boolean {
  return WITHOUT_TEXT.has(localNameOf(element)) || isOwnHost(element) || isLeftOut(element);
}

/** Parts whose words come and go, and say nothing about an action beside them. */
const PASSING_PARTS =
  '[role=status], [role=alert], [role=log], [role=timer], [role=marquee], [role=tooltip], [role=menu], [role=progressbar], [aria-live=polite], [aria-live=assertive], progress, [popover]';

function isPassingPart(element: Element, isStyled: boolean): boolean {
  if (isMatching(element, PASSING_PARTS)) return true;
  if (isMatching(element, '[role=listbox]')) return isLifted(element);
  return isStyled && getComputedStyle(element).position === 'fixed';
}

/** A list that opens stands over the page. One that is a part of it says what is chosen. */
export function isLifted(element: Element): boolean {
  return [...composedAncestry(element)]
    .slice(0, LIFTED_LEVELS)
    .some(box => /absolute|fixed/u.test(getComputedStyle(box).position));
}

const LIFTED_LEVELS = 3;

/** Not `\b`, because there is no boundary between the letters and the digits of “10USD”. */
export const MONEY =
  /\p{Sc}|[元块塊円圆圓원]|(?<!\p{L})(?:usd|eur|gbp|cny|rmb|jpy|chf|inr|krw|hkd|twd|sgd|aud|cad|nzd|brl|rub|usdt?|btc|eth|kr|zł|dollars?|euros?|pounds?|yuan|yen|cents?)(?!\p{L})/iu;

/** A closed root may have come over content that is no longer shown. A frame of the same site is a part of the page. */
function contentOf(element: Element): Iterable<Node> {
  const root = isSlot(element) ? null : anyShadowRootOf(element);
  const frame = isDocumentHolder(element) ? element.contentDocument?.documentElement : undefined;
  if (frame) return [frame];
  return root ? childNodesOf(root) : composedChildren(element);
}

/** Without a box its words are not shown: by style, or because a shadow root covers them. */
function textPieces(text: Text, { at, isPassing }: Visit, budget: Budget): Piece[] {
  if (text.data.trim() === '') return [];
  const flag: Partial<Piece> = isPassing ? { isPassing: true } : {};
  if (budget.styled <= 0) return [{ text: text.data, at, ...flag }];
  budget.styled -= 1;
  const range = document.createRange();
  range.selectNodeContents(text);
  const first = [...range.getClientRects()].find(rect => !isFlat(rect));
  if (!isShown(at, first !== undefined)) return [];
  const isClear = isOpaque(at) && isLegible(at, budget.backdrops) && !isHiddenByEffect(at, budget.effects);
  return [{ text: text.data, at, ...flag, ...(isClear ? {} : { isFaint: true }), ...rectIn(first) }];
}

/** Scaled or turned out of sight. In CSS pixels. */
function isFlat({ width, height }: DOMRect): boolean {
  return Math.min(width, height) < FLAT;
}

const FLAT = 0.5;

function isShown(at: Element, hasBox: boolean): boolean {
  // In closed details, texts may have boxes that are not shown; an element without a box of its own may show its texts.
  if (hasBox) return at.checkVisibility() || getComputedStyle(at).display === 'contents';
  // Browsers skip what is off screen if the page asks them to.
  return at.checkVisibility() && !at.checkVisibility({ contentVisibilityAuto: true });
}

function isOpaque(at: Element): boolean {
  if (getComputedStyle(at).display === 'contents') return true;
  return at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function rectIn(rect: DOMRect | undefined): Pick<Piece, 'rect'> {
  if (!rect) return {};
  const { left, top, right, bottom } = rect;
  return { rect: { left, top, right, bottom } };
}

function ownPieces(element: Element, { hasValues }: Reading): Piece[] {
  const texts = attributesOf(element).filter(text => text.trim() !== '');
  const fixed: Piece[] = texts.map(text => ({ text, at: element, isFixed: true }));
  // Without a form, only scripts read it.
  const isUnsent = isInput(element) && element.type === 'hidden' && !formOf(element);
  if (isUnsent && hasValues)
    return [{ text: `=${element.value}`, at: element, isFixed: true, isValue: true }];
  const state = hasValues ? stateOf(element) : undefined;
  if (!state || !element.checkVisibility()) return fixed;
  return [...fixed, { text: state.text, at: element, isFixed: true, isValue: true }];
}

/** A new picture counts, but not the file of one that was there: it may load late. */
function looksOf(at: Element): Piece[] {
  if (!at.checkVisibility()) return [];
  const [image, background] = [imageFile(at), backgroundFile(at)];
  const texts = [...tipsOf(at), ...(isImage(at) ? ['picture'] : []), background].filter(Boolean);
  const looks: Piece[] = texts.map(text => ({ text, at, isFixed: true, isLook: true }));
  return image === '' ? looks : [...looks, { text: image, at, isFixed: true, isLook: true, isMark: true }];
}

function attributesOf(element: Element): string[] {
  if (isLink(element)) return [attributeOf(element, 'href') ?? ''];
  if (localNameOf(element) === 'img') return [attributeOf(element, 'alt') ?? ''];
  const isButton = isInput(element) && /^(button|submit|reset)$/u.test(element.type);
  return isButton ? [attributeOf(element, 'value') ?? ''] : [];
}

/** Icons of a font are no words. */
function generatedIn(element: Element): Piece[] {
  const contents = ['::before', '::after'].map(part => getComputedStyle(element, part).content);
  return contents
    .filter(content => /^["']/u.test(content) && /[\p{L}\p{N}]/u.test(content))
    .map(content => ({ text: content.slice(1, -1), at: element, isFixed: true }));
}

import { anyShadowRootOf, composedChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isInput, isLink, isSlot, isText } from '../dom/element-types.ts';
import { attributeOf, childNodesOf, isMatching, localNameOf, textOf } from '../dom/native-dom.ts';

/** A text around a target, and the element that it stands in. */
export interface Piece {
  text: string;
  at: Element;
  /** An attribute, a link's address, or a title: no clock shows its time there. */
  isFixed?: true;
  /** Names the part of the page that it stands at. */
  isName?: true;
}

interface Reading {
  /** Without its content. */
  leftOut?: Element;
  /** Without words of other controls, and regions that report what is going on. */
  isWithoutControls?: boolean;
}

/** More is not read, to keep the check fast. */
const MAX_NODES = 3000;
const MAX_TEXT = 20_000;

/** For these, style is read too. */
const MAX_STYLED = 250;

const WITHOUT_TEXT = new Set('script style template noscript select textarea canvas video audio'.split(' '));

/** The rendered words in a box: texts, generated content, alternatives of pictures, and addresses of links. */
export function piecesIn(box: Element, { leftOut, isWithoutControls = false }: Reading = {}): Piece[] {
  const pieces: Piece[] = [];
  const stack: { node: Node; at: Element }[] = [];
  let [nodes, length, styled] = [0, 0, 0];
  const add = (text: string, at: Element, isFixed?: true) => {
    if (text.trim() === '') return;
    length += text.length;
    pieces.push({ text, at, ...(isFixed ? { isFixed } : {}) });
  };
  const enter = (element: Element) => {
    const isStyled = styled < MAX_STYLED;
    styled += 1;
    if (isStyled) add(generatedIn(element, '::after'), element, true);
    const children = [...contentOf(element)];
    for (const node of children.reverse()) stack.push({ node, at: element });
    if (isStyled) add(generatedIn(element, '::before'), element, true);
  };
  enter(box);
  for (let next = stack.pop(); next && nodes < MAX_NODES && length < MAX_TEXT; next = stack.pop()) {
    const { node, at } = next;
    nodes += 1;
    if (isText(node)) {
      if (nodes > MAX_STYLED || isRendered(node, at)) add(node.data, at);
    } else if (isElement(node) && node !== leftOut && !WITHOUT_TEXT.has(localNameOf(node))) {
      if (isEditorHost(node) || (isWithoutControls && isMatching(node, OTHERS))) continue;
      if (isWithoutControls && isMatching(node, REPORTS)) {
        const report = textOf(node).trim();
        if (MONEY.test(report) && node.checkVisibility()) add(report.slice(0, MAX_REPORT), node);
        continue;
      }
      for (const text of attributesOf(node)) add(text, node, true);
      enter(node);
    }
  }
  return pieces;
}

/** Other controls, and what they open. */
const OTHERS =
  'button, input, [role=combobox], [role=textbox], [role=searchbox], [role=spinbutton], [role=slider], [role=button], [role=tab], [role=menuitem], [role=switch], [role=log], [role=timer], [role=marquee], [role=progressbar], [role=tooltip], [role=menu], [role=listbox], progress, meter, [popover]';

/** Regions whose text comes and goes. Only an amount in them says what an action is about. */
const REPORTS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
const MAX_REPORT = 300;

export const MONEY = /\p{Sc}|\b(?:eur|usd|gbp|chf|cny|rmb|jpy|dollars?|euros?)\b|[元块]/iu;

/** A closed root may have come over content that is no longer shown. */
function contentOf(element: Element): Iterable<Node> {
  const root = isSlot(element) ? null : anyShadowRootOf(element);
  return root ? childNodesOf(root) : composedChildren(element);
}

/** Without a box its words are not shown: by style, or because a shadow root covers them. */
function isRendered(text: Text, at: Element): boolean {
  if (text.data.trim() === '') return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  // In closed details, texts may have boxes that are not shown; an element without a box of its own may show its texts.
  if (range.getClientRects().length > 0)
    return at.checkVisibility() || getComputedStyle(at).display === 'contents';
  // Browsers skip what is off screen if the page asks them to.
  return at.checkVisibility() && !at.checkVisibility({ contentVisibilityAuto: true });
}

function attributesOf(element: Element): string[] {
  if (isLink(element)) return [attributeOf(element, 'href') ?? ''];
  if (localNameOf(element) === 'img') return [attributeOf(element, 'alt') ?? ''];
  const isButton = isInput(element) && /^(button|submit|reset)$/u.test(element.type);
  return isButton ? [attributeOf(element, 'value') ?? ''] : [];
}

/** Icons of a font are no words. */
function generatedIn(element: Element, part: '::before' | '::after'): string {
  const { content } = getComputedStyle(element, part);
  return /^["']/u.test(content) && /[\p{L}\p{N}]/u.test(content) ? content.slice(1, -1) : '';
}

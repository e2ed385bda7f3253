import { composedParent } from '../dom/composed-tree.ts';
import { isHtmlElement } from '../dom/element-types.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** A character of the text, with its place in the document. */
interface Spot {
  node: Text;
  offset: number;
}

/**
 * Where a quote stands in the visible text of an element, whatever the white space; a text that holds a secret is not found.
 * Shadow trees are left out: no selection spans them.
 */
export function findQuote(root: Element, quote: string, visibility: Visibility): Range[] {
  const wanted = quote.replace(/\s+/gu, ' ').trim();
  const { text, spots } = textIn(root);
  const found: Range[] = [];
  for (let at = text.indexOf(wanted); wanted !== '' && at >= 0; at = text.indexOf(wanted, at + 1)) {
    const range = rangeOf(spots.slice(at, at + wanted.length));
    if (range && isSeen(spots.slice(at, at + wanted.length), visibility)) found.push(range);
  }
  const hide = textHider();
  return hide([wanted])[0] === wanted ? found : [];
}

/** From one character of an element's text to another; undefined beyond its end. */
export function rangeBetween(root: Element, from: number, to: number): Range | undefined {
  const { spots } = textIn(root);
  return to > spots.length ? undefined : rangeOf(spots.slice(from, to));
}

/** With one space for any white space, and between blocks. */
function textIn(root: Element): { text: string; spots: Spot[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const spots: Spot[] = [];
  let text = '';
  let block: Element | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own = blockOf(node);
    if (own !== block) add(' ', node, 0);
    block = own;
    for (let offset = 0; offset < node.data.length; offset += 1) add(node.data[offset] ?? '', node, offset);
  }
  return { text, spots };

  function add(character: string, node: Text, offset: number): void {
    const isSpace = /\s/u.test(character);
    if (isSpace && (text === '' || text.endsWith(' '))) return;
    text += isSpace ? ' ' : character;
    spots.push({ node, offset });
  }
}

function blockOf(node: Text): Element | undefined {
  let at = composedParent(node);
  while (at && isHtmlElement(at) && /^(?:inline|contents)/u.test(getComputedStyle(at).display))
    at = composedParent(at);
  return at ?? undefined;
}

function rangeOf(spots: readonly Spot[]): Range | undefined {
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

function isSeen(spots: readonly Spot[], visibility: Visibility): boolean {
  return [...new Set(spots.map(({ node }) => composedParent(node)))].every(at => at && visibility.sees(at));
}

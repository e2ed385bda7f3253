import { composedAncestry, composedParent, firstChildren } from '../dom/composed-tree.ts';
import { isElement, isInput, isText } from '../dom/element-types.ts';
import { attributeOf, childNodesOf, isMatching, localNameOf } from '../dom/native-dom.ts';
import { hashText } from './hash-text.ts';

const ROWS =
  'tr, li, article, [role=row], [role=listitem], [role=article], dialog, [role=dialog], [role=alertdialog]';

const MAX_LEVELS = 12;

const BOX_LEVELS = 3;

const MAX_TEXT = 400;

const MAX_NODES = 400;

const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea']);

export interface TreePaths {
  of(element: Element): string;
}

/** Cached for one reading, since most elements share most of their path. */
export function createTreePaths(): TreePaths {
  const paths = new Map<Element, string>();

  /** Iterative, since pages nest deeply. */
  function pathInto(box: Element | null): string {
    const unknown: Element[] = [];
    let at = box;
    for (; at && !paths.has(at); at = composedParent(at)) unknown.push(at);
    let path = at ? (paths.get(at) ?? '') : '';
    for (const inner of unknown.reverse()) {
      path = hashText(
        `${path}/${stepOf(inner)} ${attributeOf(inner, 'aria-label') ?? ''} ${headingOf(inner)}`,
      );
      paths.set(inner, path);
    }
    return path;
  }

  return { of: element => `${pathInto(composedParent(element))}/${stepOf(element)}` };
}

function stepOf(element: Element): string {
  return `${localNameOf(element)} ${attributeOf(element, 'role') ?? ''}`;
}

/** A heading is among the first in its part; later ones head only what follows. */
const MAX_LOOKED_AT = 8;

function headingOf(element: Element): string {
  const children = childNodesOf(element);
  for (let index = 0; index < Math.min(children.length, MAX_LOOKED_AT); index += 1) {
    const child = children[index];
    if (child && isElement(child) && HEADINGS.has(localNameOf(child))) return rawText(child);
  }
  return '';
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'caption', 'header']);

export function isRow(element: Element): boolean {
  return isMatching(element, ROWS);
}

export function rowAround(element: Element): Element | undefined {
  let levels = 0;
  for (const at of composedAncestry(element)) {
    if (levels > MAX_LEVELS) return undefined;
    if (at !== element && isRow(at)) return at;
    levels += 1;
  }
  return undefined;
}

/** Text of the row or nearest box with any, without the element's own. Hidden text counts: it is only compared. */
export function rawTextAround(element: Element, row: Element | undefined): string {
  if (row) return rawText(row, element);
  let at = composedParent(element);
  for (let level = 0; at && level < BOX_LEVELS; level += 1) {
    const text = rawText(at, element);
    if (text) return text;
    at = composedParent(at);
  }
  return '';
}

/** Enough text of a box to tell it apart, with the initial values of fields. */
function rawText(box: Element, leftOut?: Element): string {
  const texts = rawPieces(box, leftOut).map(([, text]) => text);
  return texts.join(' ').replace(/\s+/gu, ' ').trim().slice(0, MAX_TEXT);
}

function rawPieces(box: Element, leftOut?: Element): [node: Node, text: string][] {
  const pieces: [Node, string][] = [];
  let length = 0;
  const stack = firstChildren(box, MAX_NODES).reverse();
  for (let left = MAX_NODES; left > 0 && length < MAX_TEXT; left -= 1) {
    const at = stack.pop();
    if (!at) break;
    const text = ownText(at, leftOut);
    length += text.length;
    pieces.push([at, text]);
    if (isElement(at) && at !== leftOut && !WITHOUT_TEXT.has(localNameOf(at))) {
      stack.push(...firstChildren(at, MAX_NODES).reverse());
    }
  }
  return pieces;
}

function ownText(node: Node, leftOut: Element | undefined): string {
  if (isText(node)) return node.data.slice(0, MAX_TEXT);
  const isValued = node !== leftOut && isInput(node) && node.type !== 'password';
  return isValued ? (attributeOf(node, 'value') ?? '').slice(0, MAX_TEXT) : '';
}

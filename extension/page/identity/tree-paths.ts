import { composedParent } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { attributeOf, childNodesOf, localNameOf } from '../dom/native-dom.ts';
import { hashText } from './hash-text.ts';
import { rawText } from './raw-text.ts';

/** Tells the way down to an element: tags, roles, names and headings of all that it is in. */
export interface TreePaths {
  of(element: Element): string;
}

/** Remembered for one look at the page, since most elements share most of their way. */
export function createTreePaths(): TreePaths {
  const paths = new Map<Element, string>();

  /** With a loop, since pages nest deeply. */
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

/** A page's heading stands among the first in its part; what comes after many others heads only what follows it. */
const MOST_LOOKED_AT = 8;

function headingOf(element: Element): string {
  const children = childNodesOf(element);
  for (let index = 0; index < Math.min(children.length, MOST_LOOKED_AT); index += 1) {
    const child = children[index];
    if (child && isElement(child) && HEADINGS.has(localNameOf(child))) return rawText(child);
  }
  return '';
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'caption', 'header']);

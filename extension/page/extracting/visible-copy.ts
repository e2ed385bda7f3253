import { withoutInvisible } from '../dom/clean-text.ts';
import { composedChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isHtmlElement, isLink, isText } from '../dom/element-types.ts';
import { attributeOf, localNameOf, titleOf } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';
import { isSecret } from '../secrets/secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';

const KEPT = new Set(
  (
    'a article aside b blockquote br caption code dd del details div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr i ins kbd li main mark nav ol p pre s samp section small span strong sub summary sup table tbody td ' +
    'tfoot th thead time tr u ul var'
  ).split(' '),
);

/** Not text that a person reads, or a field's value. */
const LEFT_OUT = new Set(
  (
    'script style noscript template head textarea select datalist input iframe object embed canvas video audio svg ' +
    'math progress meter'
  ).split(' '),
);

/** Tags for the roles of pages without tables and lists. */
const TAG_OF_ROLE: Readonly<Record<string, string>> = {
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  rowgroup: 'tbody',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
  list: 'ul',
  listitem: 'li',
  article: 'article',
  main: 'main',
  navigation: 'nav',
  complementary: 'aside',
  banner: 'header',
  contentinfo: 'footer',
};

export interface VisibleCopy {
  document: Document;
  root: HTMLElement;
  /** The original was too large to copy in full. */
  isCut: boolean;
}

/** More nodes are not read at once. */
const MAX_NODES = 100_000;

/** Structure, links and text; without scripts, fields, pictures, and hidden or secret parts. */
export function visibleCopy(original: Element, visibility: Visibility): VisibleCopy {
  const inert = document.implementation.createHTMLDocument(titleOf(document));
  const stack: [node: Node, into: Element][] = [[original, inert.body]];
  let left = MAX_NODES;
  for (let next = stack.pop(); next && left > 0; next = stack.pop()) {
    const [node, into] = next;
    left -= 1;
    if (isText(node)) into.append(withoutInvisible(node.data));
    const copy = isElement(node) ? copyOf(node, inert) : undefined;
    if (!isElement(node) || !copy) continue;
    into.append(copy);
    const children = [...composedChildren(node)].reverse().filter(child => isSeen(child, node, visibility));
    for (const child of children) stack.push([child, copy]);
  }
  return { document: inert, root: inert.body, isCut: left === 0 };
}

/** A hidden element may hold visible ones, so text decides. */
function isSeen(child: Node, parent: Element, visibility: Visibility): boolean {
  if (isText(child)) return child.data.trim() === '' || visibility.shows(parent);
  return isElement(child) && !(isEditorHost(child) && isSecret(child));
}

function copyOf(element: Element, inert: Document): HTMLElement | undefined {
  const tag = copiedTag(element);
  if (tag === undefined || (isEditorHost(element) && isSecret(element))) return undefined;
  const copy = inert.createElement(tag);
  // These tell an article from its surroundings, and a wide cell from a narrow one.
  for (const name of ['id', 'class', 'colspan', 'rowspan']) {
    const value = attributeOf(element, name);
    if (value !== null) copy.setAttribute(name, value.slice(0, MAX_ATTRIBUTE));
  }
  if (isLink(element) && /^(https?|mailto|tel):/iu.test(element.href)) {
    copy.setAttribute('href', element.href.slice(0, MAX_ATTRIBUTE));
  }
  return copy;
}

const MAX_ATTRIBUTE = 200;

function copiedTag(element: Element): string | undefined {
  const tag = localNameOf(element);
  if (LEFT_OUT.has(tag)) return undefined;
  const role = explicitRole(element) ?? '';
  if (role === 'heading') return `h${headingLevel(element)}`;
  if (role === 'presentation' || role === 'none') return 'div';
  const implied = TAG_OF_ROLE[role];
  if (implied) return implied;
  if (KEPT.has(tag)) return tag;
  const isInline = !isHtmlElement(element) || getComputedStyle(element).display.startsWith('inline');
  return isInline ? 'span' : 'div';
}

function headingLevel(element: Element): number {
  const level = Number(attributeOf(element, 'aria-level') ?? 2);
  return level >= 1 && level <= 6 ? Math.trunc(level) : 2;
}

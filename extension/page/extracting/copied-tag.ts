import { isHtmlElement } from '../dom/element-types.ts';
import { attributeOf, localNameOf } from '../dom/native-dom.ts';
import { explicitRole } from '../dom/role.ts';

/** Tags that say something of the text in them. */
const KEPT = new Set(
  (
    'a article aside b blockquote br caption code dd del details div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr i ins kbd li main mark nav ol p pre s samp section small span strong sub summary sup table tbody td ' +
    'tfoot th thead time tr u ul var'
  ).split(' '),
);

/** Nothing in these is text that a person reads, or it is the value of a field. */
const LEFT_OUT = new Set(
  (
    'script style noscript template head textarea select datalist input iframe object embed canvas video audio svg ' +
    'math progress meter'
  ).split(' '),
);

/** Roles that stand for a tag, as pages without tables and lists use them. */
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

/** The tag of an element's copy; undefined when nothing of it is copied. */
export function copiedTag(element: Element): string | undefined {
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

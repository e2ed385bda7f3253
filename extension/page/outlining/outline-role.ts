import { closestComposed, composedParent } from '../dom/composed-tree.ts';
import { isInput, isSelect } from '../dom/element-types.ts';
import { attributeOf, hasAttribute, isMatching, localNameOf } from '../dom/native-dom.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';

/**
 * By a valid `role` attribute (https://www.w3.org/TR/wai-aria-1.2/#role_definitions), or implied by the tag
 * (https://www.w3.org/TR/html-aam-1.0/). Undefined for mere containers.
 */
export function outlineRole(element: Element): string | undefined {
  const explicit = hasAttribute(element, 'role') ? explicitRole(element) : undefined;
  if (explicit !== undefined && KNOWN.has(explicit)) return explicit;
  if (explicit !== undefined && WITHOUT.test(explicit)) return undefined;
  if (isSelect(element)) return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if (isInput(element) && element.type === 'file') return 'button';
  return interactiveRole(element) ?? roleOfTag(element);
}

const WITHOUT = /^(none|presentation|generic|rowgroup)$/u;

const KNOWN = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox columnheader combobox ' +
    'complementary contentinfo definition dialog feed figure form grid gridcell group heading img link list ' +
    'listbox listitem log main math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note ' +
    'option paragraph progressbar radio radiogroup region row rowheader scrollbar search searchbox separator ' +
    'slider spinbutton status switch tab table tablist tabpanel term textbox timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);

const TAGS: Record<string, string> = {
  nav: 'navigation',
  aside: 'complementary',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  tr: 'row',
  td: 'cell',
  figcaption: 'caption',
  dt: 'term',
  dd: 'definition',
  fieldset: 'group',
  details: 'group',
  optgroup: 'group',
  p: 'paragraph',
  progress: 'progressbar',
  output: 'status',
};

const SAME = /^(article|blockquote|caption|dialog|figure|form|img|main|meter|search|table|video|audio)$/u;

const SECTIONS = 'article, aside, main, nav, section, [role=article], [role=main], [role=region]';

/** Roles that depend on a tag's place or name. */
function roleOfTag(element: Element): string | undefined {
  const name = localNameOf(element);
  switch (name) {
    case 'header':
    case 'footer':
      if (closestComposed(element, at => isMatching(at, SECTIONS))) return undefined;
      return name === 'header' ? 'banner' : 'contentinfo';
    case 'section':
      return isMatching(element, '[aria-label], [aria-labelledby], [title]') ? 'region' : undefined;
    case 'th':
      return isRowHeading(element) ? 'rowheader' : 'columnheader';
    case 'li':
      return isInList(element) ? 'listitem' : undefined;
    default:
      return /^h([1-6])$/u.test(name) ? 'heading' : SAME.test(name) ? name : TAGS[name];
  }
}

function isInList(item: Element): boolean {
  const list = composedParent(item);
  return list !== null && outlineRole(list) === 'list';
}

function isRowHeading(heading: Element): boolean {
  const scope = attributeOf(heading, 'scope');
  if (scope) return scope.startsWith('row');
  return !isMatching(heading, 'thead *') && isMatching(heading, ':has(~ td)');
}

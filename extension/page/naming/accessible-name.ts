import { composedChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isSelect, isText, isTextField } from '../dom/element-types.ts';
import { attributeOf, elementById, localNameOf } from '../dom/native-dom.ts';
import { nativeName, placeholderOf } from '../dom/native-name.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';
import { isHarmless } from '../secrets/harmless-fields.ts';
import { isSecret } from '../secrets/secrets.ts';
import { isLegible } from '../visibility/painted-content.ts';

/**
 * https://www.w3.org/TR/accname-1.2/ for untrusted pages: leaves out invisible text and secret values, reads closed shadow
 * trees, resists named inputs. A test compares it with dom-accessibility-api.
 */
export function accessibleName(
  element: Element,
  isPerceived: (part: Element) => boolean,
  longest: number = LONGEST,
): string {
  const start = { visited: new Set<Node>(), isReferenced: false, isEmbedded: false };
  return flat(nameOf(element, { isPerceived, longest, ...start }));
}

interface Naming {
  /** Whether an element's text may be part of a name. */
  isPerceived(part: Element): boolean;
  /** A page may put megabytes into a name. */
  longest: number;
  /** Visited nodes: a name never repeats a node, nor loops. */
  visited: Set<Node>;
  /** Inside an `aria-labelledby`, which is followed once. */
  isReferenced: boolean;
  /** Inside another element's name, where a field stands for its value. */
  isEmbedded: boolean;
}

function nameOf(element: Element, naming: Naming): string {
  if (naming.visited.has(element)) return '';
  const referenced = naming.isReferenced ? '' : labelledByName(element, naming);
  if (referenced) return referenced;
  naming.visited.add(element);
  const value = naming.isEmbedded ? embeddedValue(element) : undefined;
  if (value !== undefined) return value;
  const isNamedByContent = takesNameFromContent(element) || naming.isEmbedded || naming.isReferenced;
  const own =
    (attributeOf(element, 'aria-label') ?? '').trim() ||
    nativeName(element, inner => nameOf(inner, { ...naming, isEmbedded: true }));
  const content = own || !isNamedByContent ? own : contentOf(element, naming);
  return (
    (content.trim() && content) ||
    (attributeOf(element, 'title') ?? '').trim() ||
    placeholderOf(element) ||
    content
  );
}

function labelledByName(element: Element, naming: Naming): string {
  const ids = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/u).filter(Boolean);
  return ids
    .map(id => elementById(element, id))
    .filter(label => label !== null)
    .filter(label => naming.isPerceived(label))
    .map(label => flat(nameOf(label, { ...naming, isReferenced: true, isEmbedded: label !== element })))
    .filter(Boolean)
    .join(' ');
}

function contentOf(element: Element, naming: Naming): string {
  naming.visited.add(element);
  let text = generatedText(element, '::before');
  for (const child of composedChildren(element))
    if (text.length < naming.longest) text += bounded(partOf(child, element, naming), naming.longest);
  return text + generatedText(element, '::after');
}

/** With the tail, in which a page could otherwise hide words. */
function bounded(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest * 0.7)} … ${text.slice(-longest * 0.2)}`;
}

/** Readers get no more. */
const LONGEST = 800;

function partOf(child: Node, parent: Element, naming: Naming): string {
  if (isText(child)) return naming.isPerceived(parent) && isLegible(parent) ? child.data : '';
  if (!isElement(child) || WITHOUT_NAME.has(localNameOf(child)) || !naming.isPerceived(child)) return '';
  const name = nameOf(child, { ...naming, isEmbedded: true });
  return getComputedStyle(child).display.startsWith('inline') ? name : ` ${name} `;
}

const WITHOUT_NAME = new Set(['script', 'style', 'noscript', 'template', 'datalist']);

/** https://www.w3.org/TR/wai-aria-1.2/#namefromcontent, for roles that are acted on or name others. */
const NAMED_BY_CONTENT = new Set(
  (
    'button link checkbox radio switch option tab menuitem menuitemcheckbox menuitemradio treeitem cell gridcell ' +
    'columnheader rowheader heading row tooltip'
  ).split(' '),
);
const TAGS_NAMED_BY_CONTENT = new Set(
  'h1 h2 h3 h4 h5 h6 label legend caption td th tr figcaption'.split(' '),
);

export function takesNameFromContent(element: Element): boolean {
  if (isEditorHost(element)) return false;
  const role = interactiveRole(element) ?? explicitRole(element);
  return role === undefined ? TAGS_NAMED_BY_CONTENT.has(localNameOf(element)) : NAMED_BY_CONTENT.has(role);
}

function flat(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A control's value inside another name (accname step 2C); undefined for no such control. */
function embeddedValue(element: Element): string | undefined {
  if (isTextField(element)) return isHarmless(element) ? element.value : '';
  if (isSelect(element))
    return isSecret(element) ? '' : [...element.selectedOptions].map(option => option.text).join(' ');
  const role = explicitRole(element);
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar' || role === 'meter') {
    if (isSecret(element)) return '';
    return attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow') ?? '';
  }
  return isEditorHost(element) || role === 'combobox' || role === 'listbox' ? '' : undefined;
}

/** Words that CSS generates. Not marks and icons, nor text styled unlike the element's, which might be hidden. */
function generatedText(element: Element, place: '::before' | '::after'): string {
  const style = getComputedStyle(element, place);
  const words = generatedWords(style);
  return /[\p{L}\p{N}]/u.test(words) && isDrawnAlike(style, element) ? ` ${words} ` : '';
}

function generatedWords({ content }: CSSStyleDeclaration): string {
  return /["']/u.test(content) ? textOf(content) : '';
}

/** `content` holds strings, counters and pictures, then perhaps alternative text after a slash. */
function textOf(content: string): string {
  const strings = content.replace(/^.*["')] \/ (?=")/u, '').match(/"(?:[^"\\]|\\.)*"/gu) ?? [];
  return strings.map(string => string.slice(1, -1).replace(/\\(.)/gu, '$1')).join('');
}

function isDrawnAlike(style: CSSStyleDeclaration, element: Element): boolean {
  const own = getComputedStyle(element);
  return (
    /^(inline|block|flex)/u.test(style.display) &&
    style.visibility === 'visible' &&
    /^(static|relative)$/u.test(style.position) &&
    Number(style.opacity) > 0.1 &&
    style.fontSize === own.fontSize &&
    style.color === own.color &&
    isLegible(element)
  );
}

import { composedChildren } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isLabel, isSlot, isText } from '../dom/element-types.ts';
import { LIGATURE, ligatureOf } from '../dom/icon-name.ts';
import { attributeOf, elementById, localNameOf } from '../dom/native-dom.ts';
import { nativeName, placeholderOf } from '../dom/native-name.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';
import { isMaskedByStyle } from '../secrets/secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { embeddedValue } from './embedded-value.ts';
import { generatedText } from './generated-text.ts';

/**
 * https://www.w3.org/TR/accname-1.2/ for untrusted pages: leaves out invisible text and secret values, reads closed shadow
 * trees, resists named inputs. A test compares it with dom-accessibility-api.
 */
export function accessibleName(
  element: Element,
  visibility: Visibility,
  counted: Counted = 'sees',
  longest: number = LONGEST,
): string {
  return nameFrom(element, { ...wordsBy(visibility, counted), longest, followsHidden: false });
}

/**
 * As {@link accessibleName}, with hidden text that an `aria-labelledby` refers to (accname step 2A): as much the page's own
 * word for the element as an `aria-label`, and as little seen. So it is for lists and for finding, never for a card.
 */
export function standardName(
  element: Element,
  visibility: Visibility,
  counted: Counted = 'sees',
  longest: number = LONGEST,
): string {
  return nameFrom(element, { ...wordsBy(visibility, counted), longest, followsHidden: true });
}

/** Which text counts: what a person sees, or also what pages clip for screen readers. */
type Counted = 'sees' | 'perceives';

function wordsBy(visibility: Visibility, counted: Counted): Pick<Asked, 'isPerceived' | 'isLegible'> {
  return { isPerceived: visibility[counted], isLegible: visibility.isLegible };
}

interface Asked {
  /** Whether an element's text may be part of a name. */
  isPerceived(part: Element): boolean;
  /** Whether its own text can be read. */
  isLegible(part: Element): boolean;
  /** A page may put megabytes into a name. */
  longest: number;
  /** Whether references to hidden text count. */
  followsHidden: boolean;
}

interface Naming extends Asked {
  /** Visited nodes: a name never repeats a node, nor loops. */
  visited: Set<Node>;
  /** Inside an `aria-labelledby`, which is followed once. */
  isReferenced: boolean;
  /** Inside hidden text that was referred to, all of which counts. */
  isHidden: boolean;
  /** Inside another element's name, where a field stands for its value. */
  isEmbedded: boolean;
}

function nameFrom(element: Element, asked: Asked): string {
  const start = { visited: new Set<Node>(), isReferenced: false, isHidden: false, isEmbedded: false };
  return flat(nameOf(element, { ...asked, ...start }));
}

function nameOf(element: Element, naming: Naming): string {
  // Before what was visited: a node that a reference brought in may refer to others itself.
  const referenced = naming.isReferenced ? '' : labelledByName(element, naming);
  if (referenced) return referenced;
  if (naming.visited.has(element)) return '';
  naming.visited.add(element);
  if (isSlot(element)) return contentOf(element, naming);
  const value = naming.isEmbedded ? embeddedValue(element, part => contentOf(part, naming)) : undefined;
  if (value !== undefined) return value;
  const label = (attributeOf(element, 'aria-label') ?? '').trim();
  if (label) return label;
  const isDecoration = isPresentational(element);
  const native = isDecoration ? '' : nativeName(element, inner => labelledName(inner, naming));
  if (native.trim()) return native;
  const isNamedByContent = naming.isEmbedded || naming.isReferenced || takesNameFromContent(element);
  const content = isNamedByContent ? contentOf(element, naming) : '';
  if (content.trim()) return content;
  const tooltip = isDecoration ? '' : (attributeOf(element, 'title') ?? '').trim();
  return tooltip || placeholderOf(element) || content;
}

/** Step 2A: a hidden label that is tied to its field counts as one that is referred to. */
function labelledName(label: Element, naming: Naming): string {
  const isSeen = naming.isPerceived(label) && naming.isLegible(label);
  const isHidden = naming.isHidden || (naming.followsHidden && isLabel(label) && !isSeen);
  return nameOf(label, { ...naming, isHidden, isEmbedded: true });
}

/** Steps 2E and 2I: decoration has neither an alternative text nor a tooltip. */
function isPresentational(element: Element): boolean {
  return /^(?:presentation|none)$/u.test(explicitRole(element) ?? '');
}

function labelledByName(element: Element, naming: Naming): string {
  const referring = attributeOf(element, 'aria-labelledby');
  if (!referring) return '';
  return referring
    .split(/\s+/u)
    .filter(Boolean)
    .map(id => elementById(element, id))
    .filter(label => label !== null)
    .map(label => flat(referredName(label, element, naming)))
    .filter(Boolean)
    .join(' ');
}

function referredName(label: Element, element: Element, naming: Naming): string {
  const isHidden = naming.isHidden || !(naming.isPerceived(label) && naming.isLegible(label));
  if (isHidden && !naming.followsHidden) return '';
  return nameOf(label, { ...naming, isHidden, isReferenced: true, isEmbedded: label !== element });
}

function contentOf(element: Element, naming: Naming): string {
  naming.visited.add(element);
  let text = '';
  const add = (part: Node) => {
    const isEnough = text.length >= naming.longest || naming.visited.size > MOST_PARTS;
    if (!isEnough) text += bounded(partOf(part, element, naming), naming.longest);
  };
  for (const child of composedChildren(element)) add(child);
  for (const owned of ownedBy(element)) {
    text += ' ';
    add(owned);
  }
  const [before, after] = [generatedText(element, '::before'), generatedText(element, '::after')];
  // Generated words adorn a name: where there are no others, the tooltip stands between them.
  const isAdorned = before + after !== '' && text.trim() === '' && !isPresentational(element);
  const tooltip = isAdorned ? attributeOf(element, 'title')?.trim() : '';
  return before + (tooltip ? ` ${tooltip} ` : text) + after;
}

/** A page may nest without end what has no text. */
const MOST_PARTS = 3000;

/** What only `aria-owns` makes parts of an element (step 2F.ii). */
function ownedBy(element: Element): Element[] {
  const owning = attributeOf(element, 'aria-owns');
  if (!owning) return NONE;
  return owning
    .split(/\s+/u)
    .map(id => elementById(element, id))
    .filter(owned => owned !== null);
}

const NONE: Element[] = [];

/** With the tail, in which a page could otherwise hide words. */
function bounded(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest * 0.7)} … ${text.slice(-longest * 0.2)}`;
}

/** Readers get no more. */
const LONGEST = 800;

function partOf(child: Node, parent: Element, naming: Naming): string {
  const { isHidden } = naming;
  if (isText(child)) return isRead(parent, naming) && !isLigature(child.data, parent) ? child.data : '';
  if (!isElement(child) || WITHOUT_NAME.has(localNameOf(child))) return '';
  const isPart = isHidden || naming.isPerceived(child);
  if (!isPart && !mayShowInside(child)) return '';
  const name = isPart ? nameOf(child, { ...naming, isEmbedded: true }) : contentOf(child, naming);
  const isJoined = !STAND_APART.has(localNameOf(child)) && isInLine(getComputedStyle(child));
  return isJoined ? name : ` ${name} `;
}

function isLigature(text: string, parent: Element): boolean {
  return LIGATURE.test(text.trim()) && ligatureOf(parent) !== '';
}

/** Hidden text that was referred to is read, but never what is masked. */
function isRead(parent: Element, { isHidden, isPerceived, isLegible }: Naming): boolean {
  return isHidden ? !isMaskedByStyle(parent) : isPerceived(parent) && isLegible(parent);
}

/** `visibility` alone can be taken back inside. */
function mayShowInside(element: Element): boolean {
  return (
    getComputedStyle(element).visibility !== 'visible' &&
    Element.prototype.querySelector.call(element, '*') !== null
  );
}

/** Texts of a drawing are placed one by one. */
const STAND_APART = new Set(['br', 'img', 'svg', 'text']);

/** Boxes within a line stand apart, parts of a word do not. */
function isInLine({ display }: CSSStyleDeclaration): boolean {
  return display === 'inline' || display === 'contents' || display.startsWith('ruby');
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

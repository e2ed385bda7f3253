import { cleanName, MAX_NAME_LENGTH } from '../dom/clean-text.ts';
import { composedChildren } from '../dom/composed-tree.ts';
import { isElement, isInput, isLabel, isText } from '../dom/element-types.ts';
import { attributeOf, localNameOf } from '../dom/native-dom.ts';
import { labelsOf, placeholderOf } from '../dom/native-name.ts';
import { interactiveRole } from '../dom/role.ts';
import { isSecret } from '../secrets/secrets.ts';
import { isLegible } from '../visibility/painted-content.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { generatedWords, takesNameFromContent } from './accessible-name.ts';
import { compareWords } from './compare-words.ts';
import { isField } from './field-surroundings.ts';

/**
 * The words that a person sees on an element, if they are not those of its name: a page may name a button “Cancel” and paint
 * “Pay” on it. Undefined for icons and other things without words.
 */
export function paintedBesides(name: string, element: Element, visibility: Visibility): string | undefined {
  const painted = cleanName(paintedOn(element, visibility));
  if (!WORDED.test(painted)) return undefined;
  return compareWords(name, painted) === 'same' ? undefined : painted;
}

/** A lone letter is an icon, such as B for bold or x for close; a number without a currency is a counter. */
const WORDED = /\p{L}.*\p{L}|\p{sc=Han}|\p{Sc}\s?\d|\d\s?\p{Sc}/u;

function paintedOn(element: Element, visibility: Visibility): string {
  if (isInput(element) && /^(button|submit|reset)$/u.test(element.type))
    return attributeOf(element, 'value') ?? '';
  if (isField(element)) {
    const labels = labelsOf(element).map(label => paintedText(label, visibility));
    return labels.join(' ').trim() || placeholderOf(element);
  }
  const isNamedByWords = takesNameFromContent(element) || interactiveRole(element) === undefined;
  return isNamedByWords ? paintedText(element, visibility) : '';
}

/** A page may paint without end. */
const MAX_NODES = 500;

/** With `aria-hidden` text and the words that CSS generates. */
function paintedText(root: Element, visibility: Visibility): string {
  const pieces: string[] = [];
  const stack: (Node | string)[] = [root];
  for (let count = 0; count < MAX_NODES; count += 1) {
    const at = stack.pop();
    if (at === undefined) break;
    if (typeof at === 'string') pieces.push(at);
    else if (isText(at)) pieces.push(at.data.slice(0, MAX_NAME_LENGTH));
    else if (isElement(at) && isPaintedPart(at, root, visibility)) stack.push(...partsOf(at).reverse());
  }
  return pieces.join('').replace(/\s+/gu, ' ').trim();
}

function isPaintedPart(element: Element, root: Element, visibility: Visibility): boolean {
  if (WITHOUT_WORDS.has(localNameOf(element)) || isSecret(element)) return false;
  if (element === root) return visibility.paints(element);
  const isOther = isField(element) || (isLabel(root) && interactiveRole(element) !== undefined);
  return !isOther && visibility.paints(element);
}

const WITHOUT_WORDS = new Set(
  'script style noscript template textarea select datalist option iframe object canvas video audio'.split(
    ' ',
  ),
);

function partsOf(element: Element): (Node | string)[] {
  const children = [...composedChildren(element)];
  const isInline = getComputedStyle(element).display.startsWith('inline');
  const gap = isInline ? [] : [' '];
  const texts = isLegible(element) && !isIconText(element, children);
  return [
    ...gap,
    generatedOn(element, '::before'),
    ...children.filter(child => texts || !isText(child)),
    generatedOn(element, '::after'),
    ...gap,
  ];
}

function generatedOn(element: Element, place: '::before' | '::after'): string {
  const style = getComputedStyle(element, place);
  const words = generatedWords(style);
  const isDrawn = style.display !== 'none' && style.visibility === 'visible' && Number(style.opacity) > 0.1;
  return words && isDrawn && Number.parseFloat(style.fontSize) >= 3 ? ` ${words} ` : '';
}

/** A ligature such as `arrow_back`, which an icon font draws as one square. */
function isIconText(element: Element, children: readonly Node[]): boolean {
  const [text] = children;
  if (!text || children.length > 1 || !isText(text) || !/^\s*[a-z][a-z0-9_]{2,}\s*$/u.test(text.data))
    return false;
  const { fontFamily, fontSize } = getComputedStyle(element);
  if (!/icon|symbol|glyph/iu.test(fontFamily)) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().width <= Number.parseFloat(fontSize) * WIDEST_ICON;
}

/** In letters' heights. */
const WIDEST_ICON = 1.3;

import { cleanName } from '../dom/clean-text.ts';
import { composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement, isInput, isText } from '../dom/element-types.ts';
import { attributeOf, localNameOf } from '../dom/native-dom.ts';
import { labelsOf, placeholderOf } from '../dom/native-name.ts';
import { explicitRole, interactiveRole } from '../dom/role.ts';
import { isSecret } from '../secrets/secrets.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { takesNameFromContent } from './accessible-name.ts';
import { compareWords } from './compare-words.ts';
import { fieldLabel } from './field-label.ts';
import { isField, isTickBox } from './field-surroundings.ts';
import { type Painted, paintedText, UNREADABLE } from './painted-text.ts';

/**
 * The words that a person sees on an element, if they are not those of its name: a page may name a button “Cancel” and paint
 * “Pay” on it. Undefined for icons and other things without words.
 */
export function paintedBesides(
  name: string,
  element: Element,
  visibility: Visibility,
): { painted?: string; isPlaceholder?: true; isPartlyRead?: true } {
  const { text, isPartial } = paintedOn(element, visibility);
  const painted = cleanName(text);
  const isUnlike = isWorded(painted, name) && compareWords(name, painted) !== 'same';
  return {
    ...(isUnlike || (isPartial && painted !== '') ? { painted } : {}),
    ...(isUnlike && isField(element) && text === placeholderOf(element) ? { isPlaceholder: true } : {}),
    ...(isPartial ? { isPartlyRead: true } : {}),
  };
}

/** A lone letter that begins its name is an icon, such as B for bold; so is an x, and a sign beside a name in words. */
function isWorded(painted: string, name: string): boolean {
  if (/\p{L}.*\p{L}|\p{N}|\p{sc=Han}|[\u{1F300}-\u{1FAFF}]/u.test(painted)) return true;
  if (painted === '' || /^[x×✕✖✗]$/iu.test(painted)) return false;
  if (/\p{L}/u.test(painted)) return !name.toLowerCase().includes(painted.toLowerCase());
  return painted.includes(UNREADABLE) || !/[\p{L}\p{N}]/u.test(name);
}

const NOTHING: Painted = { text: '', isPartial: false };

function paintedOn(element: Element, visibility: Visibility): Painted {
  if (isButtonInput(element)) return { ...NOTHING, text: attributeOf(element, 'value') ?? '' };
  if (isField(element)) return paintedOnField(element, visibility);
  const isNamedByWords = takesNameFromContent(element) || interactiveRole(element) === undefined;
  return isNamedByWords ? paintedText(element, { visibility, isLeftOut: isField }) : NOTHING;
}

function isButtonInput(element: Element): boolean {
  return isInput(element) && /^(button|submit|reset)$/u.test(element.type);
}

function paintedOnField(element: Element, visibility: Visibility): Painted {
  if (isInput(element) && explicitRole(element) === 'button')
    return { ...NOTHING, text: isSecret(element) ? '' : element.value };
  const labels = labelsOf(element).map(label => paintedText(label, { visibility, isLeftOut: isControl }));
  const text = labels
    .map(label => label.text)
    .join(' ')
    .trim();
  const isPartial = labels.some(label => label.isPartial);
  const isNamedUnseen = labels.length > 0 && text === '' && !isTickBox(element);
  return {
    text:
      text ||
      wordsBeside(element, visibility) ||
      placeholderOf(element) ||
      // The name comes from a label for screen readers, and a person goes by what stands near.
      (isNamedUnseen ? fieldLabel(element, visibility) : ''),
    isPartial,
  };
}

function isControl(element: Element): boolean {
  return isField(element) || interactiveRole(element) !== undefined;
}

/** The words in a field's own line that no element ties to it: those before a text field, those after a box. */
function wordsBeside(field: Element, visibility: Visibility): string {
  const parent = composedParent(field);
  if (!parent) return '';
  const siblings = [...composedChildren(parent)];
  const at = siblings.indexOf(field);
  const before = () =>
    untilBreak(siblings.slice(0, Math.max(at, 0)).reverse(), visibility)
      .reverse()
      .join(' ');
  const after = () => untilBreak(siblings.slice(at + 1), visibility).join(' ');
  const words = isTickBox(field) ? after().trim() || before() : before();
  return words.trim();
}

/** Words of another control, and of another line, are not about the field. */
function untilBreak(nodes: readonly Node[], visibility: Visibility): string[] {
  const words: string[] = [];
  for (const node of nodes.slice(0, MAX_BESIDE)) {
    if (isText(node)) words.push(visibility.paints(composedParent(node) ?? document.body) ? node.data : '');
    else if (isElement(node) && isInLine(node)) words.push(paintedText(node, { visibility }).text);
    else if (isElement(node)) break;
  }
  return words;
}

const MAX_BESIDE = 5;

function isInLine(element: Element): boolean {
  if (isControl(element) || localNameOf(element) === 'br' || localNameOf(element) === 'label') return false;
  if (Element.prototype.querySelector.call(element, 'a, button, input, select, textarea')) return false;
  return getComputedStyle(element).display.startsWith('inline');
}

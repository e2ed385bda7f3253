import { composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isEditorHost, isElement, isSelect, isTextField } from '../dom/element-types.ts';
import { attributeOf, localNameOf } from '../dom/unshadowed.ts';
import { accessibleName } from './accessible-name.ts';
import { cleanText } from './clean-text.ts';
import type { Sight } from './sight.ts';
import { visibleText } from './visible-text.ts';

const MAX_NAME = 80;

/**
 * What to call an element: its accessible name, or what a person would go by when the standard gives none. Empty when
 * there is nothing.
 */
export function elementName(element: Element, sight: Sight): string {
  return cleanText(
    accessibleName(element, sight.sees) ||
      ownText(element, sight) ||
      pictureName(element) ||
      textBefore(element, sight) ||
      accessibleName(element, sight.hears),
    MAX_NAME,
  );
}

/** The text of what has no role of its own, such as a clickable `<div>`. What an editor holds is its value. */
function ownText(element: Element, sight: Sight): string {
  return isField(element) ? '' : visibleText(element, sight, MAX_NAME);
}

function isField(element: Element): boolean {
  return (
    isTextField(element) || isSelect(element) || isEditorHost(element) || localNameOf(element) === 'input'
  );
}

/** For a button that is only a picture: its `alt`, `title` or SVG title, wherever inside. */
function pictureName(element: Element): string {
  if (isField(element)) return '';
  const picture = Element.prototype.querySelector.call(
    element,
    'img[alt]:not([alt=""]), [title]:not([title=""]), [aria-label]:not([aria-label=""]), svg > title',
  );
  if (!picture) return '';
  return (
    ['alt', 'aria-label', 'title'].map(name => attributeOf(picture, name)).find(Boolean) ??
    picture.textContent ??
    ''
  );
}

/** The text right before an unlabelled field, in its row at most: what a person takes for its label. */
function textBefore(element: Element, sight: Sight): string {
  if (!isField(element)) return '';
  let at = element;
  for (let level = 0; level < 3; level += 1) {
    const parent = composedParent(at);
    if (!parent) return '';
    const siblings = [...composedChildren(parent)];
    const before = siblings.slice(0, siblings.indexOf(at)).reverse();
    const text = before
      .map(node => (isElement(node) && hasField(node) ? '' : visibleText(node, sight, MAX_NAME)))
      .find(Boolean);
    if (text) return text.length <= MAX_NAME ? text.replace(/[:：*\s]+$/u, '') : '';
    at = parent;
  }
  return '';
}

function hasField(element: Element): boolean {
  return Element.prototype.querySelector.call(element, 'input, select, textarea, [contenteditable]') !== null;
}

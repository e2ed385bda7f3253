import { composedChildren, composedParent } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { labelsOf } from '../dom/native-name.ts';
import type { Visibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';

const MAX_NAME = 80;

/** A widget is drawn beside the field that it stands for, or has one more box around it. */
const LEVELS = 4;

const FIELD = 'select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])';
const WIDGET = '[role=combobox], [role=listbox], [role=textbox], [contenteditable], input, textarea';

/**
 * The hidden field in whose place a script has put its own, as kits for lists, tags and code do: the page's label is tied to
 * that one.
 */
export function replacedField(widget: Element, visibility: Visibility): Element | undefined {
  if (!isMatching(widget, WIDGET)) return undefined;
  let at = widget;
  for (let level = 0; level < LEVELS; level += 1) {
    const parent = composedParent(at);
    if (!parent || isMatching(at, 'body, form, tr, fieldset')) return undefined;
    const siblings = [...composedChildren(parent)].filter(isElement);
    const place = siblings.indexOf(at);
    const beside = [siblings[place - 1], siblings[place + 1]];
    const found = beside.find(each => each && isMatching(each, FIELD) && !visibility.sees(each));
    if (found) return found;
    at = parent;
  }
  return undefined;
}

/** The visible label of the field, or the name that it has for all programs. */
export function replacedFieldName(widget: Element, visibility: Visibility): string {
  const field = replacedField(widget, visibility);
  if (!field) return '';
  const labels = labelsOf(field).map(label => visibleText(label, visibility, MAX_NAME).trim());
  return (labels.find(Boolean) || attributeOf(field, 'aria-label') || '').replace(/[*＊:：\s]+$/u, '');
}

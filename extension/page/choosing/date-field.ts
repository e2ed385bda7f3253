import { closestComposed, composedParent } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { attributeOf, bodyOf, isMatching } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { visibleText } from '../visibility/visible-text.ts';
import { dateSegments, segmentsText, textFieldsIn } from './date-segments.ts';

const BOX_LEVELS = 4;

/** The box of a date field: as far out as there are no more than the two fields of a range in it. */
export function dateBox(element: Element): Element {
  const own = textFieldsIn(element).length;
  let box = element;
  for (let level = 0; level < BOX_LEVELS; level += 1) {
    const parent = composedParent(box);
    if (!parent || parent === bodyOf(document) || isMatching(parent, 'form, main, section, dialog')) break;
    const count = textFieldsIn(parent).length;
    // A second field of its own, such as that of a range, comes with the first and not with a label of its own.
    if (
      count > 2 ||
      (count > Math.max(own, 1) && Element.prototype.querySelectorAll.call(parent, 'label').length > 0)
    )
      break;
    box = parent;
  }
  return box;
}

/** All that tells what a date field holds: its values, its text, and the name of the button that opens it. */
export function dateTexts(element: Element): string[] {
  const box = dateBox(element);
  const values = [...textFieldsIn(box).map(field => field.value)];
  const named = closestComposed(element, at => attributeOf(at, 'aria-label') !== null);
  const hidden = [...Element.prototype.querySelectorAll.call(box, 'input[aria-hidden=true]')];
  return [
    ...dateSegments(element).map(segmentsText),
    ...values,
    ...hidden.filter(isInput).map(field => field.value),
    visibleText(box, createVisibility(), 200),
    (named && attributeOf(named, 'aria-label')) ?? '',
  ].filter(Boolean);
}

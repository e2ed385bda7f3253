import { composedParent } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';

/** So many boxes of one character each are where a code is typed. */
const FEWEST_BOXES = 3;

/** The boxes stand in one parent, or each in a wrapper of its own. */
const LEVELS = 3;

/** Whether a field is one of a row of boxes that take a character each, as one-time codes and PINs are asked for. */
export function isCodeBox(field: Element): boolean {
  if (!isInput(field) || field.maxLength !== 1) return false;
  let around = composedParent(field);
  for (let level = 0; around && level < LEVELS; level += 1) {
    if (Element.prototype.querySelectorAll.call(around, 'input[maxlength="1"]').length >= FEWEST_BOXES)
      return true;
    around = composedParent(around);
  }
  return false;
}

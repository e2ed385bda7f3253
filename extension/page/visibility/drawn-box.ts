import { rectOf } from '../dom/box.ts';
import { composedAncestry, walkComposed } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import type { Visibility } from './visibility.ts';

const LEVELS = 4;
const SMALLEST = 8;

/** Kits draw a choice, the thumb of a slider and the digits of a code themselves. */
const DRAWN = '[role=combobox], [type=range], [autocomplete=one-time-code]';

/**
 * The box that a page draws for a field whose own input nobody sees. Undefined where the box would be that of another
 * field as well.
 */
export function drawnBoxOf(element: Element, visibility: Visibility): Element | undefined {
  if (!isInput(element) || !isMatching(element, DRAWN)) return undefined;
  for (const box of [...composedAncestry(element)].slice(1, LEVELS + 1)) {
    if (isMatching(box, 'form, fieldset, label') || holdsOtherField(box, element)) return undefined;
    const { width, height } = rectOf(box);
    if (width > SMALLEST && height > SMALLEST && visibility.sees(box)) return box;
  }
  return undefined;
}

function holdsOtherField(box: Element, own: Element): boolean {
  let isFound = false;
  walkComposed(box, element => {
    isFound ||= element !== own && isMatching(element, FIELDS);
    return !isFound;
  });
  return isFound;
}

const FIELDS = 'input:not([type=hidden]), select, textarea, [role=combobox], [role=textbox], [role=listbox]';

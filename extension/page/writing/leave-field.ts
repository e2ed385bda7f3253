import { deepestFocus } from '../dom/active-elements.ts';
import { composedAncestry } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { attributeOf, dispatch, hasAttribute, isMatching } from '../dom/native-dom.ts';
import { settle } from '../timing/settle.ts';

/** Takes the focus off a field and waits: many pages accept and check input only then. */
export async function leaveField(field: HTMLElement): Promise<void> {
  if (deepestFocus() !== field) return;
  let isReported = false;
  const watching = new AbortController();
  field.addEventListener('blur', () => (isReported = true), { capture: true, signal: watching.signal });
  HTMLElement.prototype.blur.call(field);
  watching.abort();
  // Browsers fire focus events only in the focused window, not while the person is in the panel.
  if (!isReported) for (const event of lossOfFocus()) dispatch(field, event);
  await settle();
}

function lossOfFocus(): FocusEvent[] {
  return [
    new FocusEvent('blur', { composed: true }),
    new FocusEvent('focusout', { bubbles: true, composed: true }),
  ];
}

/** Suggestions need a field to stay open, and one focused by the page, such as a cell's editor, may vanish. */
export function isLeftAfterwards(field: Element, hadFocus: boolean): boolean {
  if (!isInput(field) || isSuggesting(field)) return false;
  if (!hadFocus) return true;
  return isForNumber(field) && ![...composedAncestry(field)].some(at => isMatching(at, CELL));
}

const SUGGESTING =
  '[role=combobox], [role=searchbox], [type=search], [list], [aria-autocomplete]:not([aria-autocomplete=none])';

function isSuggesting(field: Element): boolean {
  const opens = attributeOf(field, 'aria-haspopup');
  const mayOpen = opens !== null && !/^(false|dialog|grid)$/u.test(opens);
  return isMatching(field, SUGGESTING) || mayOpen || attributeOf(field, 'aria-expanded') === 'true';
}

const NUMERIC = '[type=number], [role=spinbutton], [inputmode=numeric], [inputmode=decimal]';
const CELL = 'td, [role=gridcell], [role=cell]';

function isForNumber(field: Element): boolean {
  return (
    isMatching(field, NUMERIC) || hasAttribute(field, 'aria-valuemin') || hasAttribute(field, 'aria-valuemax')
  );
}

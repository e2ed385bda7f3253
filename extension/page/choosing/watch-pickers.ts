import { isWithin } from '../dom/composed-tree.ts';
import { isMatching, queryAllIn, textOf } from '../dom/native-dom.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Calendars and clocks of kits. Not lists of suggestions, where Enter would search. */
const PICKERS = '[role=grid], [role=dialog], [class*=picker i], [class*=calendar i]';

export interface PickerWatch {
  isOpen(): boolean;
  isOfTimes(): boolean;
}

export function watchPickers(field: Element): PickerWatch {
  const before = new Set(seenPickers(field));
  const opened = () => seenPickers(field).filter(picker => !before.has(picker));
  return {
    isOpen: () => opened().some(picker => !isMatching(picker, '[role=dialog]') || isOfTimes(picker)),
    isOfTimes: () => opened().some(isOfTimes),
  };
}

/** Days, months and hours stand in rows and columns, or are many numbers. */
function isOfTimes(picker: Element): boolean {
  const rows = '[role=grid], [role=gridcell], [role=row], [role=radio], [role=option], table, td, li';
  if (isMatching(picker, rows) || Element.prototype.querySelector.call(picker, rows)) return true;
  return (textOf(picker).match(/\d+/gu) ?? []).length >= FEWEST_NUMBERS;
}

const FEWEST_NUMBERS = 6;

function seenPickers(field: Element): Element[] {
  const visibility = createVisibility();
  const pickers: Iterable<Element> = Document.prototype.querySelectorAll.call(document, PICKERS);
  return [...pickers].filter(
    picker => !isWithin(field, picker) && visibility.sees(picker) && !isListOfOptions(picker),
  );
}

function isListOfOptions(picker: Element): boolean {
  return (
    queryAllIn(picker, '[role=option]').length > 0 && queryAllIn(picker, '[role=grid], table').length === 0
  );
}

import { isWithin } from '../dom/composed-tree.ts';
import { queryAllIn, textOf } from '../dom/unshadowed.ts';
import { createSight } from '../sight/sight.ts';

/** What kits make their calendars and clocks of. A list of suggestions is none: Enter would search for one. */
const PICKERS = '[role=grid], [role=dialog], [class*=picker i], [class*=calendar i]';

/** Starts to watch whether a picker opens that was not seen before. */
export function watchPickers(field: Element): { isOpen(): boolean } {
  const before = new Set(seenPickers(field));
  return { isOpen: () => seenPickers(field).some(picker => !before.has(picker) && isOfTimes(picker)) };
}

/** Days, months or hours are in rows and columns, or are numbers; another dialog may send what Enter confirms. */
function isOfTimes(picker: Element): boolean {
  const rows = '[role=grid], [role=gridcell], [role=row], [role=radio], [role=option], table, td, li';
  if (Element.prototype.matches.call(picker, rows)) return true;
  if (Element.prototype.querySelector.call(picker, rows)) return true;
  return (textOf(picker).match(/\d+/gu) ?? []).length >= FEWEST_NUMBERS;
}

const FEWEST_NUMBERS = 6;

function seenPickers(field: Element): Element[] {
  const sight = createSight();
  const pickers: Iterable<Element> = Document.prototype.querySelectorAll.call(document, PICKERS);
  return [...pickers].filter(
    picker => !isWithin(field, picker) && sight.sees(picker) && !isListOfOptions(picker),
  );
}

function isListOfOptions(picker: Element): boolean {
  return (
    queryAllIn(picker, '[role=option]').length > 0 && queryAllIn(picker, '[role=grid], table').length === 0
  );
}

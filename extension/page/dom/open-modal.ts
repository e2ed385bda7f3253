import { rectOf } from './box.ts';
import { isWithin } from './composed-tree.ts';
import { topElementAt } from './top-element.ts';
import { queryAllIn } from './unshadowed.ts';

/**
 * The modal `<dialog>` that was opened last, behind which everything is inert, other modal dialogs as well. Nothing
 * tells which that is but that a press on its middle meets it.
 */
export function openModal(): Element | undefined {
  const modals = [...queryAllIn(document, 'dialog:modal')];
  return modals.findLast(modal => modals.length > 1 && isMet(modal)) ?? modals.at(-1);
}

function isMet(modal: Element): boolean {
  const { left, top, width, height } = rectOf(modal);
  const met = topElementAt({ x: left + width / 2, y: top + height / 2 });
  return met !== undefined && isWithin(met, modal);
}

import { rectOf } from './box.ts';
import { isWithin } from './composed-tree.ts';
import { isMatching } from './native-dom.ts';
import { topElementAt } from './top-element.ts';

/**
 * The modal `<dialog>` that was opened last, behind which everything is inert, other modal dialogs as well. Nothing
 * tells which that is but that a press on its middle meets it.
 */
export function openModal(): Element | undefined {
  // The browser remembers such a list, while any other it makes by going through the whole document.
  const dialogs = Document.prototype.getElementsByTagName.call(document, 'dialog');
  const modals = [...dialogs].filter(dialog => isMatching(dialog, ':modal'));
  const isMet = (modal: Element) => {
    const { left, top, width, height } = rectOf(modal);
    const met = topElementAt({ x: left + width / 2, y: top + height / 2 });
    return met && isWithin(met, modal);
  };
  return modals.findLast(isMet) ?? modals.at(-1);
}

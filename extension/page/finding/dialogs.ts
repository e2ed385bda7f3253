import { cleanText } from '../dom/clean-text.ts';
import { MARKS_TAG } from '../dom/composed-tree.ts';
import { isMatching, localNameOf, queryAllIn } from '../dom/native-dom.ts';
import { accessibleName } from '../naming/accessible-name.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], [popover]:popover-open';

export function openDialogs(
  visibility: Visibility = createVisibility(),
  roots: readonly (Document | ShadowRoot)[] = [document],
): Element[] {
  const dialogs = roots.flatMap(root => [...queryAllIn(root, DIALOGS)]);
  return dialogs.filter(dialog => isOpenDialog(dialog, visibility));
}

export function isOpenDialog(element: Element, visibility: Visibility): boolean {
  return isMatching(element, DIALOGS) && visibility.sees(element) && !isOurs(element);
}

export function dialogName(dialog: Element, visibility: Visibility): string {
  return cleanText(accessibleName(dialog, visibility.sees), 40);
}

/** The layer that we draw marks in is a popover too. */
function isOurs(element: Element): boolean {
  return localNameOf(element) === MARKS_TAG;
}

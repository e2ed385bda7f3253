import { cleanText } from '../dom/clean-text.ts';
import { isOwnHost } from '../dom/composed-tree.ts';
import { isMatching, queryAllIn } from '../dom/native-dom.ts';
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
  return isMatching(element, DIALOGS) && visibility.sees(element) && !isOwnHost(element);
}

export function dialogName(dialog: Element, visibility: Visibility): string {
  return cleanText(accessibleName(dialog, visibility), 40);
}

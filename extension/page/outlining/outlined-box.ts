import { closestComposed, composedAncestry, composedParent, isWithin } from '../dom/composed-tree.ts';
import { comesBefore } from '../dom/composed-walk.ts';
import { bodyOf, documentElementOf, isMatching, queryAllIn, rootOf } from '../dom/native-dom.ts';
import { rowAround } from '../identity/tree-paths.ts';

/** What says what a target is about. */
export interface OutlinedBox {
  element: Element;
  /** A row or card: all of it is about one thing. */
  isOneThing: boolean;
}

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog]';

const PARTS = `${DIALOGS}, form, fieldset, section, details, [role=form], [role=region], [role=tabpanel]`;

const SHELLS = 'main, [role=main], nav, [role=navigation]';

/** With more, a row is one of a layout, and says as little as the page. */
const MOST_IN_ROW = 120;
const MOST_IN_PART = 1_500;

/** `likes`: others that the outline calls the same. */
export function outlinedBox(element: Element, likes: readonly Element[]): OutlinedBox | undefined {
  const row = rowAround(element);
  const thing = row && !isMatching(row, DIALOGS) ? row : cardAround(element, likes);
  if (thing && sizeOf(thing) <= MOST_IN_ROW) return { element: thing, isOneThing: true };
  const part = closestComposed(element, at => at !== element && isMatching(at, PARTS));
  return part && sizeOf(part) <= MOST_IN_PART ? { element: part, isOneThing: false } : undefined;
}

/** The widest box that holds none of the likes. */
function cardAround(element: Element, likes: readonly Element[]): Element | undefined {
  if (likes.length === 0) return undefined;
  let card: Element | undefined;
  for (const at of [...composedAncestry(element)].slice(1)) {
    if (isShell(at) || likes.some(like => isWithin(like, at))) return card;
    card = at;
  }
  return card;
}

function isShell(element: Element): boolean {
  if (element === bodyOf(document) || element === documentElementOf(document)) return true;
  return isMatching(element, SHELLS);
}

function sizeOf(box: Element): number {
  return queryAllIn(box, '*').length;
}

/** The nearest heading above that is one of what the target is in, and not of another part beside it. */
export function headingAbove(element: Element): Element | undefined {
  const root = rootOf(element);
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const headings = [...queryAllIn(root, 'h1, h2, h3, h4, h5, h6, [role=heading]')];
  return headings.findLast(
    heading =>
      isWithin(element, partOf(heading)) && comesBefore(heading, element) && heading.checkVisibility(),
  );
}

function partOf(heading: Element): Element {
  const parent = composedParent(heading) ?? heading;
  return isMatching(parent, 'header, hgroup') ? (composedParent(parent) ?? parent) : parent;
}

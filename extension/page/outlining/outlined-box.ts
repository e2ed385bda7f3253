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

const DIALOGS = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]';

const PARTS =
  'form, fieldset, section, details, aside, [role=form], [role=region], [role=tabpanel], [role=status], [role=alert], [role=menu]';

const SHELLS = 'main, [role=main], nav, [role=navigation]';

/** With more, a row is one of a layout, and says as little as the page. */
const MOST_IN_ROW = 120;
const MOST_IN_PART = 300;
/** What stands around a control that is in no part of its own. */
const MOST_NEARBY = 30;

/** `likes`: others that the outline calls the same. */
export function outlinedBoxes(element: Element, likes: readonly Element[]): OutlinedBox[] {
  const row = rowAround(element);
  const thing = row && !isMatching(row, DIALOGS) ? row : cardAround(element, likes);
  const isThing = thing !== undefined && sizeOf(thing) <= MOST_IN_ROW;
  const dialog = around(element, DIALOGS);
  const part = dialog ?? (isThing ? undefined : (around(element, PARTS) ?? nearby(element)));
  return [
    ...(isThing ? [{ element: thing, isOneThing: true }] : []),
    ...(part && sizeOf(part) <= MOST_IN_PART ? [{ element: part, isOneThing: false }] : []),
  ];
}

function around(element: Element, selector: string): Element | undefined {
  return closestComposed(element, at => at !== element && isMatching(at, selector));
}

/** The widest box that holds none of the likes. */
function cardAround(element: Element, likes: readonly Element[]): Element | undefined {
  if (likes.length === 0) return undefined;
  return widestAround(element, at => !likes.some(like => isWithin(like, at)));
}

function nearby(element: Element): Element | undefined {
  return widestAround(element, at => sizeOf(at) <= MOST_NEARBY);
}

function widestAround(element: Element, isFit: (at: Element) => boolean): Element | undefined {
  let widest: Element | undefined;
  for (const at of [...composedAncestry(element)].slice(1)) {
    if (isShell(at) || !isFit(at)) return widest;
    widest = at;
  }
  return widest;
}

function isShell(element: Element): boolean {
  if (element === bodyOf(document) || element === documentElementOf(document)) return true;
  return isMatching(element, SHELLS);
}

function sizeOf(box: Element): number {
  return queryAllIn(box, '*').length;
}

/** The nearest heading above that is one of what the target is in, and not of another part beside it; otherwise that of the page. */
export function headingAbove(element: Element): Element | undefined {
  const root = rootOf(element);
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const above = [...queryAllIn(root, 'h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
    heading => comesBefore(heading, element) && heading.checkVisibility(),
  );
  const own = above.findLast(heading => isWithin(element, partOf(heading)));
  return own ?? above.find(heading => isMatching(heading, 'h1'));
}

function partOf(heading: Element): Element {
  const parent = composedParent(heading) ?? heading;
  return isMatching(parent, 'header, hgroup') ? (composedParent(parent) ?? parent) : parent;
}

/** The row that names the columns of the table around. */
export function headerRow(element: Element): Element | undefined {
  const table = around(element, 'table, [role=grid], [role=table], [role=treegrid]');
  const [first] = table ? queryAllIn(table, 'tr, [role=row]') : [];
  const isHeader = first && queryAllIn(first, 'th, [role=columnheader]').length > 0;
  return isHeader && !isWithin(element, first) ? first : undefined;
}

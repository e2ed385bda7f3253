import {
  closestComposed,
  composedAncestry,
  composedChildren,
  composedParent,
  isWithin,
} from '../dom/composed-tree.ts';
import { comesBefore } from '../dom/composed-walk.ts';
import { isElement, isText } from '../dom/element-types.ts';
import { bodyOf, documentElementOf, isMatching, queryAllIn, rootOf } from '../dom/native-dom.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { rowAround } from '../identity/tree-paths.ts';
import { flatThing, isFilledBy, lineAround } from './visual-line.ts';

/**
 * What says what a target is about. `thing`: a row, a card or a line of a grid, all of which is about one thing. `line`: words and
 * links beside it. `part`: a dialog, a form or what stands around.
 */
export interface OutlinedBox {
  kind: 'thing' | 'line' | 'part';
  /** Nodes of one parent. */
  roots: readonly Node[];
  /** The keys of the lines that count; all of them when absent. */
  only?: ReadonlySet<string>;
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
  const thing = thingAround(element, likes);
  const dialog = around(element, DIALOGS);
  const part = dialog ?? (thing ? undefined : (around(element, PARTS) ?? nearby(element)));
  const line = thing ? undefined : lineBeside(element);
  return [
    ...(thing ? [{ kind: 'thing', roots: thing } as const] : []),
    ...(line ? [line] : []),
    ...(part && sizeOf(part) <= MOST_IN_PART ? [{ kind: 'part', roots: [part] } as const] : []),
  ];
}

function thingAround(element: Element, likes: readonly Element[]): readonly Node[] | undefined {
  const row = rowAround(element);
  const box = row && !isMatching(row, DIALOGS) ? row : cardAround(element, likes);
  if (box && (box === row || !isFilledBy(box, element)))
    return sizeOf(box) <= MOST_IN_ROW ? [box] : undefined;
  const line = likes.length > 0 ? flatThing(box ?? element, likes) : undefined;
  const size = line?.nodes.filter(isElement).reduce((sum, node) => sum + sizeOf(node) + 1, 0) ?? 0;
  return size <= MOST_IN_ROW ? line?.nodes : undefined;
}

/** Read with what is around it, as labels and cards have words of what is in them. */
function lineBeside(element: Element): OutlinedBox | undefined {
  const line = lineAround(element, MOST_IN_ROW);
  const parent = line && composedParent(line.nodes[0] ?? element);
  if (!line || !parent) return undefined;
  const near = nearby(element);
  const box = near && isWithin(parent, near) ? near : parent;
  return { kind: 'line', roots: [box], only: new Set(line.nodes.flatMap(keysWithin)) };
}

function keysWithin(node: Node): string[] {
  if (isText(node)) return [`t${numberOf(node)}`];
  return isElement(node) ? [`n${numberOf(node)}`, ...[...composedChildren(node)].flatMap(keysWithin)] : [];
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

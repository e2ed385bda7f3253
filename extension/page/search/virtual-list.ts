import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, walkComposed } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import {
  attributeOf,
  childNodesOf,
  clientHeightOf,
  documentElementOf,
  scrollHeightOf,
  textOf,
} from '../dom/native-dom.ts';
import { startTime } from '../timing/time-slicer.ts';

/** A list that draws only the rows near the view. */
export interface VirtualList {
  scroller: Element;
  rows(): Element[];
  total: number;
}

export function findVirtualList(): VirtualList | undefined {
  const time = startTime(TIME_TO_LOOK);
  const latest = startTime(MAX_TIME);
  let looked = 0;
  const lists: { list: VirtualList; area: number }[] = [];
  walkComposed(documentElementOf(document), element => {
    if (looked >= FEWEST_LOOKED_AT && !latest.isLeft()) return false;
    const list = isLong(element) ? virtualListIn(element) : undefined;
    const { width, height } = rectOf(element);
    if (list) lists.push({ list, area: width * height });
    looked += 1;
    return looked < FEWEST_LOOKED_AT || time.isLeft();
  });
  return lists.sort((one, other) => other.area - one.area)[0]?.list;
}

/** Milliseconds; on too large a page, a list near the end is not reported. */
const TIME_TO_LOOK = 150;
/** Milliseconds after which siblings of searched elements are skipped too. */
const MAX_TIME = 400;
/** The minimum of elements, however slow the machine is. */
const FEWEST_LOOKED_AT = 3_000;

function isLong(element: Element): boolean {
  if (scrollHeightOf(element) < clientHeightOf(element) * 2 || clientHeightOf(element) === 0) return false;
  const isPage = element === document.scrollingElement;
  return isPage || /auto|scroll|overlay|hidden/u.test(getComputedStyle(element).overflowY);
}

const FEWEST_ROWS = 3;

/** Rows that fill less than half of the scroll height leave room for others. */
function virtualListIn(scroller: Element): VirtualList | undefined {
  const box = boxOfRows(scroller);
  const rows = () => (box ? rowsIn(box) : []);
  const drawn = rows();
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last || drawn.length < FEWEST_ROWS) return undefined;
  const isPage = scroller === document.scrollingElement;
  if (isPage && rectOf(first).width < innerWidth * 0.4) return undefined;
  if (!box || roomAround(box, scroller) < scrollHeightOf(scroller) * 0.7) return undefined;
  const extent = rectOf(last).bottom - rectOf(first).top;
  if (extent <= 0 || extent * 2 > scrollHeightOf(scroller)) return undefined;
  const estimate = Math.round((scrollHeightOf(scroller) / extent) * drawn.length);
  return { scroller, rows, total: declaredCount(first) ?? estimate };
}

function roomAround(box: Element, scroller: Element): number {
  let room = box;
  for (let at = composedParent(box); at && room !== scroller; at = composedParent(at)) {
    const others = [...childNodesOf(at)].filter(isElement).filter(child => child !== room);
    if (others.some(other => textOf(other).trim() !== '')) break;
    room = at;
  }
  return room === scroller ? scrollHeightOf(scroller) : rectOf(room).height;
}

/** A larger box is drawn whole. */
const MAX_ROWS = 500;

function boxOfRows(scroller: Element): Element | undefined {
  let best: { box: Element; count: number } | undefined;
  walkComposed(scroller, element => {
    const count = rowsIn(element).length;
    if (count > (best?.count ?? 0)) best = { box: element, count };
    return count < FEWEST_ROWS;
  });
  return best?.box;
}

function rowsIn(box: Element): Element[] {
  const nodes = childNodesOf(box);
  if (nodes.length > MAX_ROWS) return [];
  const children = [...nodes].filter(isElement).map(element => ({ element, rect: rectOf(element) }));
  const heights = children.map(({ rect }) => rect.height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return children
    .filter(({ rect: { width, height } }) => width > 0 && height > 0 && height < usual * 8)
    .sort((one, other) => one.rect.top - other.rect.top)
    .map(({ element }) => element);
}

function declaredCount(row: Element): number | undefined {
  for (const at of composedAncestry(row)) {
    const count = Number(attributeOf(at, 'aria-setsize') ?? attributeOf(at, 'aria-rowcount') ?? 0);
    if (count > 0) return count;
  }
  return undefined;
}

import { rectOf } from '../dom/box.ts';
import { composedAncestry, composedParent, firstChildren } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { nextSiblingOf, previousSiblingOf } from '../dom/native-dom.ts';
import { topElementAt } from '../dom/top-element.ts';

/** Points of the view: its middle, and where bars and dialogs are, which may be inside a part that is far away. */
const ACROSS = [0.5, 0.05, 0.95];
const DOWN = [0.5, 0.97, 0.03];

/**
 * Tells what stands in view, or so many pixels above or below it, parents first and in the order of the page, without a
 * look at all the rest: what is on top at some points, what that is in, and what is near beside it and inside.
 */
export function createViewing(
  isTimeForPoints: TimeTeller,
): (margin: number, isTimeLeft: TimeTeller) => Element[] {
  const ways = waysToPoints(isTimeForPoints);
  return (margin, isTimeLeft) => {
    const isNear = createNearness(margin);
    const shown: Element[] = [];
    const stack = nearIn(document, ways, isNear).reverse();
    for (let at = stack.pop(); at && (shown.length < FEWEST || isTimeLeft()); at = stack.pop()) {
      shown.push(at);
      stack.push(...nearIn(at, ways, isNear).reverse());
    }
    return shown;
  };
}

type TimeTeller = () => boolean;

/** So many are looked at, and the points in the middle, however slow the machine is. */
const FEWEST = 500;

/** From a box to those in it that hold something that was hit. */
type Ways = ReadonlyMap<Node, ReadonlySet<Element>>;

function waysToPoints(isTimeLeft: TimeTeller): Ways {
  const ways = new Map<Node, Set<Element>>();
  for (const across of ACROSS) {
    for (const down of DOWN) {
      const isTaken = across === ACROSS[0] || isTimeLeft();
      const top = isTaken ? topElementAt({ x: across * innerWidth, y: down * innerHeight }) : undefined;
      for (const element of top ? composedAncestry(top) : []) addWay(ways, element);
    }
  }
  return ways;
}

function addWay(ways: Map<Node, Set<Element>>, element: Element): void {
  const box = composedParent(element) ?? document;
  const known = ways.get(box) ?? new Set();
  ways.set(box, known.add(element));
}

/** Of more children than this only those around the ones that were hit are looked at: lists are thousands long. */
const MOST = 200;

type Nearness = (element: Element) => boolean;

function nearIn(box: Node, ways: Ways, isNear: Nearness): Element[] {
  const hit = ways.get(box) ?? new Set();
  const first = firstChildren(box, MOST + 1).filter(isElement);
  const isLong = first.length > MOST && hit.size > 0;
  const children = isLong ? [...new Set([...hit].flatMap(each => runAround(each, isNear)))] : first;
  return children.filter(child => hit.has(child) || isNear(child));
}

function runAround(hit: Element, isNear: Nearness): Element[] {
  const [before, after] = [previousSiblingOf, nextSiblingOf].map(next => {
    const run: Element[] = [];
    for (let at = next(hit); at && run.length < MOST; at = next(at)) {
      if (!isElement(at)) continue;
      if (!isNear(at)) break;
      run.push(at);
    }
    return run;
  });
  return [...(before ?? []).reverse(), hit, ...(after ?? [])];
}

/** A box without a size says nothing of where its content is, unless it is not drawn at all. */
function createNearness(margin: number): Nearness {
  const [above, below] = [-margin, innerHeight + margin];
  return element => {
    const { top, bottom, width, height } = rectOf(element);
    if (width > 0 && height > 0) return bottom > above && top < below;
    const isDrawn = Element.prototype.checkVisibility.call(element);
    return isDrawn || getComputedStyle(element).display === 'contents';
  };
}

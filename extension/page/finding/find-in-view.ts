import { openModal, topElementAt } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import {
  composedAncestry,
  composedParent,
  firstChildren,
  isWithin,
  shadowRootOf,
} from '../dom/composed-tree.ts';
import type { ComposedWalk } from '../dom/composed-walk.ts';
import { isElement } from '../dom/element-types.ts';
import { nextSiblingOf, previousSiblingOf } from '../dom/native-dom.ts';
import { startTime } from '../timing/time-slicer.ts';
import type { Candidate } from './candidates.ts';
import { searchBy } from './candidates.ts';

/** Points of the view: its middle, and where bars and dialogs are. */
const ACROSS = [0.5, 0.05, 0.95];

const DOWN = [0.5, 0.97, 0.03];

/** Looked at however slow the machine is. */
const FEWEST = 500;

/** Of longer lists only the children around a hit are looked at. */
const MOST = 200;

/** Milliseconds; nearly all pages take a tenth. */
const TIME_FOR_POINTS = 60;
const TIME_FOR_VIEW = 60;

const MARGINS = [0, 2, 10];

/** The elements in view, or near it where there are too few, in reading order. */
export function findInView(enough: number): Candidate[] {
  const elementsNear = createViewing(startTime(TIME_FOR_POINTS).isLeft);
  const time = startTime(TIME_FOR_VIEW);
  let found: Candidate[] = [];
  for (const margin of MARGINS) {
    const more = candidatesAmong(elementsNear(margin * innerHeight, time.isLeft));
    // A look that was cut short may have found less than the one before.
    if (more.length > found.length) found = more;
    if (found.length >= enough || time.wasShort()) break;
  }
  return found;
}

/** Those whose ancestors are all in the list too; parents first. */
function candidatesAmong(elements: readonly Element[]): Candidate[] {
  const modal = openModal();
  const inQuestion = modal ? elements.filter(element => isWithin(element, modal)) : elements;
  const search = searchBy(onTree => walkAlong(inQuestion, onTree));
  while (search.step());
  return search.found();
}

/** Walks a list of elements, parents first, as if the page had only these. */
function walkAlong(
  elements: readonly Element[],
  onTree: (root: Document | ShadowRoot) => void,
): ComposedWalk {
  const skipped = new Set<Element>();
  let at = 0;
  let last: Element | undefined;
  onTree(document);
  return {
    next() {
      for (let element = elements[at]; element; element = elements[at]) {
        at += 1;
        const parent = composedParent(element);
        if (parent && skipped.has(parent)) {
          skipped.add(element);
          continue;
        }
        const tree = shadowRootOf(element);
        if (tree) onTree(tree);
        last = element;
        return element;
      }
      return undefined;
    },
    skipInside() {
      if (last) skipped.add(last);
    },
  };
}

/** Finds the elements in view, or within a margin of pixels, in page order: hits, their ancestors, and nearby elements. */
function createViewing(isTimeForPoints: TimeCheck): (margin: number, isTimeLeft: TimeCheck) => Element[] {
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

type TimeCheck = () => boolean;

type Ways = ReadonlyMap<Node, ReadonlySet<Element>>;

function waysToPoints(isTimeLeft: TimeCheck): Ways {
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

/** A box without size says nothing of its content's place, unless it is not drawn. */
function createNearness(margin: number): Nearness {
  const [above, below] = [-margin, innerHeight + margin];
  return element => {
    const { top, bottom, width, height } = rectOf(element);
    if (width > 0 && height > 0) return bottom > above && top < below;
    const isDrawn = Element.prototype.checkVisibility.call(element);
    return isDrawn || getComputedStyle(element).display === 'contents';
  };
}

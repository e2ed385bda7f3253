import { isSvgElement } from '../dom/element-types.ts';
import { queryAllIn } from '../dom/native-dom.ts';
import { drawnBoxOf, mayBeDrawn } from '../visibility/seen-rect.ts';
import { createVisibility } from '../visibility/visibility.ts';

export interface Point {
  x: number;
  y: number;
}

type Share = readonly [across: number, down: number];

/** Where in a box to try: its middle, then its parts. */
const TRIED: readonly Share[] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.5, 0.1],
  [0.5, 0.9],
  [0.1, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
  [0.9, 0.1],
];

/** In each of many boxes: hit tests are slow on large pages. */
const TRIED_IN_MANY = TRIED.slice(0, 3);

const MANY = 4;
const MOST = 16;

/** Points of an element in the window. */
export function hitPointsOf(element: Element): Point[] {
  const boxes = boxesOf(element).slice(0, MOST);
  const tried = boxes.length > MANY ? TRIED_IN_MANY : TRIED;
  const inBoxes = boxes.flatMap(box =>
    tried.map(([across, down]) => ({ x: box.left + box.width * across, y: box.top + box.height * down })),
  );
  return [...inBoxes, ...pointsOnLines(element)].filter(
    ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
  );
}

/** A line of a drawing is hit nowhere else in its box. */
function pointsOnLines(element: Element): Point[] {
  if (!isSvgElement(element)) return [];
  return [element, ...queryAllIn(element, 'path, line, polyline')].slice(0, MANY).flatMap(line => {
    const matrix = line instanceof SVGGeometryElement && line.getScreenCTM();
    if (!matrix) return [];
    const length = line.getTotalLength();
    return ON_LINE.map(part => line.getPointAtLength(length * part).matrixTransform(matrix));
  });
}

const ON_LINE: readonly number[] = [0.5, 0.3, 0.7];

/** A link over two lines has two boxes, with nothing in the middle between them. */
function boxesOf(element: Element): DOMRect[] {
  const drawn = mayBeDrawn(element) ? drawnInstead(element) : undefined;
  const boxes = [element, ...(drawn ? [drawn] : [])].flatMap(at => [
    ...Element.prototype.getClientRects.call(at),
  ]);
  const ofContent = boxes.length === 0 ? contentBoxesOf(element) : boxes;
  return ofContent.filter(box => box.width > 0 && box.height > 0);
}

function drawnInstead(element: Element): Element | undefined {
  const visibility = createVisibility();
  return visibility.sees(element) ? undefined : drawnBoxOf(element, visibility);
}

/** `display: contents` leaves an element without boxes of its own. */
function contentBoxesOf(element: Element): DOMRect[] {
  const content = document.createRange();
  content.selectNodeContents(element);
  return [...content.getClientRects()];
}

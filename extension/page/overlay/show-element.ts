import { elementIds } from '../identity/element-ids.ts';
import { scrollPointIntoView } from '../scrolling/point-in-box.ts';
import { scrollIntoView } from '../scrolling/scroller.ts';
import type { ShownPoint } from '../shown-point.ts';
import { drawnBoxOf } from '../visibility/seen-rect.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { type Box, clearBoxes, drawBox } from './boxes.ts';

export function showElement({ elementId }: { elementId: string }): { isShown: boolean } {
  const found = elementIds.find(elementId);
  if (found.status !== 'found') return { isShown: false };
  const box = shownBoxOf(found.element, createVisibility());
  const point = shownPoints.find(each => each.elementId === elementId && isInBox(each));
  if (point) scrollPointIntoView(box, point);
  else scrollIntoView(box);
  return { isShown: true };
}

/** Of the open card. */
let shownPoints: readonly ShownPoint[] = [];

function isInBox({ x, y }: ShownPoint): boolean {
  return [x, y].every(share => share >= 0 && share <= 1);
}

interface Outlined {
  elementIds: readonly string[];
  /** The one pointed at on the card, which stands out. */
  strongId?: string | undefined;
  points?: readonly ShownPoint[] | undefined;
}

export function outline({ elementIds: ids, strongId, points = [] }: Outlined): { outlined: number } {
  clearBoxes('outline');
  shownPoints = points;
  const visibility = createVisibility();
  const found = ids.map(id => ({ id, ...elementIds.find(id) })).filter(each => each.status === 'found');
  for (const { id, element } of found) draw(element, { look: lookOf(id, strongId) });
  for (const { elementId, x, y } of points) {
    const { element } = { element: undefined, ...elementIds.find(elementId) };
    if (!element) continue;
    // Where something is dragged to is no target of the card.
    if (!ids.includes(elementId)) draw(element, { look: 'outline faint' });
    draw(element, { look: 'point', at: { x, y } });
  }
  return { outlined: found.length };

  function draw(element: Element, drawn: Pick<Box, 'look' | 'at'>): void {
    drawBox(shownBoxOf(element, visibility), { layer: 'outline', color: '#0e8a5f', ...drawn });
  }
}

function lookOf(id: string, strongId: string | undefined): Box['look'] {
  if (strongId === undefined) return 'outline';
  return id === strongId ? 'outline strong' : 'outline faint';
}

/** Many kits draw a box for an invisible field. */
export function shownBoxOf(element: Element, visibility: Visibility): Element {
  return visibility.sees(element) ? element : (drawnBoxOf(element, visibility) ?? element);
}

import { elementIds } from '../identity/element-ids.ts';
import { scrollIntoView } from '../scrolling/scroller.ts';
import { drawnBoxOf } from '../visibility/seen-rect.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';
import { type Box, clearBoxes, drawBox } from './boxes.ts';

export function showElement({ elementId }: { elementId: string }): { isShown: boolean } {
  const found = elementIds.find(elementId);
  if (found.status !== 'found') return { isShown: false };
  scrollIntoView(shownBoxOf(found.element, createVisibility()));
  return { isShown: true };
}

interface Outlined {
  elementIds: readonly string[];
  /** The one pointed at on the card, which stands out. */
  strongId?: string | undefined;
}

export function outline({ elementIds: ids, strongId }: Outlined): { outlined: number } {
  clearBoxes('outline');
  const visibility = createVisibility();
  const found = ids.map(id => ({ id, ...elementIds.find(id) })).filter(each => each.status === 'found');
  for (const { id, element } of found)
    drawBox(shownBoxOf(element, visibility), {
      layer: 'outline',
      look: lookOf(id, strongId),
      color: '#7c3aed',
    });
  return { outlined: found.length };
}

function lookOf(id: string, strongId: string | undefined): Box['look'] {
  if (strongId === undefined) return 'outline';
  return id === strongId ? 'outline strong' : 'outline faint';
}

/** Many kits draw a box for an invisible field. */
export function shownBoxOf(element: Element, visibility: Visibility): Element {
  return visibility.sees(element) ? element : (drawnBoxOf(element, visibility) ?? element);
}

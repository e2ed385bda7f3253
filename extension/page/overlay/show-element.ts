import { elementIds } from '../identity/element-ids.ts';
import { scrollIntoView } from '../scrolling/scroll-into-view.ts';
import { createVisibility } from '../visibility/visibility.ts';
import { shownBoxOf } from './outline.ts';

/** Brings an element of this document before the person's eyes. The page notices that it is scrolled, and nothing else. */
export function showElement({ elementId }: { elementId: string }): { isShown: boolean } {
  const found = elementIds.find(elementId);
  if (found.status !== 'found') return { isShown: false };
  scrollIntoView(shownBoxOf(found.element, createVisibility()));
  return { isShown: true };
}

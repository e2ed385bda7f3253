import { elementIds } from './identity/element-ids.ts';
import { clearBoxes, drawBox } from './marking/boxes.ts';

/** Outlines the elements that an open card is about, in place of those outlined before. */
export function outline({ elementIds: ids }: { elementIds: readonly string[] }): { outlined: number } {
  clearBoxes('outline');
  const found = ids.map(id => elementIds.find(id)).filter(result => result.status === 'found');
  for (const { element } of found) drawBox(element, { layer: 'outline', look: 'outline', color: '#7c3aed' });
  return { outlined: found.length };
}

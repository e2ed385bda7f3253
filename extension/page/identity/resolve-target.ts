import type { Language } from '@assent/shared';
import { createSight } from '../sight/sight.ts';
import { elementIds } from './element-ids.ts';
import { findAgain } from './find-again.ts';
import { findByDescription } from './find-by-description.ts';
import { findBySelector } from './find-by-selector.ts';
import { staleElement } from './stale-element.ts';

/** How a target may be named. An id is the surest; the others must fit exactly one element. */
export interface TargetNames {
  elementId?: string | undefined;
  selector?: string | undefined;
  description?: string | undefined;
}

/** The element that a target names, or undefined when it is not in this document. Throws a PageError when it is lost. */
export function resolveElement(target: TargetNames, language: Language): Element | undefined {
  if (target.elementId) return elementOfId(target.elementId, language);
  if (target.selector) return findBySelector(target.selector, language);
  return target.description ? findByDescription(target.description, language) : undefined;
}

/**
 * The element of one of our ids, or the one that the page drew in its place. Throws `StaleElement` when that is gone or
 * in doubt, and names what is most like it.
 */
export function elementOfId(id: string, language: Language): Element | undefined {
  const found = elementIds.find(id);
  if (found.status === 'elsewhere') return undefined;
  if (found.status === 'found') return found.element;
  const again = found.likeness && findAgain(found.likeness, createSight());
  if (!again) throw staleElement(id, found.likeness, language);
  elementIds.replace(id, again);
  return again;
}

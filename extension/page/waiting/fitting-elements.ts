import type { Language } from '@assent/shared';
import { rootsOf } from '../dom/shadow-roots.ts';
import { queryAllIn } from '../dom/unshadowed.ts';
import { elementIds } from '../identity/element-ids.ts';
import { findAgain } from '../identity/find-again.ts';
import { fittingDescription } from '../identity/find-by-description.ts';
import { assertValid } from '../identity/find-by-selector.ts';
import type { TargetNames } from '../identity/resolve-target.ts';
import type { Sight } from '../sight/sight.ts';

/** So many are looked at: a selector may fit everything. */
const MOST_FITTING = 1_000;

/** All that a target may mean in this document, seen or not. Who waits need not be told which of several it is. */
export function fittingElements(target: TargetNames, sight: Sight, language: Language): Element[] {
  const { elementId, selector, description } = target;
  if (elementId) return ofId(elementId, sight);
  if (selector) {
    assertValid(selector, language);
    return rootsOf(document)
      .flatMap(root => [...queryAllIn(root, selector)])
      .slice(0, MOST_FITTING);
  }
  return description ? fittingDescription(description, sight).fitting.map(({ element }) => element) : [];
}

/** The element itself, or what the page has drawn in its place. */
function ofId(id: string, sight: Sight): Element[] {
  const found = elementIds.find(id);
  if (found.status === 'found') return [found.element];
  const again = found.status === 'gone' && found.likeness && findAgain(found.likeness, sight);
  return again ? [again] : [];
}

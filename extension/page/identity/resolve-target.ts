import type { Language } from '@assent/shared';
import { PageError } from '../page-error.ts';
import { elementIds } from './element-ids.ts';
import { findByDescription } from './find-by-description.ts';
import { findBySelector } from './find-by-selector.ts';

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

/** Throws `StaleElement` when the element of one of our ids has left the document. */
export function elementOfId(id: string, language: Language): Element | undefined {
  const found = elementIds.find(id);
  if (found.status === 'gone') throw new PageError('StaleElement', STALE[language](id));
  return found.status === 'found' ? found.element : undefined;
}

const STALE = {
  zh: (id: string) => `元素 ${id} 已不在页面上。请从最新的元素列表里重新选择。`,
  en: (id: string) =>
    `Element ${id} is no longer on the page. Choose again from the newest list of elements.`,
};

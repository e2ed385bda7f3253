import type { Language } from '@assent/shared';
import { PageError } from '../page/page-error.ts';
import type { BoundTarget } from './operation.ts';

/** The element that an operation needs. Throws for a selection or the page, which such an operation never gets. */
export function elementOf(target: BoundTarget): Element {
  if (target.kind === 'element') return target.element;
  throw new PageError('InvalidArgument', 'This action needs an element as its target.');
}

export function disabledError(name: string, language: Language): PageError {
  return new PageError('NotInteractable', DISABLED[language](name));
}

const DISABLED = {
  zh: (name: string) => `“${name}” 已被页面禁用，现在不能操作。请先完成它所依赖的步骤。`,
  en: (name: string) => `"${name}" is disabled by the page. Do first what it depends on.`,
};

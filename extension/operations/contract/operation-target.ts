import { message } from '../../messages/message.ts';
import { PageError } from '../../page/page-error.ts';
import type { BoundTarget } from './operation.ts';

/** Throws for a selection or the page, which `emptyTarget: 'none'` rules out. */
export function elementOf(target: BoundTarget): Element {
  if (target.kind === 'element') return target.element;
  throw new PageError('InvalidArgument', 'This action needs an element as its target.');
}

export function disabledError(name: string): PageError {
  return new PageError('NotInteractable', message('target.disabled', { name }));
}

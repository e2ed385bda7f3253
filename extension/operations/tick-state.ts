import { isInput } from '../page/dom/element-types.ts';
import { attributeOf } from '../page/dom/unshadowed.ts';

/** How a tick box, radio button or switch stands. */
export type TickState = 'on' | 'off' | 'mixed';

/** Undefined for what has no such state, or keeps it where a content script cannot see it. */
export function tickState(element: Element): TickState | undefined {
  if (isInput(element) && /^(checkbox|radio)$/u.test(element.type)) {
    if (element.indeterminate) return 'mixed';
    return element.checked ? 'on' : 'off';
  }
  const said = attributeOf(element, 'aria-checked') ?? attributeOf(element, 'aria-pressed');
  if (said === null) return undefined;
  if (said === 'mixed') return 'mixed';
  return said === 'true' ? 'on' : 'off';
}

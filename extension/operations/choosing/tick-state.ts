import { rectOf } from '../../page/dom/box.ts';
import { isClickTarget } from '../../page/dom/click-target.ts';
import { walkComposed } from '../../page/dom/composed-tree.ts';
import { isElement, isInput } from '../../page/dom/element-types.ts';
import { attributeOf, isMatching, localNameOf, previousSiblingOf } from '../../page/dom/native-dom.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

/** How a tick box, radio button or switch stands. */
export type TickState = 'on' | 'off' | 'mixed';

/** Undefined for what has no such state, or keeps it where a content script cannot see it. */
export function tickState(element: Element): TickState | undefined {
  if (isInput(element) && /^(checkbox|radio)$/u.test(element.type)) {
    if (element.indeterminate) return 'mixed';
    return element.checked ? 'on' : 'off';
  }
  const said = attributeOf(element, 'aria-checked') ?? attributeOf(element, 'aria-pressed');
  const hidden = said === null ? hiddenTick(element) : undefined;
  if (hidden) return hidden.checked ? 'on' : 'off';
  if (said === null) return isSilentRadio(element) ? drawnState(element) : undefined;
  if (said === 'mixed') return 'mixed';
  return said === 'true' ? 'on' : 'off';
}

/** The native box that a page hides, and draws its own for right after it: what it holds is what will be sent. */
export function hiddenTick(element: Element): HTMLInputElement | undefined {
  const before = previousSiblingIn(element);
  if (!before || !isInput(before) || !/^(checkbox|radio)$/u.test(before.type)) return undefined;
  const isDrawn = interactiveRole(element) === undefined && isClickTarget(element);
  return isDrawn && rectOf(before).width <= 1 && !createVisibility().sees(before) ? before : undefined;
}

function previousSiblingIn(element: Element): Element | undefined {
  let at = previousSiblingOf(element);
  while (at && !isElement(at)) at = previousSiblingOf(at);
  return at ?? undefined;
}

/**
 * A radio button that is a custom element and takes part in forms, but tells its state to the browser alone (Material
 * Web). A press on one only ever chooses it.
 */
export function isSilentRadio(element: Element): boolean {
  if (!/^[a-z]+-(.*-)?radio(-button)?$/u.test(localNameOf(element))) return false;
  const isTold = attributeOf(element, 'aria-checked') !== null || attributeOf(element, 'role') !== null;
  // Of custom elements only those of forms are enabled or disabled.
  return !isTold && isMatching(element, ':enabled, :disabled');
}

/** By what it draws in itself. That it draws nothing of the kind says little. */
function drawnState(element: Element): TickState {
  let isDrawn = false;
  walkComposed(element, inner => {
    isDrawn ||= isMatching(inner, '.checked, .selected, [checked]');
    return !isDrawn;
  });
  return isDrawn ? 'on' : 'off';
}

import { rectOf } from '../dom/box.ts';
import { isClickTarget } from '../dom/click-target.ts';
import { isElement, isInput } from '../dom/element-types.ts';
import { previousSiblingOf } from '../dom/native-dom.ts';
import { interactiveRole } from '../dom/role.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** The hidden native box before its drawn replacement: the form sends its value. */
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

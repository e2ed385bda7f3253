import { message } from '../../messages/message.ts';
import { rectOf } from '../../page/dom/box.ts';
import { labelsOf } from '../../page/dom/native-name.ts';
import { hitTest } from '../../page/finding/hit-point.ts';
import { shortName } from '../../page/naming/short-name.ts';
import { PageError } from '../../page/page-error.ts';
import { press } from '../../page/pointing/press.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { createVisibility } from '../../page/visibility/visibility.ts';

/** Prepares a press at a visible point. Throws `NotInteractable` with the covering element. */
export function reach(pressed: Element, element: Element): Pressing {
  scrollIntoView(pressed);
  const hit = hitTest(pressed);
  if (hit.status !== 'hit') {
    const cover = hit.status === 'covered' ? shortName(hit.cover) : '';
    throw new PageError('NotInteractable', message('press.unreachable', { name: shortName(element), cover }));
  }
  return () => press(hit.top, hit.point, element);
}

/** False when the page changed the element during the press, which then did not click. */
export type Pressing = () => boolean;

export function changedUnderPress(element: Element): PageError {
  return new PageError('ElementChanged', message('press.changed', { name: shortName(element) }));
}

/** The element itself, or the visible label of a hidden control. */
export function pressable(element: Element): Element {
  const visibility = createVisibility();
  const { width, height } = rectOf(element);
  if (visibility.sees(element) && width > 1 && height > 1) return element;
  return labelsOf(element).find(label => visibility.sees(label)) ?? element;
}

import { choiceBox, innerCombobox } from '../../page/choosing/shown-choices.ts';
import { topElementAt } from '../../page/dom/active-elements.ts';
import { rectOf } from '../../page/dom/box.ts';
import { closestComposed, isWithin } from '../../page/dom/composed-tree.ts';
import { linkOf, submissionOf } from '../../page/dom/destination.ts';
import { interactiveRole } from '../../page/dom/role.ts';
import { hitTest } from '../../page/finding/hit-point.ts';
import type { Point } from '../../page/finding/hit-points.ts';
import { press } from '../../page/pointing/press.ts';
import { scrollIntoView } from '../../page/scrolling/scroller.ts';
import { type Pressing, reach } from './press-where-seen.ts';

/** Where a press opens a custom select: on itself, or on the box drawn for a hidden field. */
export function reachWidget(widget: Element): Pressing {
  const combobox = innerCombobox(widget) ?? widget;
  const box = widget === combobox ? choiceBox(widget) : widget;
  return () => {
    scrollIntoView(box);
    const point = hitTest(combobox).status === 'hit' ? undefined : openPoint(box, combobox);
    const top = point && topElementAt(point);
    return top ? press(top, point, combobox, 'whole') : reach(combobox, combobox, 'whole')();
  };
}

/** A point of the box that belongs to no other control, such as the cross on a chip. */
function openPoint(box: Element, widget: Element): Point | undefined {
  const { left, top, width, height } = rectOf(box);
  return [0.5, 0.25, 0.75, 0.9, 0.1, 0.97]
    .map(across => ({ x: left + width * across, y: top + height / 2 }))
    .find(point => {
      const hit = topElementAt(point);
      if (!hit || !isWithin(hit, box) || linkOf(hit) || submissionOf(hit)) return false;
      const control = closestComposed(hit, at => at === box || interactiveRole(at) !== undefined);
      return control === box || control === widget;
    });
}

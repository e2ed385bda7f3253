import { closestComposed } from '../dom/composed-tree.ts';
import { isLabel } from '../dom/element-types.ts';
import { topElementAt } from '../dom/top-element.ts';
import type { Point } from '../pointing/hit-point.ts';
import { isClickTarget } from '../seeing/click-target.ts';
import { interactiveRole } from '../seeing/role.ts';

/**
 * What a person means who points there: the closest thing that can be acted on, or what is seen there where there is none,
 * as for reading and marking. A label stands for its field.
 */
export function offeredAt(point: Point): Element | undefined {
  const top = topElementAt(point);
  const offered = top && closestComposed(top, isOffered);
  return (offered && fieldOf(offered)) ?? offered ?? top;
}

function isOffered(element: Element): boolean {
  return fieldOf(element) !== undefined || interactiveRole(element) !== undefined || isClickTarget(element);
}

function fieldOf(element: Element): Element | undefined {
  return isLabel(element) ? (element.control ?? undefined) : undefined;
}

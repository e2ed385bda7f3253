import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { childNodesOf, isMatching } from '../dom/unshadowed.ts';
import { accessibleName } from './accessible-name.ts';
import { cleanText } from './clean-text.ts';
import type { Sight } from './sight.ts';
import { visibleText } from './visible-text.ts';

const MAX_NEAR = 40;

const ROWS =
  'tr, li, [role=row], [role=listitem], article, fieldset, section, form, [role=group], dialog, [role=dialog]';

/** The text that tells an element from others of its name: its row, or the heading or legend over it. */
export function nearText(element: Element, name: string, sight: Sight): string {
  for (const ancestor of composedAncestry(element)) {
    if (ancestor === element || !isMatching(ancestor, ROWS)) continue;
    const text = headingOf(ancestor, sight) || visibleText(ancestor, sight, MAX_NEAR * 2);
    const rest = cleanText(text.replaceAll(name || '\0', ' '), MAX_NEAR);
    if (rest) return rest;
  }
  return '';
}

function headingOf(group: Element, sight: Sight): string {
  const heading = [...childNodesOf(group)]
    .filter(isElement)
    .find(child => isMatching(child, 'h1, h2, h3, h4, h5, h6, legend, [role=heading], header'));
  return heading ? accessibleName(heading, sight.sees) || visibleText(heading, sight, MAX_NEAR) : '';
}

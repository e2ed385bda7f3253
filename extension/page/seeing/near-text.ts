import { composedAncestry } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { childNodesOf, isMatching } from '../dom/unshadowed.ts';
import { accessibleName } from './accessible-name.ts';
import { cleanText } from './clean-text.ts';
import type { Sight } from './sight.ts';
import { visibleText } from './visible-text.ts';

const MAX_NEAR = 40;

const GROUPS =
  'tr, li, [role=row], [role=listitem], article, fieldset, section, form, [role=group], dialog, [role=dialog]';

/** So far up, a box with text beside the element is its row, whatever it is made of. */
const ROW_LEVELS = 3;

/**
 * The text that tells an element from its `equals`, others of its name: its row, or the heading or legend over it. What
 * stands around several of them tells none apart.
 */
export function nearText(
  element: Element,
  name: string,
  sight: Sight,
  equals: readonly Element[] = [],
): string {
  const others = equals.filter(other => other !== element);
  const ancestors = [...composedAncestry(element)].slice(1);
  for (const [level, ancestor] of ancestors.entries()) {
    if (others.some(other => Node.prototype.contains.call(ancestor, other))) return '';
    const isGroup = isMatching(ancestor, GROUPS);
    if (!isGroup && level >= ROW_LEVELS) continue;
    const text = (isGroup && headingOf(ancestor, sight)) || visibleText(ancestor, sight, MAX_NEAR * 2);
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

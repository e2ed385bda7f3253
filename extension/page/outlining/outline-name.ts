import { cleanText } from '../dom/clean-text.ts';
import { accessibleName } from '../naming/accessible-name.ts';
import { createNaming } from '../naming/create-naming.ts';
import type { Visibility } from '../visibility/visibility.ts';

/** What a name may have at most, as all text that attributes hold. */
export const MAX_NAME = 200;

/** What these say is told by their own parts. */
const UNNAMED = new Set(
  'row rowgroup cell gridcell columnheader rowheader listitem paragraph term definition caption blockquote'.split(
    ' ',
  ),
);

/** Names the nodes of one outline. What can be acted on is called as it is called everywhere. */
export function createOutlineNames(
  visibility: Visibility,
): (element: Element, role: string, isTarget: boolean) => string {
  const nameOf = createNaming(visibility);
  const targets = new Map<Element, string>();
  return (element, role, isTarget) => {
    if (UNNAMED.has(role)) return '';
    if (!isTarget) return fullName(element, visibility);
    const known = targets.get(element);
    if (known !== undefined) return known;
    const short = nameOf(element);
    const name = short.endsWith('…') ? fullName(element, visibility) || short : short;
    targets.set(element, name);
    return name;
  };
}

function fullName(element: Element, visibility: Visibility): string {
  return cleanText(accessibleName(element, visibility.sees), MAX_NAME);
}

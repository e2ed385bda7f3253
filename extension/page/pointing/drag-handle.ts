import { rectOf } from '../dom/box.ts';
import { isDragged } from '../dom/click-target.ts';
import { composedAncestry, composedParent, outermostIn } from '../dom/composed-tree.ts';
import { createVisibility, type Visibility } from '../visibility/visibility.ts';

/** The handle that the page offers, or the element itself. `offset`: of a box, the handle that sizes it that way. */
export function dragHandle(source: Element, offset?: { dx: number; dy: number }): Element {
  if ([...composedAncestry(source)].slice(0, LEVELS).some(at => isDragged(at) || isGrabbable(at)))
    return source;
  const visibility = createVisibility();
  const handles = outermostIn(
    source,
    // Only an offset may mean a handle that sizes the box.
    part =>
      (isDragged(part) || (isOfSize(part) ? offset !== undefined : isGrabbable(part))) &&
      visibility.sees(part),
  );
  const [only, ...others] = handles;
  if (only && others.length === 0) return only;
  if (!offset) return source;
  const sizing = handles.length > 0 ? handles : sizingHandlesAround(source, visibility);
  return sizing.find(handle => sizes(handle, offset)) ?? source;
}

/** In a box of the same size around it: a field has no room for handles. */
function sizingHandlesAround(source: Element, visibility: Visibility): Element[] {
  const around = composedParent(source);
  if (!around) return [];
  const [own, outer] = [rectOf(source), rectOf(around)];
  const isFrame = outer.width - own.width < EDGE && outer.height - own.height < EDGE;
  return isFrame ? outermostIn(around, part => isSizing(part) && visibility.sees(part)) : [];
}

/** Pixels of borders and handles on both sides. */
const EDGE = 24;

const LEVELS = 2;

function isGrabbable(element: Element): boolean {
  return /grab|move/u.test(cursorOf(element)) || /^(?:ns|ew|row|col)-resize$/u.test(cursorOf(element));
}

/** https://drafts.csswg.org/css-ui/#cursor (`se-resize`, `nwse-resize`) */
function isSizing(element: Element): boolean {
  return /^[nsew]{1,4}-resize$/u.test(cursorOf(element));
}

/** Also of a column or a row. */
function isOfSize(element: Element): boolean {
  return /-resize$/u.test(cursorOf(element));
}

/** Its right, lower edge or corner, by the axes of the offset. */
function sizes(handle: Element, { dx, dy }: { dx: number; dy: number }): boolean {
  const way = `${dy === 0 ? '' : 's'}${dx === 0 ? '' : 'e'}`;
  const names: Readonly<Record<string, RegExp>> = { se: /^(?:nw)?se-/u, s: /^n?s-/u, e: /^e(?:w)?-/u };
  return names[way]?.test(cursorOf(handle)) === true;
}

function cursorOf(element: Element): string {
  return getComputedStyle(element).cursor;
}

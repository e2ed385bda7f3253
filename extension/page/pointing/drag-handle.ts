import { composedAncestry, walkComposed } from '../dom/composed-tree.ts';
import { isDragged } from '../dom/draggable.ts';
import { createVisibility } from '../visibility/visibility.ts';

/** Where a thing is taken hold of: itself, or the one part of it that its page shows to be there for that. */
export function dragHandle(source: Element): Element {
  if ([...composedAncestry(source)].slice(0, LEVELS).some(at => isDragged(at) || isGrabbable(at)))
    return source;
  const visibility = createVisibility();
  const handles: Element[] = [];
  walkComposed(source, part => {
    const isHandle = (isDragged(part) || isGrabbable(part)) && visibility.sees(part);
    if (isHandle) handles.push(part);
    return !isHandle;
  });
  return handles.length === 1 && handles[0] ? handles[0] : source;
}

const LEVELS = 2;

function isGrabbable(element: Element): boolean {
  return /grab|move|(ns|ew|row|col)-resize/u.test(getComputedStyle(element).cursor);
}

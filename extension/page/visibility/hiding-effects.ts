import { composedParent } from '../dom/composed-tree.ts';

/** Known for one reading: whether an element is hidden by an effect of its own or of a box around it. */
export type Effects = Map<Element, boolean>;

/** Whether `clip-path`, `mask` or `filter` leave nothing of an element to be seen. */
export function isHiddenByEffect(element: Element, known: Effects): boolean {
  const way: Element[] = [];
  let at: Element | null = element;
  for (; at && !known.has(at); at = composedParent(at)) way.push(at);
  let isHidden = at ? known.get(at) === true : false;
  for (const inner of way.reverse()) {
    isHidden ||= hidesItself(inner);
    known.set(inner, isHidden);
  }
  return isHidden;
}

function hidesItself(element: Element): boolean {
  const { clipPath, filter, maskImage } = getComputedStyle(element);
  return (
    (clipPath !== 'none' && isEmptyShape(clipPath)) ||
    (filter !== 'none' && /opacity\(0(?:%|\.0+)?\)/u.test(filter)) ||
    (maskImage !== 'none' && isEmptyMask(maskImage))
  );
}

/** https://drafts.csswg.org/css-shapes/#basic-shape-functions, as computed: with one to four sides of an inset in order. */
function isEmptyShape(shape: string): boolean {
  if (/^(?:circle|ellipse)\(0(?:px|%)?(?:\s|\))/u.test(shape)) return true;
  const sides = /^inset\(([^)]*?)(?: round [^)]*)?\)/u.exec(shape)?.[1]?.split(/\s+/u);
  if (!sides) return false;
  const [top = 0, right = top, bottom = top, left = right] = sides.map(percentOf);
  return top + bottom >= WHOLE || left + right >= WHOLE;
}

const WHOLE = 100;

function percentOf(side: string): number {
  return side.endsWith('%') ? Number.parseFloat(side) : 0;
}

/** A gradient that is transparent throughout. */
function isEmptyMask(image: string): boolean {
  const colors = image.match(/rgba?\([^)]*\)/gu) ?? [];
  return image.includes('gradient(') && colors.length > 0 && colors.every(color => /, 0\)$/u.test(color));
}

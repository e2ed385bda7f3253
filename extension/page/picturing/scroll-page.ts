import { rootsOf } from '../dom/shadow-roots.ts';
import { attributeOf, queryAllIn } from '../dom/unshadowed.ts';

/** `style` as it was, of elements that must not come again on every part of a page. */
const former = new Map<HTMLElement, string | null>();

let before: { left: number; top: number } | undefined;

/**
 * Brings a part of the page into view for its picture. What sticks to an edge stands where it belongs from the first part
 * on; what is fixed in the window is in the first part alone (`isFirst`).
 */
export async function scrollForPicture(request: { top: number; isFirst: boolean }): Promise<{ top: number }> {
  before ??= { left: scrollX, top: scrollY };
  if (request.isFirst) changeAll('sticky', { position: 'relative', inset: 'auto' });
  else changeAll('fixed', { visibility: 'hidden' });
  scrollTo({ left: 0, top: request.top, behavior: 'instant' });
  // Pages draw what comes into view when they are told of the scrolling, with the next frame.
  await new Promise(resolve => requestAnimationFrame(resolve));
  return { top: scrollY };
}

/** As it was before the picture. */
export function scrollBack(): Record<string, never> {
  for (const [element, style] of former) {
    if (style === null) Element.prototype.removeAttribute.call(element, 'style');
    else Element.prototype.setAttribute.call(element, 'style', style);
  }
  former.clear();
  if (before) scrollTo({ ...before, behavior: 'instant' });
  before = undefined;
  return {};
}

function changeAll(position: 'sticky' | 'fixed', style: Record<string, string>): void {
  for (const element of rootsOf(document).flatMap(root => [...queryAllIn(root, '*')])) {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).position !== position) continue;
    if (!former.has(element)) former.set(element, attributeOf(element, 'style'));
    element.style.setProperty('transition', 'none', 'important');
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
  }
}

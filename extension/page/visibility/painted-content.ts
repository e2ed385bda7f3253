import { composedParent } from '../dom/composed-tree.ts';
import { isMaskedByStyle } from '../secrets/secrets.ts';

/** Smaller than any text for reading, in CSS pixels. */
const SMALLEST_TEXT = 3;

/** Text that is indented by more, in CSS pixels, is moved out of its box to make room for a picture. */
const FARTHEST_INDENT = 900;

/**
 * Whether an element's own text can be read where it is seen: not transparent, not tiny, not drawn as dots, and not in
 * the colour of what is behind it. A backdrop that can't be known (an image, a positioned box over a picture) counts
 * as legible.
 */
export function isLegible(element: Element, known?: Backdrops): boolean {
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.fontSize) < SMALLEST_TEXT || isMaskedByStyle(element, style)) return false;
  if (style.contentVisibility === 'hidden') return false;
  if (Math.abs(Number.parseFloat(style.textIndent)) > FARTHEST_INDENT) return false;
  // Text painted by its background, as gradient headings are, has a transparent colour and is seen.
  if (style.getPropertyValue('-webkit-background-clip') === 'text') return true;
  if (isTransparent(style.webkitTextFillColor || style.color)) return false;
  return backdropOf(element, known) !== (style.webkitTextFillColor || style.color);
}

/** The backdrops of elements, remembered for one look at the page. */
export type Backdrops = Map<Element, string | undefined>;

/** The colour right behind an element's text, or undefined where something else may be behind it. */
export function backdropOf(element: Element, known?: Backdrops): string | undefined {
  let isLifted = false;
  for (let at: Element | null = element; at; at = composedParent(at)) {
    if (!isLifted && known?.has(at)) return known.get(at);
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return undefined;
    if (!isTransparent(style.backgroundColor))
      return isLifted && hasPicture(at) ? undefined : style.backgroundColor;
    isLifted ||= style.position !== 'static';
  }
  return isLifted ? undefined : 'rgb(255, 255, 255)';
}

function hasPicture(element: Element): boolean {
  return Element.prototype.querySelector.call(element, 'img, video, canvas, svg, picture, object') !== null;
}

function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0(\.0\d*)?\)$/u.test(color);
}

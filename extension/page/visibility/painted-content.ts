import { composedParent } from '../dom/composed-tree.ts';
import { isMaskedByStyle } from '../secrets/secrets.ts';

/** Smaller than any readable text, in CSS pixels. */
const SMALLEST_TEXT = 3;

/** CSS pixels; text indented further makes room for a picture. */
const FARTHEST_INDENT = 900;

/**
 * Whether an element's own text is legible: not transparent, tiny, dotted, or in its backdrop's colour. An unknown backdrop
 * (an image, a positioned box over a picture) counts as legible.
 */
export function isLegible(element: Element, known?: Backdrops): boolean {
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.fontSize) < SMALLEST_TEXT || isMaskedByStyle(element, style)) return false;
  if (style.contentVisibility === 'hidden') return false;
  if (Math.abs(Number.parseFloat(style.textIndent)) > FARTHEST_INDENT) return false;
  // Gradient headings have a transparent colour and are visible.
  if (style.getPropertyValue('-webkit-background-clip') === 'text') return true;
  if (isTransparent(style.webkitTextFillColor || style.color)) return false;
  return backdropOf(element, known) !== (style.webkitTextFillColor || style.color);
}

/** Cached for one reading. */
export type Backdrops = Map<Element, string | undefined>;

/** Undefined where something else may be behind the text. */
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

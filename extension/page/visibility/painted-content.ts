import { handedDown } from '../dom/composed-tree.ts';
import { isMaskedByStyle } from '../secrets/secrets.ts';

/** Smaller than any readable text, in CSS pixels. */
const SMALLEST_TEXT = 3;

/** CSS pixels; text indented further makes room for a picture. */
const FARTHEST_INDENT = 900;

/**
 * Whether an element's own text is legible: not transparent, tiny, dotted, or in its backdrop's colour. An unknown backdrop
 * (an image, a positioned box over a picture) counts as legible.
 */
export function isLegible(element: Element, backdropOf: BackdropReader = createBackdrops()): boolean {
  const style = getComputedStyle(element);
  if (Number.parseFloat(style.fontSize) < SMALLEST_TEXT || isMaskedByStyle(element, style)) return false;
  if (style.contentVisibility === 'hidden') return false;
  if (Math.abs(Number.parseFloat(style.textIndent)) > FARTHEST_INDENT) return false;
  const colour = style.webkitTextFillColor || style.color;
  const isDistinct = !isTransparent(colour) && backdropOf(element) !== colour;
  // Gradient headings have a transparent colour and are visible.
  return isDistinct || style.getPropertyValue('-webkit-background-clip') === 'text';
}

/** The colour behind an element's text; undefined where something else may be behind it. */
export type BackdropReader = (element: Element) => string | undefined;

interface Backdrop {
  /** Undefined behind an image. */
  colour: string | undefined;
  /** The element that has it; undefined for the page's own. */
  painter: Element | undefined;
  /** A positioned box in between may lie over a picture. */
  isLifted: boolean;
}

/** Cached for one reading. */
export function createBackdrops(): BackdropReader {
  const behind = handedDown<Backdrop>(
    { colour: 'rgb(255, 255, 255)', painter: undefined, isLifted: false },
    backdropIn,
  );
  const pictures = new Map<Element, boolean>();
  const holdsPicture = (painter: Element): boolean => {
    const known = pictures.get(painter) ?? hasPicture(painter);
    pictures.set(painter, known);
    return known;
  };
  return element => {
    const { colour, painter, isLifted } = behind(element);
    return isLifted && (!painter || holdsPicture(painter)) ? undefined : colour;
  };
}

function backdropIn(element: Element, above: Backdrop): Backdrop {
  const { backgroundImage, backgroundColor, position } = getComputedStyle(element);
  if (backgroundImage !== 'none') return { colour: undefined, painter: element, isLifted: false };
  if (!isTransparent(backgroundColor)) return { colour: backgroundColor, painter: element, isLifted: false };
  return position === 'static' || above.isLifted ? above : { ...above, isLifted: true };
}

function hasPicture(element: Element): boolean {
  return Element.prototype.querySelector.call(element, 'img, video, canvas, svg, picture, object') !== null;
}

function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0(\.0\d*)?\)$/u.test(color);
}

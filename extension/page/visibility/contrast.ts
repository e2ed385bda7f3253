import { type Colour, colourOf } from '../dom/colour.ts';
import { composedParent } from '../dom/composed-tree.ts';
import { isSvgElement } from '../dom/element-types.ts';
import { createBackdrops } from './painted-content.ts';

/** Below this ratio nobody reads a text: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
const LEAST_CONTRAST = 1.2;

/** Whether letters in this style stand out from what is behind them. Unknown colours and backdrops count as standing out. */
export function standsOut(element: Element, root: Element, style: CSSStyleDeclaration): boolean {
  if (style.getPropertyValue('-webkit-background-clip') === 'text') return true;
  const isSvg = isSvgElement(element);
  const paint = isSvg ? style.fill : style.webkitTextFillColor || style.color;
  if (isSvg && paint === 'none') return style.stroke !== 'none';
  const letters = colourOf(paint);
  const backdrop = colourOf(backdropUnder(element, style) ?? '');
  if (!letters || !backdrop) return true;
  const one = luminance(letters, backdrop, letters[3] * opacityWithin(element, root));
  const other = luminance(backdrop);
  return Math.max(one, other) / Math.min(one, other) >= LEAST_CONTRAST;
}

/** Generated content may have a backdrop of its own. */
function backdropUnder(element: Element, style: CSSStyleDeclaration): string | undefined {
  if (style.backgroundImage !== 'none') return undefined;
  const own = colourOf(style.backgroundColor);
  return own?.[3] === 1 ? style.backgroundColor : createBackdrops()(element);
}

function opacityWithin(element: Element, root: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at === root ? null : composedParent(at))
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** Of a colour over another, of which it covers a share. */
function luminance(colour: Colour, under: Colour = colour, share: number = 1): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part, index) => {
    const mixed = (part * share + (under[index] ?? 0) * (1 - share)) / 255;
    return mixed <= 0.03928 ? mixed / 12.92 : ((mixed + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}

import { composedParent } from '../dom/composed-tree.ts';
import { namespaceOf } from '../dom/native-dom.ts';
import { backdropOf } from './painted-content.ts';

/** Below this ratio nobody reads a text: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
const LEAST_CONTRAST = 1.2;

const SVG = 'http://www.w3.org/2000/svg';

/** Whether letters in this style stand out from what is behind them. Unknown colours and backdrops count as standing out. */
export function standsOut(element: Element, root: Element, style: CSSStyleDeclaration): boolean {
  if (style.getPropertyValue('-webkit-background-clip') === 'text') return true;
  const isSvg = namespaceOf(element) === SVG;
  const paint = isSvg ? style.fill : style.webkitTextFillColor || style.color;
  if (isSvg && paint === 'none') return style.stroke !== 'none';
  const letters = colourOf(paint);
  const backdrop = colourOf(backdropUnder(element, style) ?? '');
  if (!letters || !backdrop) return true;
  const seen = mix(letters, backdrop, letters.alpha * opacityWithin(element, root));
  return contrast(luminance(seen), luminance(backdrop)) >= LEAST_CONTRAST;
}

/** Generated content may have a backdrop of its own. */
function backdropUnder(element: Element, style: CSSStyleDeclaration): string | undefined {
  if (style.backgroundImage !== 'none') return undefined;
  const own = colourOf(style.backgroundColor);
  return own && own.alpha === 1 ? style.backgroundColor : backdropOf(element);
}

function opacityWithin(element: Element, root: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at === root ? null : composedParent(at))
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

interface Colour {
  rgb: readonly number[];
  alpha: number;
}

/** Browsers compute named and hexadecimal colours to this form. */
function colourOf(text: string): Colour | undefined {
  const figures = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/u.exec(text);
  if (!figures) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = figures.slice(1).map(figure => Number(figure ?? 1));
  return { rgb: [red, green, blue], alpha };
}

function mix(letters: Colour, backdrop: Colour, share: number): Colour {
  const rgb = letters.rgb.map((part, index) => part * share + (backdrop.rgb[index] ?? 0) * (1 - share));
  return { rgb, alpha: 1 };
}

function luminance({ rgb }: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(part => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

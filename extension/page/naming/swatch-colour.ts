import { rectOf } from '../dom/box.ts';
import { type Colour, colourOf } from '../dom/colour.ts';
import { isElement } from '../dom/element-types.ts';
import { childNodesOf, queryAllIn, textOf } from '../dom/native-dom.ts';

/** Pixels of a swatch to choose from. */
const SMALLEST = 8;
const LARGEST = 64;

/** The word for the colour of a small plain box, such as a swatch; empty where it has none or shows anything else. */
export function swatchColour(element: Element): string {
  const { width, height } = rectOf(element);
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) return '';
  if (textOf(element).trim() !== '' || queryAllIn(element, 'img, svg, canvas, i').length > 0) return '';
  const inside = [...childNodesOf(element)].filter(isElement).slice(0, MAX_PARTS);
  return [element, ...inside].map(plainColour).find(Boolean) ?? '';
}

const MAX_PARTS = 2;

function plainColour(part: Element): string {
  const { backgroundColor, backgroundImage } = getComputedStyle(part);
  const isDrawnOn = ['::before', '::after'].some(
    pseudo => !/^(?:none|normal|"")$/u.test(getComputedStyle(part, pseudo).content),
  );
  const colour = colourOf(backgroundColor);
  if (backgroundImage !== 'none' || isDrawnOn || colour?.[3] !== 1) return '';
  return colourWord(colour);
}

/** Greys are no choice: buttons have them too. */
function colourWord([red, green, blue]: Colour): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  if (spread < GREY * most) return '';
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = sixth * 60;
  const word = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  if (word === 'orange' && most < DARK) return 'brown';
  if (word === 'red' && least > LIGHT) return 'pink';
  return word;
}

const GREY = 0.25;
const DARK = 170;
const LIGHT = 150;

/** Up to so many degrees. */
const HUES: readonly (readonly [end: number, word: string])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
];

import { topElementAt } from '../dom/active-elements.ts';
import { rectOf } from '../dom/box.ts';
import { isWithin } from '../dom/composed-tree.ts';
import { isElement } from '../dom/element-types.ts';
import { numberOf } from '../identity/node-numbers.ts';
import { nextFrame } from '../timing/next-frame.ts';

/** Of the largest drawings, each sampled in a few pixels. */
const MOST = 4;
const SIDE = 64;

/** A constantly changing drawing may look the same in some frames. */
const LOOKS = 6;

/** `isChanged` samples repeatedly, because animations change by themselves. Tainted drawings cannot be read. */
export function watchDrawings(): { isChanged(): Promise<boolean> } {
  const before = new Map(canvases().map(canvas => [canvas, pixelsOf(canvas)]));
  const look = () => [...before.keys()].map(pixelsOf);
  return {
    isChanged: async () => {
      const now = look();
      let changed = [...before.values()].map((pixels, index) => pixels !== '' && pixels !== now[index]);
      for (let looks = 0; looks < LOOKS && changed.includes(true); looks += 1) {
        await nextFrame();
        const then = look();
        changed = changed.map((isChanged, index) => isChanged && now[index] === then[index]);
      }
      return changed.includes(true);
    },
  };
}

function canvases(): HTMLCanvasElement[] {
  const area = (canvas: Element) => rectOf(canvas).width * rectOf(canvas).height;
  return [...Document.prototype.querySelectorAll.call(document, 'canvas')]
    .filter(node => isElement(node) && node instanceof HTMLCanvasElement)
    .filter(canvas => area(canvas) > 0)
    .sort((left, right) => area(right) - area(left))
    .slice(0, MOST);
}

/** Empty when unreadable. */
function pixelsOf(canvas: HTMLCanvasElement): string {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return '';
  context.drawImage(canvas, 0, 0, SIDE, SIDE);
  return isTainted(context) ? '' : context.getImageData(0, 0, SIDE, SIDE).data.join();
}

/** A tainted canvas shows only by refusing to be read. */
function isTainted(context: OffscreenCanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return false;
  } catch {
    return true;
  }
}

const GRID = 8;

/** Changes by style rules alone, such as dark mode. Libraries add rules constantly, so something must look different too. */
export function watchStyles(target: Element): { isChanged(): boolean } {
  const before = { rules: rulesNow(), look: lookNow(target) };
  return { isChanged: () => rulesNow() !== before.rules && lookNow(target) !== before.look };
}

function rulesNow(): string {
  const sheets = [...Array.from(document.styleSheets), ...document.adoptedStyleSheets];
  return sheets.map(sheet => `${sheet.disabled} ${ruleCount(sheet)}`).join('\n');
}

/** Other sites' sheets cannot be read. */
function ruleCount(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return -1;
  }
}

function lookNow(target: Element): string {
  const looks: string[] = [];
  for (let index = 0; index < GRID * GRID; index += 1) {
    const x = ((index % GRID) + 0.5) * (innerWidth / GRID);
    const y = (Math.floor(index / GRID) + 0.5) * (innerHeight / GRID);
    const top = topElementAt({ x, y });
    if (top && !isWithin(top, target)) looks.push(lookOf(top));
  }
  return looks.join('\n');
}

function lookOf(element: Element): string {
  const { backgroundColor, backgroundImage, color, opacity } = getComputedStyle(element);
  const { left, top, width, height } = rectOf(element);
  const box = [left, top, width, height].map(Math.round);
  return [numberOf(element), backgroundColor, backgroundImage, color, opacity, ...box].join(' ');
}

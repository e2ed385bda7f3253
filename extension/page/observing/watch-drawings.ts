import { rectOf } from '../dom/box.ts';
import { isElement } from '../dom/element-types.ts';
import { nextFrame } from '../timing/next-frame.ts';

/** So many of the largest drawings are looked at, each in so few pixels. */
const MOST = 4;
const SIDE = 64;

/** A drawing that changes with every frame may look the same in some of them. */
const LOOKS = 6;

/**
 * Starts to watch the drawings of a page, in which a click may change what no element tells of. `isChanged` looks again
 * and again, because animations change by themselves. Drawings with foreign pictures in them cannot
 * be read.
 */
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

function isCanvas(node: Node): node is HTMLCanvasElement {
  return isElement(node) && node instanceof HTMLCanvasElement;
}

function canvases(): HTMLCanvasElement[] {
  const area = (canvas: Element) => rectOf(canvas).width * rectOf(canvas).height;
  return [...Document.prototype.querySelectorAll.call(document, 'canvas')]
    .filter(isCanvas)
    .filter(canvas => area(canvas) > 0)
    .sort((left, right) => area(right) - area(left))
    .slice(0, MOST);
}

/** Empty when it cannot be read. */
function pixelsOf(canvas: HTMLCanvasElement): string {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return '';
  context.drawImage(canvas, 0, 0, SIDE, SIDE);
  return isTainted(context) ? '' : context.getImageData(0, 0, SIDE, SIDE).data.join();
}

/** A canvas tells that it holds another site's picture only by refusing to be read. */
function isTainted(context: OffscreenCanvasRenderingContext2D): boolean {
  try {
    context.getImageData(0, 0, 1, 1);
    return false;
  } catch {
    return true;
  }
}

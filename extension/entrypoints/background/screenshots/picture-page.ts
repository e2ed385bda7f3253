import { measureFrame, scrollBack, scrollForPicture } from '../../../messaging/frame-messages.ts';
import { askDocument } from '../../../messaging/message.ts';
import {
  MAX_PICTURES,
  MAX_SIDE,
  type PaintedOver,
  type Pictured,
} from '../../../operations/contract/picture.ts';
import type { PageExtent } from '../../../page/screenshots/scroll-page.ts';
import { ANSWER_DEADLINE_MS, askThoseThatAnswer } from '../frames/ask-frames.ts';
import type { Scene } from './capture-covered.ts';
import { captureCovered } from './capture-covered.ts';
import { topOf } from './cover-frames.ts';
import { encodePictures } from './encode-pictures.ts';

/** Each takes half a second, and the panel waits for thirty seconds. */
const MAX_SCREENS = 16;

/** Captures the page from its top, as much as fits into {@link MAX_PICTURES}. */
export async function picturePage(scene: Scene): Promise<Omit<Pictured, 'wasBehind'>> {
  const top = topOf(scene.frames);
  const extent = await askDocument(measureFrame, top, {});
  const scale = Math.min(1, MAX_SIDE / extent.viewWidth);
  const screens = extent.viewHeight + (MAX_SCREENS - 1) * extent.moving.height;
  const most = Math.min((MAX_PICTURES * MAX_SIDE) / scale, screens);
  const height = Math.min(extent.pageHeight, Math.floor(most));
  const strips = stripsFor(extent.viewWidth * scale, height * scale);
  try {
    const painted = await drawScreens(scene, { extent, height, scale }, strips);
    const pictures = await encodePictures(strips.map(({ canvas }) => canvas));
    const isCut = height < extent.pageHeight;
    const cutAt = { shown: height, whole: extent.pageHeight };
    return { pictures, painted, isPartial: extent.isPartial, ...(isCut ? { cutAt } : {}) };
  } finally {
    // Tolerates a page that is gone.
    await askThoseThatAnswer([top], frame => askDocument(scrollBack, frame, {}), ANSWER_DEADLINE_MS);
  }
}

/** One of several pictures, each below the previous one. */
interface Strip {
  canvas: OffscreenCanvas;
  top: number;
}

function stripsFor(width: number, height: number): Strip[] {
  const count = Math.ceil(height / MAX_SIDE);
  return Array.from({ length: count }, (_, index) => {
    const top = index * MAX_SIDE;
    const own = Math.min(height - top, MAX_SIDE);
    return { canvas: blank(Math.round(width), Math.max(1, Math.round(own))), top };
  });
}

/** White, because nothing is drawn beside a scrolled area from the second screen on. */
function blank(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, width, height);
  return canvas;
}

/** Captures screen by screen, and adds up the painted areas, so that overlaps count twice. */
async function drawScreens(
  scene: Scene,
  { extent, height, scale }: { extent: PageExtent; height: number; scale: number },
  strips: readonly Strip[],
): Promise<PaintedOver> {
  const painted = { secrets: 0, frames: 0 };
  for (let from = 0; from < height; from += extent.moving.height) {
    const isFirst = from === 0;
    const place = await askDocument(scrollForPicture, topOf(scene.frames), { top: from, isFirst });
    const shot = await captureCovered(scene);
    const part = isFirst ? { left: 0, top: 0, width: extent.windowWidth } : extent.moving;
    const density = shot.bitmap.width / extent.windowWidth;
    for (const { canvas, top } of strips)
      drawPart(canvas, shot.bitmap, part, { density, scale, y: place.top * scale - top });
    shot.bitmap.close();
    painted.secrets += shot.painted.secrets;
    painted.frames += shot.painted.frames;
    // The page scrolls no further.
    if (place.top + extent.viewHeight >= height) break;
  }
  return painted;
}

interface Part {
  left: number;
  top: number;
  width: number;
}

/** Draws a part of the window, down to its end, into the strip. The screen begins at `y` there. */
function drawPart(
  canvas: OffscreenCanvas,
  bitmap: ImageBitmap,
  { left, top, width }: Part,
  { density, scale, y }: { density: number; scale: number; y: number },
): void {
  const height = bitmap.height / density - top;
  const source = [left * density, top * density, width * density, height * density] as const;
  const drawn = [left * scale, y + top * scale, width * scale, height * scale] as const;
  canvas.getContext('2d')?.drawImage(bitmap, ...source, ...drawn);
}

import { measureFrame, scrollBack, scrollForPicture } from '../../../../messaging/picturing-messages.ts';
import { askDocument } from '../../../../messaging/send-message.ts';
import {
  LONGEST_SIDE,
  MOST_PICTURES,
  type PaintedOver,
  type Pictured,
} from '../../../../operations/picturing/picture.ts';
import type { PageExtent } from '../../../../page/picturing/page-extent.ts';
import { ANSWER_DEADLINE_MS, askThoseThatAnswer } from '../../ask-frames.ts';
import { captureCovered } from './capture-covered.ts';
import { encodePictures } from './encode-pictures.ts';
import { topOf } from './picturable-frames.ts';
import type { Scene } from './scene.ts';

/** Each takes half a second, and the panel waits for thirty. */
const MOST_SCREENS = 16;

/** The whole page from its top, as far as it fits into so many pictures. */
export async function picturePage(scene: Scene): Promise<Omit<Pictured, 'wasBehind'>> {
  const top = topOf(scene.frames, scene.language);
  const extent = await askDocument(measureFrame, top, {});
  const scale = Math.min(1, LONGEST_SIDE / extent.viewWidth);
  const most = Math.min((MOST_PICTURES * LONGEST_SIDE) / scale, MOST_SCREENS * extent.viewHeight);
  const height = Math.min(extent.pageHeight, Math.floor(most));
  const strips = stripsFor(extent.viewWidth * scale, height * scale);
  try {
    const painted = await drawScreens(scene, { extent, height, scale }, strips);
    const pictures = await encodePictures(strips.map(({ canvas }) => canvas));
    const isCut = height < extent.pageHeight;
    return { pictures, painted, ...(isCut ? { cutAt: { shown: height, whole: extent.pageHeight } } : {}) };
  } finally {
    // Where the page has gone there is nothing to scroll back.
    await askThoseThatAnswer([top], frame => askDocument(scrollBack, frame, {}), ANSWER_DEADLINE_MS);
  }
}

/** One picture of several, each below the other. */
interface Strip {
  canvas: OffscreenCanvas;
  top: number;
}

function stripsFor(width: number, height: number): Strip[] {
  const count = Math.ceil(height / LONGEST_SIDE);
  return Array.from({ length: count }, (_, index) => {
    const top = index * LONGEST_SIDE;
    const own = Math.min(height - top, LONGEST_SIDE);
    return { canvas: new OffscreenCanvas(Math.round(width), Math.max(1, Math.round(own))), top };
  });
}

/** Screen by screen. What was painted over is counted where it was most, because screens overlap. */
async function drawScreens(
  scene: Scene,
  { extent, height, scale }: { extent: PageExtent; height: number; scale: number },
  strips: readonly Strip[],
): Promise<PaintedOver> {
  const painted = { secrets: 0, frames: 0 };
  for (let from = 0; from < height; from += extent.viewHeight) {
    const isFirst = from === 0;
    const place = await askDocument(scrollForPicture, topOf(scene.frames, scene.language), {
      top: from,
      isFirst,
    });
    const shot = await captureCovered(scene);
    for (const { canvas, top } of strips) {
      const y = place.top * scale - top;
      drawWhole(canvas, shot.bitmap, y, (extent.windowWidth * scale) / shot.bitmap.width);
    }
    shot.bitmap.close();
    painted.secrets += shot.painted.secrets;
    painted.frames += shot.painted.frames;
    // A page that scrolls no further has been seen to its end.
    if (place.top + extent.viewHeight >= height) break;
  }
  return painted;
}

function drawWhole(canvas: OffscreenCanvas, bitmap: ImageBitmap, y: number, scale: number): void {
  canvas.getContext('2d')?.drawImage(bitmap, 0, y, bitmap.width * scale, bitmap.height * scale);
}

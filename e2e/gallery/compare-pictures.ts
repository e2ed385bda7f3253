import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pictures are compared downscaled: a point is this many pixels wide and high. */
export const STEP = 4;

/** From 0 to 1: the tolerated difference of two points. Small differences in text rendering stay below it. */
const THRESHOLD = 0.1;

/** No point may differ: a small icon covers one or two. */
const MAX_POINTS = 0;

/** A downscaled picture, four bytes per point: the mean of its pixels, which hides anti-aliasing and hinting. */
export interface Points {
  data: Buffer;
  width: number;
  height: number;
}

export type Comparison =
  | { status: 'same' }
  | { status: 'other-size'; before: string; now: string }
  | { status: 'different'; points: number; marked: Points };

export async function fromDistance(picture: Buffer): Promise<Points> {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize(Math.round(width / STEP), Math.round(height / STEP), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function comparePoints(before: Points, now: Points): Comparison {
  const { width, height } = before;
  if (width !== now.width || height !== now.height) {
    return { status: 'other-size', before: sizeOf(before), now: sizeOf(now) };
  }
  const data = Buffer.alloc(before.data.length);
  const options = { threshold: THRESHOLD, includeAA: true };
  const points = pixelmatch(before.data, now.data, data, width, height, options);
  if (points <= MAX_POINTS) return { status: 'same' };
  return { status: 'different', points, marked: { data, width, height } };
}

/** As large as the original picture. */
export function asPicture({ data, width, height }: Points): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(width * STEP, height * STEP, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

function sizeOf({ width, height }: Points): string {
  return `${width * STEP} × ${height * STEP}`;
}

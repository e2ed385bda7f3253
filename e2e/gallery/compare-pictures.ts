import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pictures are compared from a distance: a point there is so many pixels wide and high. */
export const STEP = 4;

/** From 0 to 1; how much two points may differ. Text that is drawn a little differently stays below it. */
const THRESHOLD = 0.1;

/** None may differ: a small icon makes a point or two. */
const MOST_POINTS = 0;

/** A picture from a distance, four bytes a point. Each is the mean of its pixels, so that anti-aliasing and hinting don't count. */
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
  if (points <= MOST_POINTS) return { status: 'same' };
  return { status: 'different', points, marked: { data, width, height } };
}

/** As large as the picture was that they were made from. */
export function asPicture({ data, width, height }: Points): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(width * STEP, height * STEP, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

function sizeOf({ width, height }: Points): string {
  return `${width * STEP} × ${height * STEP}`;
}

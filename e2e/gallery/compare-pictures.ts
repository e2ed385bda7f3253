import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Both are looked at from a distance: a point there is so many pixels wide and high. */
const STEP = 4;

/** From 0 to 1; what two points may differ in. Text that is drawn a little differently stays below it. */
const THRESHOLD = 0.1;

/** None may differ: a small icon makes a point or two. */
const MOST_POINTS = 0;

export type Comparison =
  | { status: 'same' }
  | { status: 'other-size'; before: string; now: string }
  | { status: 'different'; points: number; picture: Buffer };

/**
 * Whether two pictures show the same. Each point stands for the mean of its pixels, so that other anti-aliasing, hinting
 * or a few steps of colour don't count, and what is missing does.
 */
export async function comparePictures(before: Buffer, now: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([fromDistance(before), fromDistance(now)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return { status: 'other-size', before: sizeOf(one), now: sizeOf(other) };
  }
  const { points, marked } = compare(one, other);
  if (points <= MOST_POINTS) return { status: 'same' };
  const raw = sharp(marked, { raw: { width, height, channels: 4 } });
  const picture = await raw
    .resize(width * STEP, height * STEP, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return { status: 'different', points, picture };
}

/** In how many points two pictures of the same size differ. */
export async function differingPoints(before: Buffer, now: Buffer): Promise<number> {
  return compare(await fromDistance(before), await fromDistance(now)).points;
}

function compare(one: Points, other: Points): { points: number; marked: Uint8Array } {
  const { width, height } = one.info;
  const marked = new Uint8Array(one.data.length);
  const options = { threshold: THRESHOLD, includeAA: true };
  return { points: pixelmatch(one.data, other.data, marked, width, height, options), marked };
}

interface Points {
  data: Buffer;
  info: { width: number; height: number };
}

async function fromDistance(picture: Buffer): Promise<Points> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .resize(Math.round(width / STEP), Math.round(height / STEP), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function sizeOf({ info }: Points): string {
  return `${info.width * STEP} × ${info.height * STEP}`;
}

import { MAX_BYTES, MAX_SIDE } from '../../../operations/contract/picture.ts';
import type { FittedPicture } from './read-file.ts';

const QUALITIES = [0.85, 0.7, 0.5, 0.35];
const SMALLER = 0.75;

/**
 * Draws a picture again, no larger than a screenshot: what a camera noted in the file, such as the place, stays here. Undefined
 * for what the browser can't draw.
 */
export async function fitPicture(file: Blob): Promise<FittedPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const fitted = await encode(bitmap, scale);
  bitmap.close();
  return fitted;
}

async function encode(bitmap: ImageBitmap, scale: number): Promise<FittedPicture> {
  const canvas = draw(bitmap, scale);
  const exact = await canvas.convertToBlob({ type: 'image/png' });
  if (exact.size <= MAX_BYTES) return described(exact, 'image/png');
  const opaque = draw(bitmap, scale, 'white');
  for (const quality of QUALITIES) {
    const file = await opaque.convertToBlob({ type: 'image/jpeg', quality });
    if (file.size <= MAX_BYTES) return described(file, 'image/jpeg');
  }
  return encode(bitmap, scale * SMALLER);
}

/** `behind`: a JPEG would show transparent parts in black. */
function draw(bitmap: ImageBitmap, scale: number, behind?: string): OffscreenCanvas {
  const canvas = new OffscreenCanvas(side(bitmap.width * scale), side(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context && behind !== undefined) {
    context.fillStyle = behind;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function side(length: number): number {
  return Math.max(1, Math.round(length));
}

async function described(file: Blob, type: 'image/png' | 'image/jpeg'): Promise<FittedPicture> {
  return { image: { media_type: type, data: await base64Of(file) }, bytes: file.size };
}

function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/u, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

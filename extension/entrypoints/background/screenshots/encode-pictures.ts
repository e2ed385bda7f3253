import { MAX_BYTES, MAX_SIDE, type Picture } from '../../../operations/contract/picture.ts';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws an area of a captured window, scaled down to {@link MAX_SIDE}. `windowWidth` is in the units of the area. */
export function drawOn(bitmap: ImageBitmap, area: Area, windowWidth: number): OffscreenCanvas {
  const density = bitmap.width / windowWidth;
  const [width, height] = [area.width * density, area.height * density];
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const source = [area.left * density, area.top * density, width, height] as const;
  canvas.getContext('2d')?.drawImage(bitmap, ...source, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Encodes files that fit into one request together: lossless if there is room. */
export function encodePictures(canvases: readonly OffscreenCanvas[]): Promise<Required<Picture>[]> {
  const most = Math.floor(MAX_BYTES / canvases.length);
  return Promise.all(canvases.map(canvas => encode(canvas, most)));
}

const QUALITIES = [0.85, 0.7, 0.5, 0.35];
const SMALLER = 0.75;

async function encode(canvas: OffscreenCanvas, most: number): Promise<Required<Picture>> {
  const exact = await canvas.convertToBlob({ type: 'image/png' });
  if (exact.size <= most) return described(canvas, exact, 'image/png');
  for (const quality of QUALITIES) {
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (file.size <= most) return described(canvas, file, 'image/jpeg');
  }
  return encode(smaller(canvas), most);
}

function smaller(canvas: OffscreenCanvas): OffscreenCanvas {
  const copy = new OffscreenCanvas(
    Math.max(1, Math.round(canvas.width * SMALLER)),
    Math.max(1, Math.round(canvas.height * SMALLER)),
  );
  copy.getContext('2d')?.drawImage(canvas, 0, 0, copy.width, copy.height);
  return copy;
}

async function described(
  { width, height }: OffscreenCanvas,
  file: Blob,
  media_type: Picture['media_type'],
): Promise<Required<Picture>> {
  return { media_type, width, height, bytes: file.size, data: await base64Of(file) };
}

/** In chunks: a call takes a limited number of arguments. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

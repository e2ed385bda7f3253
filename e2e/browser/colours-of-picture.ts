import type { Page } from 'playwright-core';
import * as z from 'zod/mini';

/** A point, or a colour as red, green and blue. */
export type Numbers = readonly number[];

/** The colours at points of a picture, which a page decodes. `data`: the file as base64. */
export async function coloursOfPicture(
  page: Page,
  data: string,
  points: readonly Numbers[],
): Promise<Numbers[]> {
  const decoded = await page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${data}'), each => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return ${JSON.stringify(points)}.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
  })()`);
  return z.array(z.array(z.number())).parse(decoded);
}

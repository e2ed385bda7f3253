import { MAX_IMAGE_CHARACTERS, MAX_IMAGES } from '@assent/shared';
import type { Model } from '../model/model.ts';
import { tooLarge } from './limit-body.ts';

/** Bytes of a body that may hold pictures, where there is a model that takes them. */
export function roomForPictures(models: readonly Model[], maxBytes: number): number {
  return models.some(model => model.images) ? maxBytes + MAX_IMAGES * MAX_IMAGE_CHARACTERS : maxBytes;
}

/**
 * Refuses a body that is larger than `maxBytes` without its pictures. These have limits of their own, and make no room for
 * more of anything else.
 */
export function limitRest(body: string, maxBytes: number, findPictures: () => readonly string[]): void {
  const bytes = Buffer.byteLength(body);
  if (bytes <= maxBytes) return;
  const counted = findPictures().slice(0, MAX_IMAGES);
  const pictures = counted.reduce((sum, { length }) => sum + Math.min(length, MAX_IMAGE_CHARACTERS), 0);
  if (bytes - pictures > maxBytes) throw tooLarge(maxBytes);
}

import * as z from 'zod/mini';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { Target } from './action.ts';

export const picturedPartSchema = z.enum(['visible', 'element', 'page']);
export type PicturedPart = z.infer<typeof picturedPartSchema>;

/** In pixels, and bytes of the file. */
export const pictureSchema = z.object({
  media_type: z.enum(['image/png', 'image/jpeg']),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Base64. Only between background and panel; never in a record or in text for the model. */
  data: z.optional(z.string()),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Painted over before the picture was taken: secret fields and texts, and unreadable frames. */
export const paintedOverSchema = z.object({ secrets: z.number(), frames: z.number() });
export type PaintedOver = z.infer<typeof paintedOverSchema>;

/** Pictures of one page, one below the other. */
export const MAX_PICTURES = 3;
/** The longest side in pixels; models scale larger pictures down. */
export const MAX_SIDE = 1568;
/** For all pictures of one call: base64 adds a third, and a request may have 1 MB. */
export const MAX_BYTES = 450_000;

export interface PictureRequest {
  tabId: number;
  /** The intended document; no other is pictured instead. */
  documentId: string;
  part: PicturedPart;
  target: Target;
}

/** In CSS pixels. */
export interface PictureSubject {
  facts?: ElementFacts;
  width: number;
  height: number;
  /** The tab must be brought to the front. */
  isBehind: boolean;
  /** Whether Chrome is known to permit it; its other conditions cannot be queried. */
  isKnownAllowed: boolean;
}

export interface Pictured {
  pictures: Required<Picture>[];
  painted: PaintedOver;
  /** In CSS pixels, where the pictures do not show the whole page. */
  cutAt?: { shown: number; whole: number };
  /** A scrolling area is shown at its position. */
  isPartial?: boolean;
  /** The tab was brought to the front and the former one restored. */
  wasBehind: boolean;
}

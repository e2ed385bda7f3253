import * as z from 'zod/mini';
import type { ElementFacts } from '../../page/element-facts.ts';
import type { Target } from './action.ts';

/** What of a page is pictured. */
export const picturedPartSchema = z.enum(['visible', 'element', 'page']);
export type PicturedPart = z.infer<typeof picturedPartSchema>;

/** As the result tells of it, in pixels and bytes of the file. */
export const pictureSchema = z.object({
  media_type: z.enum(['image/png', 'image/jpeg']),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** The file as base64: only on its way from the background to the panel, in no record and in no text for the model. */
  data: z.optional(z.string()),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What was painted over before the picture was taken: fields and texts that are secret, and frames that we may not read. */
export const paintedOverSchema = z.object({ secrets: z.number(), frames: z.number() });
export type PaintedOver = z.infer<typeof paintedOverSchema>;

/** At most so many pictures of one page, each below the other. */
export const MOST_PICTURES = 3;
/** The longest side of a picture; models make larger ones smaller. */
export const LONGEST_SIDE = 1568;
/** Of all pictures of one call. As base64 a third more, which leaves room for the rest of a request of 1 MB. */
export const MOST_BYTES = 450_000;

export interface PictureRequest {
  tabId: number;
  /** The document in it that is meant; another is never pictured in its place. */
  documentId: string;
  part: PicturedPart;
  target: Target;
}

/** What a picture would be of, in CSS pixels. */
export interface PictureSubject {
  /** Of an element. */
  facts?: ElementFacts;
  width: number;
  height: number;
  /** Whether the tab has to be brought to the front for it. */
  isBehind: boolean;
  /** Whether Chrome is known to let it be taken; what else it takes for that it tells nobody. */
  isKnownAllowed: boolean;
}

export interface Pictured {
  pictures: Required<Picture>[];
  painted: PaintedOver;
  /** How much of the page is in the pictures, in CSS pixels, where that is not all. */
  cutAt?: { shown: number; whole: number };
  /** An area that scrolls by itself is shown as it stood. */
  isPartial?: boolean;
  /** The tab was brought to the front for it, and the former one afterwards. */
  wasBehind: boolean;
}

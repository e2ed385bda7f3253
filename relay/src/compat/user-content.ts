import { MAX_IMAGE_CHARACTERS, MAX_IMAGES, type RequestImage, requestImageSchema } from '@assent/shared';
import * as z from 'zod';

const partSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.looseObject({ url: z.string().describe('`data:image/png;base64,…`') }).optional(),
});
type Part = z.output<typeof partSchema>;

export type UserContent = { text: string; images: readonly RequestImage[] };

const NO_PICTURE = `Expected "data:image/png;base64,…" (PNG, JPEG, WebP or GIF; ${MAX_IMAGE_CHARACTERS} characters of base64 at most)`;
const NOT_FETCHED =
  'Pictures are not fetched from an address: send the picture itself, as data:image/png;base64,…';
const TOO_MANY = `At most ${MAX_IMAGES} pictures are taken in one message`;
const OTHER_PART = 'Only parts of type "text" and "image_url" are taken here';

/** What a person wrote, as text or as parts: text, and pictures that are in the request itself. Nothing is dropped in silence. */
export const userContentSchema = z.union([
  z.string().transform((text): UserContent => ({ text, images: [] })),
  z.array(partSchema).transform((parts, context): UserContent => {
    const texts: string[] = [];
    const images: RequestImage[] = [];
    for (const [index, part] of parts.entries()) {
      const read = readPart(part);
      if (typeof read === 'object') images.push(read);
      else if (part.type === 'text' && part.text !== undefined) texts.push(part.text);
      // Otherwise all that is said of it is that neither form fits.
      else context.addIssue({ code: 'custom', continue: true, path: [index], message: read ?? OTHER_PART });
    }
    if (images.length > MAX_IMAGES)
      context.addIssue({ code: 'custom', continue: true, path: [], message: TOO_MANY });
    return { text: texts.join('\n'), images };
  }),
]);

/** The picture of a part, or what is wrong with it; `undefined` where it is a part of another kind. */
function readPart({ type, image_url }: Part): RequestImage | string | undefined {
  if (type !== 'image_url') return undefined;
  const url = image_url?.url ?? '';
  if (/^https?:/i.test(url)) return NOT_FETCHED;
  const comma = url.indexOf(',');
  const media_type = /^data:(image\/[a-z]+);base64$/i
    .exec(url.slice(0, Math.max(0, comma)))?.[1]
    ?.toLowerCase();
  return requestImageSchema.safeParse({ media_type, data: url.slice(comma + 1) }).data ?? NO_PICTURE;
}

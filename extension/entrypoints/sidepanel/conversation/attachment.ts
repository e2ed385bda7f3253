import { MAX_IMAGES, type RequestImage } from '@assent/shared';
import * as z from 'zod/mini';

/** All attached texts of a message together. Our relay takes a megabyte, with the page and the tools. */
export const MAX_ATTACHED_CHARACTERS = 100_000;

/** Larger files are refused before they are read. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Part of a person's message. Pictures are kept in memory only, as {@link Pictures} of the message. */
export const attachmentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    name: z.string(),
    text: z.string(),
    /** Of a PDF of which not everything is here. */
    pages: z.optional(z.object({ read: z.number(), of: z.number() })),
  }),
  z.object({ kind: z.literal('picture'), name: z.string(), bytes: z.number() }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;

export type AttachmentRefusal =
  | 'empty'
  | 'no-pictures'
  | 'not-fetched'
  | 'not-text'
  | 'pdf-locked'
  | 'pdf-scanned'
  | 'too-large'
  | 'too-long'
  | 'too-many-pictures'
  | 'unreadable';

export type ReadAttachment =
  | { status: 'ready'; attachment: Attachment; image?: RequestImage }
  | { status: 'refused'; reason: AttachmentRefusal };

/** An attachment of the message that is being written. Temporary, so it is not persisted. */
export interface DraftAttachment {
  id: string;
  name: string;
  /** A long text from the clipboard: it can be put into the message instead. */
  isPasted?: true;
  /** The address in the browser that it was read from. */
  from?: string;
  state: { status: 'reading' } | ReadAttachment;
}

/** The attachments that would be sent now, and the pictures of them. */
export function readyAttachments(drafts: readonly DraftAttachment[]): {
  attachments: Attachment[];
  images: RequestImage[];
} {
  const ready = drafts.flatMap(({ state }) => (state.status === 'ready' ? [state] : []));
  return {
    attachments: ready.map(({ attachment }) => attachment),
    images: ready.flatMap(({ image }) => image ?? []),
  };
}

export function charactersOf(attachments: readonly Attachment[]): number {
  return attachments.reduce((sum, each) => sum + (each.kind === 'text' ? each.text.length : 0), 0);
}

/** Refused where the others leave no room for it. */
export function withinLimits(read: ReadAttachment, others: readonly Attachment[]): ReadAttachment {
  if (read.status === 'refused') return read;
  const { attachment } = read;
  if (attachment.kind === 'picture') {
    const pictures = others.filter(({ kind }) => kind === 'picture').length;
    return pictures < MAX_IMAGES ? read : { status: 'refused', reason: 'too-many-pictures' };
  }
  const characters = charactersOf(others) + attachment.text.length;
  return characters <= MAX_ATTACHED_CHARACTERS ? read : { status: 'refused', reason: 'too-long' };
}

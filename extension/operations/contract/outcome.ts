import { errorTypeSchema, pageTabSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { messageTextSchema } from '../../messages/message-schema.ts';
import { pageLinkSchema } from '../../page/extracting/collect-links.ts';
import { pageMetadataSchema } from '../../page/extracting/read-metadata.ts';
import { paintedOverSchema, pictureSchema } from './picture.ts';

/** The observed effect of an action. */
const observedEffectSchema = z.enum([
  'changed',
  'no_change',
  'navigated',
  'opened',
  'validation_error',
  'submitted',
  'download',
  'needs_user',
  /** It navigated to a page that may not be read. */
  'unseen',
  /** The awaited condition was not met in time, or the server has not answered yet. */
  'late',
  /** The user stopped it. */
  'stopped',
]);
export type ObservedEffect = z.infer<typeof observedEffectSchema>;

/** The effects that a page can report. */
export type PageEffect = Exclude<ObservedEffect, 'unseen' | 'stopped'>;

/** Something that opened. A tab has the address that the browser reports. */
const openedSchema = z.object({
  kind: z.enum(['dialog', 'menu', 'list', 'tooltip', 'calendar', 'section', 'tab']),
  name: z.optional(z.string()),
  url: z.optional(z.string()),
  id: z.optional(z.string()),
});

/** The result of one action for the model and the panel. A click that changed nothing is no success. */
export const outcomeSchema = z.object({
  success: z.boolean(),
  message: messageTextSchema,
  /** The user's text where `message` is for the model; it stays in the panel. */
  forPerson: z.optional(messageTextSchema),
  error_type: z.optional(errorTypeSchema),
  effect: z.optional(observedEffectSchema),
  /** The target's new value, or the text that was read; never a secret. */
  value: z.optional(messageTextSchema),
  /** The new address, if it changed. */
  url: z.optional(z.string()),
  /** The title of the new page. */
  title: z.optional(z.string()),
  content_length: z.optional(z.number()),
  /** The id and the full size of a snapshot. */
  snapshot_id: z.optional(z.string()),
  characters: z.optional(z.number()),
  tokens: z.optional(z.number()),
  /** The `from` of the next part: a character, link, row or line. */
  next_from: z.optional(z.number()),
  /** The new current tab, if it changed. */
  tab: z.optional(z.omit(pageTabSchema, { active: true })),
  tabs: z.optional(z.array(pageTabSchema)),
  /** One part of the links; `count` is their total. */
  links: z.optional(z.array(pageLinkSchema)),
  /** The total of extracted links or table rows. */
  count: z.optional(z.number()),
  metadata: z.optional(pageMetadataSchema),
  /** Alerts, toasts, status lines and field errors. Text of the page: data. */
  page_message: z.optional(z.string()),
  /** Whether it reports a failure, or that something is done. */
  page_message_tone: z.optional(z.enum(['good', 'bad', 'neutral'])),
  opened: z.optional(openedSchema),
  pictures: z.optional(z.array(pictureSchema)),
  painted_over: z.optional(paintedOverSchema),
  /** Set where the user can undo it while this document lives. */
  undoable: z.optional(z.boolean()),
  /** Set while the document is being left; the background observes the end and removes the flag. */
  leaving: z.optional(z.boolean()),
  /** Set while the page may take it back; asking again under the same key gives the final outcome. */
  provisional: z.optional(z.boolean()),
  /** Set when the page asked "Leave site?"; the background removes the flag. */
  held: z.optional(z.boolean()),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** For records and the model: sizes without the picture data. */
export function withoutPictureData(outcome: Outcome): Outcome {
  const { pictures } = outcome;
  if (!pictures) return outcome;
  return { ...outcome, pictures: pictures.map(({ data: _data, ...reported }) => reported) };
}

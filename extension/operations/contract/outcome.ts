import { errorTypeSchema, pageTabSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { messageTextSchema } from '../../messages/message-schema.ts';
import { pageLinkSchema } from '../../page/extracting/collect-links.ts';
import { pageMetadataSchema } from '../../page/extracting/read-metadata.ts';
import { paintedOverSchema, pictureSchema } from './picture.ts';

/** What was seen to happen after an action. */
const observedEffectSchema = z.enum([
  'changed',
  'no_change',
  'navigated',
  'opened',
  'validation_error',
  'submitted',
  'download',
  'needs_user',
  /** Led somewhere, and nobody may look what is there. */
  'unseen',
  /** What was waited for did not come in its time. */
  'late',
  /** The person put an end to it while it ran. */
  'stopped',
]);
export type ObservedEffect = z.infer<typeof observedEffectSchema>;

/** What a page can make of what is done in it. */
export type PageEffect = Exclude<ObservedEffect, 'unseen' | 'late' | 'stopped'>;

/** What can open. Of a tab the address is told as far as the browser tells it to us. */
const openedSchema = z.object({
  kind: z.enum(['dialog', 'menu', 'list', 'tooltip', 'calendar', 'section', 'tab']),
  name: z.optional(z.string()),
  url: z.optional(z.string()),
  /** Of a tab. */
  id: z.optional(z.string()),
});

/** The result of one action, as the model and the panel read it. A click after which nothing changed is no success. */
export const outcomeSchema = z.object({
  success: z.boolean(),
  message: messageTextSchema,
  /** What the person is told instead, where `message` is meant for the model; it stays in the panel. */
  forPerson: z.optional(messageTextSchema),
  error_type: z.optional(errorTypeSchema),
  effect: z.optional(observedEffectSchema),
  /** The target's value afterwards, or what was read; never a secret. */
  value: z.optional(messageTextSchema),
  /** The address afterwards, when it is another. */
  url: z.optional(z.string()),
  /** Of the page that it led to. */
  title: z.optional(z.string()),
  content_length: z.optional(z.number()),
  /** Of a snapshot: what it is remembered by, and how much it is in all. */
  snapshot_id: z.optional(z.string()),
  characters: z.optional(z.number()),
  tokens: z.optional(z.number()),
  /** The `from` of what comes next, where only a part was told: a character, a link, a row or a line. */
  next_from: z.optional(z.number()),
  /** The tab that is worked in from now on, when it is another. */
  tab: z.optional(z.omit(pageTabSchema, { active: true })),
  tabs: z.optional(z.array(pageTabSchema)),
  /** A part of the links that there are, of which `count` is the number. */
  links: z.optional(z.array(pageLinkSchema)),
  /** How many there are of what was extracted, all parts together: links, or rows of tables. */
  count: z.optional(z.number()),
  metadata: z.optional(pageMetadataSchema),
  /** What the page said to the person: alerts, toasts, status lines, errors of fields. Text of the page: data. */
  page_message: z.optional(z.string()),
  opened: z.optional(openedSchema),
  /** Of a page, as they go along with the result, one below the other. */
  pictures: z.optional(z.array(pictureSchema)),
  /** What was painted over in them. */
  painted_over: z.optional(paintedOverSchema),
  /** Set where the page remembers how to go back, for as long as this document lives; the person can have it undone. */
  undoable: z.optional(z.boolean()),
  /** Set while the document is being left: how that ends is for the background to see, which takes this out again. */
  leaving: z.optional(z.boolean()),
  /** Set while the page may yet take back what was done: asked again under the same key, it tells what became of it. */
  provisional: z.optional(z.boolean()),
  /** Set when the page asked the browser to let the person decide whether to leave; taken out in the same way. */
  held: z.optional(z.boolean()),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** What may be kept and told of an outcome: its pictures' sizes, and not the pictures. */
export function withoutPictureData(outcome: Outcome): Outcome {
  const { pictures } = outcome;
  if (!pictures) return outcome;
  return { ...outcome, pictures: pictures.map(({ data: _data, ...told }) => told) };
}

import * as z from 'zod/mini';
import { targetQuestionSchema } from './frame-messages.ts';
import { defineMessage } from './message.ts';

/** What only the browser sessions of the relay ask the scripts in a document. */

/** The state of one element. */
export const inspectInFrame = defineMessage(
  'page.inspect',
  z.extend(targetQuestionSchema, { attribute: z.optional(z.string()), html: z.optional(z.literal(true)) }),
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('elsewhere') }),
    z.object({
      status: z.literal('found'),
      isVisible: z.boolean(),
      isEnabled: z.boolean(),
      isChecked: z.optional(z.boolean()),
      value: z.string(),
      attribute: z.optional(z.string()),
      isWithheld: z.optional(z.literal(true)),
      html: z.optional(z.string()),
      isCut: z.optional(z.boolean()),
    }),
  ]),
);

/** Whether a target still is what an outline showed of it. `before` and `now`: what differs, as an outline says it. */
export const compareWithOutlineInFrame = defineMessage(
  'page.compareWithOutline',
  z.object({ elementId: z.string(), snapshotId: z.string(), around: z.optional(z.string()) }),
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('kept') }),
    z.object({ status: z.literal('changed'), before: z.string(), now: z.string() }),
    z.object({ status: z.literal('unknown'), said: z.string() }),
  ]),
);

/** How many elements a selector matches, seen or not. */
export const countInFrame = defineMessage(
  'page.count',
  z.object({ selector: z.string() }),
  z.object({ count: z.number() }),
);

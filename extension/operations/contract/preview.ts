import * as z from 'zod/mini';
import { messageTextSchema } from '../../messages/message-schema.ts';
import { elementFactsSchema } from '../../page/element-facts.ts';
import { failureSchema } from '../../page/failure.ts';
import { effectClassSchema } from './action.ts';

/**
 * What approved actions may change meanwhile: what the target holds, what goes with its form (unseen or in fields that
 * the person can change) and what stands around it; when that was, and how many actions had run in the document.
 */
const boundStateSchema = z.object({
  fingerprint: z.string(),
  fields: z.string(),
  context: z.string(),
  runs: z.number(),
  moment: z.number(),
});
export type BoundState = z.infer<typeof boundStateSchema>;

const elementBindingSchema = z.object({
  kind: z.literal('element'),
  elementId: z.string(),
  fingerprint: z.string(),
  /** The same but for the digits in its name. */
  shape: z.optional(z.string()),
  /** Of what stands around the target, where the card told it apart by that: live pages change it often. */
  surroundings: z.optional(z.string()),
  state: z.optional(boundStateSchema),
});
export type ElementBinding = z.infer<typeof elementBindingSchema>;

/**
 * What an approval binds. The fingerprints are salted hashes, which tell nobody what was hashed. One is taken when the
 * card is made and again just before the action runs; where they differ nothing runs (`ElementChanged`).
 */
export const bindingSchema = z.discriminatedUnion('kind', [
  elementBindingSchema,
  z.object({ kind: z.literal('selection'), fingerprint: z.string() }),
  z.object({ kind: z.literal('page') }),
  /** A tab; of one whose page we may look at, also the document in it. `bound`: what else the operation is about. */
  z.object({ kind: z.literal('tab'), tabId: z.number(), bound: z.optional(z.string()) }),
]);
export type Binding = z.infer<typeof bindingSchema>;

/** What the browser lets us do only once the person has allowed it. */
const askedPermissionSchema = z.enum(['downloads']);
export type AskedPermission = z.infer<typeof askedPermissionSchema>;

/** What one action would really do, as the page sees it. `elsewhere`: the target is not in this frame's document. */
export const previewSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('bound'),
    binding: bindingSchema,
    /** What is done, where the verb alone does not tell it; what it is applied to stands where it has `…`. */
    sentence: z.optional(messageTextSchema),
    /** Absent for the page as a whole. For a selection, `name` is the selected text. */
    facts: z.optional(elementFactsSchema),
    effect: effectClassSchema,
    before: z.optional(messageTextSchema),
    after: z.optional(messageTextSchema),
    /** What else there is to know of it, line by line, in words that are not all ours. */
    details: z.optional(z.array(messageTextSchema)),
    /** What a program would run; shown whole, line by line. */
    code: z.optional(z.string()),
    /** Set where the target holds a password, a code or a card number: what is written into it is nobody's business. */
    isSecret: z.optional(z.literal(true)),
    /** Set when the action submits a form: the origin it goes to, and whether that is another than the page's. */
    submitsTo: z.optional(z.object({ origin: z.string(), foreign: z.boolean() })),
    /** Set when the person is to choose files for it. Both are the page's own hints to the browser's window. */
    asksFile: z.optional(z.object({ accept: z.string(), multiple: z.boolean() })),
    /** Set when the browser is to ask the person, with their approval, for something that it does not let us do yet. */
    asksPermission: z.optional(askedPermissionSchema),
  }),
  z.object({ status: z.literal('failed'), failure: failureSchema }),
  z.object({ status: z.literal('elsewhere') }),
]);
export type Preview = z.infer<typeof previewSchema>;

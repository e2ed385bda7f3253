import * as z from 'zod/mini';
import { messageTextSchema } from '../../messages/message-schema.ts';
import { elementFactsSchema } from '../../page/element-facts.ts';
import { failureSchema } from '../../page/failure.ts';
import { shownPointSchema } from '../../page/shown-point.ts';
import { effectClassSchema } from './action.ts';

const elementBindingSchema = z.object({
  kind: z.literal('element'),
  elementId: z.string(),
  fingerprint: z.string(),
  /** Without the digits in its name. */
  shape: z.optional(z.string()),
  /** Only where the card distinguished the target by its surroundings: live pages change them often. */
  surroundings: z.optional(z.string()),
  /** The state behind the row, which stays in the page, under this id. */
  state: z.optional(z.string()),
});
export type ElementBinding = z.infer<typeof elementBindingSchema>;

/**
 * What an approval binds, as salted hashes. Taken for the card and again just before the run; if they differ, nothing
 * runs (`ElementChanged`).
 */
export const bindingSchema = z.discriminatedUnion('kind', [
  elementBindingSchema,
  z.object({ kind: z.literal('selection'), fingerprint: z.string() }),
  /** `fingerprint`: of what else the operation concerns. */
  z.object({ kind: z.literal('page'), fingerprint: z.optional(z.string()) }),
  /** With the document where the page may be read. `bound`: what else the operation concerns. */
  z.object({ kind: z.literal('tab'), tabId: z.number(), bound: z.optional(z.string()) }),
]);
export type Binding = z.infer<typeof bindingSchema>;

/** Browser permissions that only the user can grant. */
const askedPermissionSchema = z.enum(['downloads']);
export type AskedPermission = z.infer<typeof askedPermissionSchema>;

/** The fields that a submit sends, as they are now and without secrets, and how. */
const submissionSchema = z.object({
  method: z.string(),
  /** As the form names it; empty for the usual one. */
  encoding: z.string(),
  fields: z.array(
    z.object({
      elementId: z.optional(z.string()),
      label: z.string(),
      /** For the server, where the label does not say it. */
      name: z.optional(z.string()),
      values: z.array(z.string()),
      /** Characters of a value that is too long to be given whole. */
      length: z.optional(z.number()),
      isHidden: z.optional(z.literal(true)),
      /** An unticked box, or no file: as it is, nothing goes along. */
      isUnsent: z.optional(z.literal(true)),
    }),
  ),
  /** Fields beyond these. */
  more: z.optional(z.number()),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The real effect of one action. `elsewhere`: the target is not in this frame's document. */
export const previewSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('bound'),
    binding: bindingSchema,
    /** A sentence that replaces the verb; `…` stands for the target. */
    sentence: z.optional(messageTextSchema),
    /** Absent for the page as a whole. For a selection, `name` is the selected text. */
    facts: z.optional(elementFactsSchema),
    effect: effectClassSchema,
    before: z.optional(messageTextSchema),
    after: z.optional(messageTextSchema),
    /** Further lines, some in the page's or the model's words. */
    details: z.optional(z.array(messageTextSchema)),
    /** Where the pointer presses, and where it lets go, for the outline in the page. */
    points: z.optional(z.array(shownPointSchema)),
    /** A program to run, shown in full. */
    code: z.optional(z.string()),
    /** The arguments for a tool of the page, shown in full. */
    argumentsText: z.optional(z.string()),
    /** Set where the target holds a password, a code or a card number. */
    isSecret: z.optional(z.literal(true)),
    /** Set for a submit: its origin, and whether that differs from the page's. */
    submitsTo: z.optional(z.object({ origin: z.string(), foreign: z.boolean() })),
    sends: z.optional(submissionSchema),
    /** Set when something that the card binds is no longer as it was, whether or not the card shows it: its words, if it has some. */
    drift: z.optional(
      z.object({
        before: z.optional(z.string()),
        after: z.optional(z.string()),
        /** It did so before, by itself. */
        isRestless: z.optional(z.literal(true)),
      }),
    ),
    /** Set where the page has the target disabled, which earlier rows of its card may change: why it cannot run yet. */
    notYet: z.optional(failureSchema),
    /** Set when the user must choose files. Both are the page's hints for the file dialog. */
    asksFile: z.optional(z.object({ accept: z.string(), multiple: z.boolean() })),
    /** Set when the browser must ask the user for a permission with the approval. */
    asksPermission: z.optional(askedPermissionSchema),
  }),
  z.object({ status: z.literal('failed'), failure: failureSchema }),
  z.object({ status: z.literal('elsewhere') }),
]);
export type Preview = z.infer<typeof previewSchema>;

import * as z from 'zod/mini';

/** The shapes of approvals: in an attended session, a person decides on each action before it runs. */

/** What an action would do, as the engine read it from the page. Names and values are the page's words: data. */
export const approvalPreviewSchema = z.object({
  /** The action and its target, as in: Click button “Order”. */
  sentence: z.string(),
  /** `edits`, `acts`, `submits` or `leaves`. */
  effect: z.string(),
  /** The effect in one word. */
  risk: z.string(),
  /** The sentence in its parts, for who shows it: the name is the page's. */
  parts: z.object({ before: z.string(), kind: z.string(), name: z.string(), after: z.string() }),
  /** The value now, and the one that it would have. Secrets are masked. */
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  /** What tells the target apart, and where it leads. `label` is Assent's, `text` the page's. */
  details: z.array(z.object({ label: z.string(), text: z.string(), isWarning: z.optional(z.literal(true)) })),
  /** The fields that a submit sends. */
  sends: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ApprovalPreview = z.infer<typeof approvalPreviewSchema>;

export const approvalRequiredSchema = z.object({
  status: z.literal('approval_required'),
  approvalId: z.string(),
  preview: approvalPreviewSchema,
  /** ISO 8601. Without a decision by then, the action is refused. */
  expiresAt: z.string(),
});
export type ApprovalRequired = z.infer<typeof approvalRequiredSchema>;

export const decideApprovalSchema = z.object({
  decision: z.enum(['approve', 'reject']),
  /** Of a rejection; the caller of the action reads it. */
  reason: z.optional(z.string().check(z.maxLength(500))),
});
export type DecideApproval = z.infer<typeof decideApprovalSchema>;

export const decidedSchema = z.object({
  approvalId: z.string(),
  decision: z.enum(['approve', 'reject']),
});
export type Decided = z.infer<typeof decidedSchema>;

import * as z from 'zod/mini';
import { approvalPreviewSchema } from './browser-approval.ts';

/** The shapes of approvals of tasks: a person decides on an action before it runs. */

export const taskIdSchema = z.string().check(z.regex(/^at_[0-9a-f]{32}$/));
export const taskApprovalIdSchema = z.string().check(z.regex(/^ap_[0-9a-f]{32}$/));

const taskApprovalStateSchema = z.enum(['pending', 'approved', 'rejected', 'expired', 'void']);

/** What a person is asked, or was. */
export const taskApprovalSchema = z.object({
  approvalId: taskApprovalIdSchema,
  taskId: taskIdSchema,
  callId: z.string(),
  tool: z.string(),
  state: taskApprovalStateSchema,
  /** In the language of the task. */
  preview: approvalPreviewSchema,
  askedAt: z.iso.datetime(),
  /** Without a decision by then, it is denied. */
  expiresAt: z.iso.datetime(),
  decidedAt: z.optional(z.iso.datetime()),
  /** Who decided: as in the audit. */
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type TaskApproval = z.infer<typeof taskApprovalSchema>;

/** With the page as it was, its target outlined and its secrets painted over. */
export const taskApprovalDetailSchema = z.extend(taskApprovalSchema, {
  /** Of both languages. */
  previews: z.object({ en: approvalPreviewSchema, zh: approvalPreviewSchema }),
  /** A JPEG in base64. */
  picture: z.optional(z.string()),
});
export type TaskApprovalDetail = z.infer<typeof taskApprovalDetailSchema>;

/** The body of `POST /api/v1/agent/{id}/approvals/{approvalId}`. */
export const decideTaskApprovalSchema = z.object({
  approved: z.boolean(),
  /** Of a rejection; the model reads it. */
  reason: z.optional(z.string().check(z.maxLength(500))),
});
export type DecideTaskApproval = z.infer<typeof decideTaskApprovalSchema>;

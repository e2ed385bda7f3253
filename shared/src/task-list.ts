import * as z from 'zod/mini';
import { taskApprovalIdSchema, taskIdSchema } from './task-approval.ts';

/** What lists say of tasks. Apart from the rest of their wire, which the side panel need not load. */

export const taskStatusSchema = z.enum(['pending', 'running', 'completed', 'failed', 'cancelled']);
export type TaskStatus = z.infer<typeof taskStatusSchema>;

export const taskSummarySchema = z.object({
  id: taskIdSchema,
  status: taskStatusSchema,
  /** At most 200 characters of it. */
  prompt: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.optional(z.iso.datetime()),
  endedAt: z.optional(z.iso.datetime()),
  /** When it is forgotten, with its result. */
  expiresAt: z.iso.datetime(),
  /** Credits: what its work has used by now; of a task that has ended, what it cost in the end. */
  creditsUsed: z.number(),
  maxCredits: z.number(),
  /** Calls of the model. */
  steps: z.number(),
  /** What a person has to decide on now. */
  approvalId: z.optional(taskApprovalIdSchema),
});
export type TaskSummary = z.infer<typeof taskSummarySchema>;

/** The newest first. */
export const taskListSchema = z.object({
  success: z.literal(true),
  tasks: z.array(taskSummarySchema),
  next: z.optional(z.string()),
});
export type TaskList = z.infer<typeof taskListSchema>;

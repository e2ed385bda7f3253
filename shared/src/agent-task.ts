import * as z from 'zod/mini';
import { approvalPreviewSchema } from './browser-approval.ts';
import { policyRuleSchema } from './browser-session.ts';
import { creditChargeSchema, refundLimitedSchema } from './credits.ts';
import { languageSchema } from './language.ts';
import { taskApprovalIdSchema, taskApprovalSchema, taskIdSchema } from './task-approval.ts';
import { taskStatusSchema, taskSummarySchema } from './task-list.ts';
import { webhookSecretSchema } from './webhook.ts';

/** The shapes of `/api/v1/agent…`: tasks that a model does in a browser of the relay. */

const addressSchema = z.string().check(z.minLength(1), z.maxLength(8_000));

const MAX_LISTED = 100;

/** Which actions it is about: all that fit every key it has. Another key is refused, because it would say less. */
const taskRuleSchema = z
  .strictObject({
    sites: policyRuleSchema.shape.sites,
    /** Names of operations, as in an action of a browser session. */
    operations: policyRuleSchema.shape.actions,
    effects: policyRuleSchema.shape.effects,
  })
  .check(
    z.refine(rule => Object.values(rule).some(key => key !== undefined), {
      error: 'A rule without a key would fit everything: name sites, operations or effects',
    }),
  );
export type TaskRule = z.infer<typeof taskRuleSchema>;

const taskRulesSchema = z.array(taskRuleSchema).check(z.maxLength(MAX_LISTED));

/** What a task may do. A rule of `deny` is never crossed, with an approval neither. */
export const taskPolicySchema = z.strictObject({
  /** For what no rule allows: `attended`, the default, asks a person; `policy` refuses it. */
  mode: z._default(z.enum(['attended', 'policy']), 'attended'),
  /** Besides reading on the sites of `urls` and of search results. */
  allow: z._default(taskRulesSchema, []),
  deny: z._default(taskRulesSchema, []),
  /** Of the whole task; `actions`: those that edit, act, submit or leave. */
  budget: z.optional(z.strictObject({ actions: z.int().check(z.gte(0), z.lte(1_000)) })),
});
export type TaskPolicy = z.output<typeof taskPolicySchema>;

const taskWebhookEvents = z.enum(['approval_required', 'completed', 'failed', 'cancelled']);

export const taskWebhookSchema = z.object({
  url: addressSchema,
  /** Messages are signed with it (https://www.standardwebhooks.com): base64, with or without `whsec_`. */
  secret: z.optional(webhookSecretSchema),
  events: z._default(z.array(taskWebhookEvents).check(z.minLength(1)), taskWebhookEvents.options),
});
export type TaskWebhook = z.output<typeof taskWebhookSchema>;

export const MOST_TASK_CREDITS = 2_500;

/** The body of `POST /api/v1/agent`. */
export const taskRequestSchema = z.object({
  prompt: z.string().check(z.minLength(1), z.maxLength(10_000)),
  /** Where to begin. Their sites may be read without an approval. */
  urls: z._default(z.array(addressSchema).check(z.maxLength(50)), []),
  /** Without a search: only the sites of `urls` may be read without an approval. */
  strictConstrainToURLs: z._default(z.boolean(), false),
  /** JSON Schema 2020-12 of the data. */
  schema: z.optional(z.record(z.string(), z.unknown())),
  /** The task ends before it would use more. */
  maxCredits: z._default(z.int().check(z.gte(1), z.lte(MOST_TASK_CREDITS)), 500),
  /** Whether the answer is a stream of events; otherwise it is the task as it begins. */
  stream: z._default(z.boolean(), true),
  policy: z._default(taskPolicySchema, { mode: 'attended', allow: [], deny: [] }),
  /** As listed by `/api/v1/models`; the first that is a language model. */
  model: z.optional(z.string().check(z.maxLength(200))),
  webhook: z.optional(taskWebhookSchema),
  /** Calls of the model. */
  maxSteps: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
  /** Seconds, without those that wait for a person. */
  timeout: z._default(z.int().check(z.gte(10), z.lte(3_600)), 600),
  /** Of messages and element descriptions. */
  language: z._default(languageSchema, 'en'),
});
export type TaskRequest = z.output<typeof taskRequestSchema>;
export type TaskRequestInput = z.input<typeof taskRequestSchema>;

/** Where a value of the data stands. */
const taskSourceSchema = z.object({
  /** A JSON Pointer (RFC 6901) into the data; empty for all of it. */
  path: z.string(),
  url: z.string(),
  quote: z.string(),
  /** Whether the relay found the quote in what the task read at that address. */
  verified: z.boolean(),
});
export type TaskSource = z.infer<typeof taskSourceSchema>;

/** Whose fault a failure was. */
const taskFaultSchema = z.enum(['caller', 'model', 'browser', 'site', 'relay']);

export const taskFailureSchema = z.object({
  /** Such as `max_credits_reached`, `budget_spent`, `insufficient_credits`, `schema_unsatisfied`, `answer_unreadable`, `loop_detected`, `step_limit`, `timeout`. */
  code: z.string(),
  message: z.string(),
  fault: taskFaultSchema,
  refundLimited: refundLimitedSchema,
});
export type TaskFailure = z.infer<typeof taskFailureSchema>;

const callFacts = { callId: z.string(), tool: z.string() };
const approvalFacts = { approvalId: taskApprovalIdSchema, callId: z.string() };

/** An event of a task. Its number is the id of the server-sent event: from 1, without gaps. Unknown types are additions. */
export const taskEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), id: taskIdSchema, expiresAt: z.iso.datetime() }),
  z.object({ type: z.literal('thinking'), content: z.string() }),
  z.object({ type: z.literal('tool_call'), ...callFacts, args: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('tool_result'), ...callFacts, result: z.unknown() }),
  z.object({
    type: z.literal('progress'),
    message: z.string(),
    step: z.number(),
    totalSteps: z.optional(z.number()),
  }),
  /** So many credits are held from now on, of which `used` are used up. */
  z.object({ type: z.literal('checkpoint'), held: z.number(), used: z.number() }),
  z.object({
    type: z.literal('approval_required'),
    ...approvalFacts,
    preview: approvalPreviewSchema,
    expiresAt: z.iso.datetime(),
  }),
  z.object({ type: z.literal('approved'), ...approvalFacts }),
  /** `expired`: nobody decided in time. `void`: what was shown has gone. */
  z.object({
    type: z.literal('rejected'),
    ...approvalFacts,
    because: z.enum(['rejected', 'expired', 'void']),
    reason: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('complete'),
    data: z.unknown(),
    sources: z.array(taskSourceSchema),
    creditsUsed: z.number(),
  }),
  /** Also of a task that was cancelled: its code is `cancelled`. */
  z.object({
    type: z.literal('failed'),
    error: z.string(),
    code: z.string(),
    creditsUsed: z.number(),
    refunded: z.optional(z.number()),
    refundLimited: refundLimitedSchema,
  }),
]);
export type TaskEvent = z.infer<typeof taskEventSchema>;

/** The answer of `GET /api/v1/agent/{id}`. */
export const taskAnswerSchema = z.extend(taskSummarySchema, {
  success: z.literal(true),
  prompt: z.string(),
  urls: z.array(z.string()),
  maxSteps: z.number(),
  progress: z.optional(z.object({ message: z.string(), step: z.number(), totalSteps: z.number() })),
  /** The browser session, while there is one: for its live view. */
  sessionId: z.optional(z.string()),
  result: z.optional(z.object({ data: z.unknown(), sources: z.array(taskSourceSchema) })),
  error: z.optional(taskFailureSchema),
  approvals: z.array(taskApprovalSchema),
  /** Lines of the ledger, the oldest first. */
  charges: z.array(creditChargeSchema),
  /** The number of the newest event. */
  lastEvent: z.number(),
});
export type TaskAnswer = z.infer<typeof taskAnswerSchema>;

/** The query of `DELETE /api/v1/agent/{id}`. */
export const taskDeleteQuerySchema = z.object({
  /** `true`: what the task was about is forgotten too. */
  forget: z._default(z.enum(['true', 'false']), 'false'),
});

/** The answer of `DELETE /api/v1/agent/{id}`: `deleted` for one that is forgotten. */
export const taskDeletedSchema = z.object({
  success: z.literal(true),
  status: z.enum(['cancelled', 'deleted']),
  creditsUsed: z.number(),
});

/** The query of `GET /api/v1/agent`. */
export const taskListQuerySchema = z.object({
  status: z.optional(taskStatusSchema),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

/** The body of `POST /api/v1/agent/estimate`: a request, of which nothing is begun. */
export const taskEstimateSchema = z.object({
  success: z.literal(true),
  credits: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
  /** What `maxCredits` must be for its first step. Each step needs some more than it comes to use. */
  leastMaxCredits: z.number(),
  /** `history`: so many like tasks that were completed. `prices`: none are known, so a guess from the price list. */
  basis: z.object({ kind: z.enum(['history', 'prices']), tasks: z.number(), note: z.string() }),
});
export type TaskEstimate = z.infer<typeof taskEstimateSchema>;

const messageFacts = { timestamp: z.iso.datetime(), id: taskIdSchema };

/** What a webhook gets. */
export const taskMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('task.approval_required'), ...messageFacts, data: taskApprovalSchema }),
  z.object({
    type: z.enum(['task.completed', 'task.failed', 'task.cancelled']),
    ...messageFacts,
    data: taskAnswerSchema,
  }),
]);
export type TaskMessage = z.infer<typeof taskMessageSchema>;

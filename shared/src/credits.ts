import * as z from 'zod/mini';
import { taskIdSchema } from './task-approval.ts';
import { webhookSecretSchema } from './webhook.ts';

/** The shapes of `/api/v1/credits…`. Credits are whole numbers. */

/**
 * `checkpoint`: credits that a task holds, before it uses them. `settlement`: what it held and did not use. `refund`: what a task that
 * failed had used.
 */
const chargeKindSchema = z.enum(['checkpoint', 'settlement', 'refund']);
export type ChargeKind = z.infer<typeof chargeKindSchema>;

/** True for a refund of less than its task had used: the tenant has had the refunds of the day. */
export const refundLimitedSchema = z.optional(z.boolean());

/** A line of the ledger about a task. */
export const creditChargeSchema = z.object({
  kind: chargeKindSchema,
  /** From the account of the tenant: above 0 for what it pays, below 0 for what it gets back. */
  credits: z.number(),
  /** What it is for, as `at_…:checkpoint:1`: never twice. */
  reference: z.string(),
  refundLimited: refundLimitedSchema,
  at: z.iso.datetime(),
});
export type CreditCharge = z.infer<typeof creditChargeSchema>;

/** The answer of `GET /api/v1/credits`. */
export const creditAccountSchema = z.object({
  success: z.literal(true),
  /** What may be used: without what running tasks hold. */
  balance: z.number(),
  /** What running tasks hold. */
  held: z.number(),
  /** Of the last 30 days: tasks that have ended, and all else that costs credits. */
  usage: z.array(z.object({ key: z.string(), user: z.string(), tasks: z.number(), credits: z.number() })),
});
export type CreditAccount = z.infer<typeof creditAccountSchema>;

export const creditEntrySchema = z.object({
  number: z.number(),
  /** `usage`: of the chat, of browser sessions and of scraping, which belongs to no task. */
  kind: z.enum(['grant', 'usage', ...chargeKindSchema.options]),
  /** Above 0 for what the account gets. */
  credits: z.number(),
  balanceAfter: z.number(),
  reference: z.string(),
  taskId: z.optional(z.string()),
  refundLimited: refundLimitedSchema,
  at: z.iso.datetime(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** The query of `GET /api/v1/credits/ledger`. */
export const creditLedgerQuerySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
  /** Entries before this number; `next` of the page before. */
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  task: z.optional(taskIdSchema),
});

/** The newest first. */
export const creditLedgerSchema = z.object({
  success: z.literal(true),
  entries: z.array(creditEntrySchema),
  next: z.optional(z.number()),
});
export type CreditLedger = z.infer<typeof creditLedgerSchema>;

export const MOST_GRANTED = 100_000_000;

/** Postgres stores neither U+0000 nor half a surrogate pair; nobody can read other control characters. */
const nameSchema = z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The body of `POST /api/v1/credits/grants`, for operators. */
export const grantCreditsSchema = z.object({
  /** As keys name it; empty for a relay that requires none. */
  tenant: nameSchema,
  credits: z.int().check(z.gte(1), z.lte(MOST_GRANTED)),
  /** What it is for, such as the number of an invoice: a second grant with it moves nothing. */
  reference: nameSchema.check(z.minLength(1)),
});
export type GrantCredits = z.infer<typeof grantCreditsSchema>;

export const creditsGrantedSchema = z.object({
  success: z.literal(true),
  balance: z.number(),
  /** False for a reference that was granted before. */
  granted: z.boolean(),
  /** What that reference has given, which may differ from what was asked for now. Without it, it gave nothing before. */
  grantedBefore: z.optional(z.number()),
});

/** The body of `POST /api/v1/credits/alert`: when somebody hears that credits run low. */
export const setCreditAlertSchema = z.object({
  /** A message is sent when the tenant has less than this left, once until it has as much again. What tasks hold and have not used is left. */
  below: z.int().check(z.gte(1), z.lte(MOST_GRANTED)),
  url: z.string().check(z.minLength(1), z.maxLength(8_000)),
  /** Messages are signed with it (https://www.standardwebhooks.com): base64, with or without `whsec_`. */
  secret: z.optional(webhookSecretSchema),
});
export type SetCreditAlert = z.infer<typeof setCreditAlertSchema>;

/** Without `alert` where none is set. Its secret is never shown. */
export const creditAlertSchema = z.object({
  success: z.literal(true),
  alert: z.optional(z.object({ below: z.number(), url: z.string(), signed: z.boolean() })),
});
export type CreditAlert = z.infer<typeof creditAlertSchema>;

/** What the webhook of an alert gets. `balance`: with what running tasks hold and have not used. */
export const creditMessageSchema = z.object({
  type: z.literal('credits.low'),
  timestamp: z.iso.datetime(),
  data: z.object({ tenant: z.string(), below: z.number(), balance: z.number() }),
});
export type CreditMessage = z.infer<typeof creditMessageSchema>;

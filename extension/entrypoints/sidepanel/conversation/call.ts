import * as z from 'zod/mini';
import { actionSchema } from '../../../operations/contract/action.ts';
import { outcomeSchema } from '../../../operations/contract/outcome.ts';
import { lateChangeSchema } from '../../../page/observing/late-change-schema.ts';
import { readingGrantSchema } from '../../../sites/reading-grants.ts';
import { toolsetSchema } from '../../../tools/toolset.ts';
import { cardSchema, type Row, rowSchema } from './card.ts';

export const pageReferenceSchema = z.object({
  tabId: z.number(),
  documentId: z.string(),
  url: z.string(),
  title: z.string(),
});
export type PageReference = z.infer<typeof pageReferenceSchema>;

/** The progress of one row of an approved batch. `started` without an end: nobody knows whether it ran. */
export const rowProgressSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('waiting') }),
  z.object({
    status: z.literal('started'),
    /** What it has done as far as is seen, while the page may yet take it back. */
    sighted: z.optional(outcomeSchema),
  }),
  z.object({ status: z.literal('ended'), outcome: outcomeSchema }),
]);
export type RowProgress = z.infer<typeof rowProgressSchema>;

/** The results of undoing rows, by index. `reported`: the model knows them. */
const undoingSchema = z.object({
  rows: z.array(z.object({ index: z.number(), progress: rowProgressSchema })),
  reported: z.boolean(),
});

/** What became of rows after their results, by index. `reported`: the model knows of it. */
const lateSchema = z.object({ index: z.number(), change: lateChangeSchema, reported: z.boolean() });
export type Late = z.infer<typeof lateSchema>;

export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('result'), result: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('decision'),
    toolId: z.string(),
    approved: z.boolean(),
    reason: z.optional(z.string()),
  }),
]);
export type Reply = z.infer<typeof replySchema>;

/** `dropped`: the person's next message closed the call at the backend before the result was sent. */
const deliverySchema = z.enum(['ready', 'sent', 'dropped']);

const settled = {
  card: z.optional(cardSchema),
  rows: z.array(rowProgressSchema),
  reply: replySchema,
  delivery: deliverySchema,
};

/** `open`: the actions that had not run then. `refused`: their rows, where the page had changed since the approval. */
const doneSchema = z.object({
  rows: z.array(rowSchema),
  outcomes: z.array(outcomeSchema),
  open: z.array(actionSchema),
  refused: z.optional(z.array(rowSchema)),
});
export type DoneBefore = z.infer<typeof doneSchema>;

/** The states of a tool call. It runs only by way of `awaiting → approved → running`. */
export const callStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('proposed') }),
  z.object({ status: z.literal('awaiting'), card: cardSchema }),
  z.object({ status: z.literal('approved'), card: cardSchema }),
  z.object({ status: z.literal('running'), card: cardSchema, rows: z.array(rowProgressSchema) }),
  z.object({ status: z.literal('done'), ...settled }),
  /** `attended`: false when it returned to the model without a question to the person. */
  z.object({ status: z.literal('failed'), ...settled, attended: z.boolean() }),
  z.object({ status: z.literal('rejected'), ...settled }),
  /** Answered at once: there was nothing to decide or do. */
  z.object({ status: z.literal('answered'), ...settled }),
  z.object({
    status: z.literal('void'),
    card: z.optional(cardSchema),
    reason: z.enum(['superseded', 'stopped', 'gave-up', 'other-backend']),
  }),
]);
export type CallState = z.infer<typeof callStateSchema>;
export type SettledState = Extract<CallState, { reply: Reply }>;

export const callSchema = z.object({
  kind: z.literal('call'),
  /** Our own id: the backend's `tool_id` may be missing or repeat. */
  id: z.string(),
  toolName: z.string(),
  toolId: z.optional(z.string()),
  argumentsText: z.string(),
  /** The backend that proposed the call: no other may get its result. */
  backendUrl: z.optional(z.string()),
  page: z.optional(pageReferenceSchema),
  /** The tab of the call when it has changed since, or when its page can't be read. */
  tabId: z.optional(z.number()),
  /** The tools offered at the time, which decide what a name means. */
  toolset: z.optional(toolsetSchema),
  /** The rows that ran before a navigation or a change by the page; the rest is shown again. */
  done: z.optional(doneSchema),
  /** The only site that a read-only call reads: the person can allow that for the day. */
  readsOn: z.optional(z.string()),
  /** Present when a grant replaced the question. */
  grant: z.optional(readingGrantSchema),
  state: callStateSchema,
  /** Present once the person has requested an undo. */
  undoing: z.optional(undoingSchema),
  late: z.optional(z.array(lateSchema)),
});
export type Call = z.infer<typeof callSchema>;

export function tabOfCall({ tabId, page }: Pick<Call, 'tabId' | 'page'>): number | undefined {
  return tabId ?? page?.tabId;
}

/** Undefined after a restart of the browser, which removes the page from the call. */
export function tabOfRow(call: Pick<Call, 'tabId' | 'page'>, { tabId }: Row): number | undefined {
  const own = tabOfCall(call);
  return own === undefined ? undefined : (tabId ?? own);
}

export function isSettled(state: CallState): state is SettledState {
  return 'reply' in state;
}

/** The type of the failure of a whole call. */
export function failureTypeOf({ state }: Call): unknown {
  return state.status === 'failed' && state.reply.kind === 'result'
    ? state.reply.result.error_type
    : undefined;
}

/** The reason that the model got for the failure of a whole call. */
export function failureOf({ state }: Call): string | undefined {
  if (state.status !== 'failed' || state.reply.kind !== 'result') return undefined;
  const { error } = state.reply.result;
  return typeof error === 'string' ? error : undefined;
}

/** Whether a card, a decision or the delivery of the result is pending. */
export function isOpen(call: Call): boolean {
  return call.state.status !== 'void' && (!isSettled(call.state) || call.state.delivery === 'ready');
}

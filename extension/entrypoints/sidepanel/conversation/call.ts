import * as z from 'zod/mini';
import { actionSchema } from '../../../operations/contract/action.ts';
import { outcomeSchema } from '../../../operations/contract/outcome.ts';
import { readingGrantSchema } from '../../../sites/reading-grant.ts';
import { toolsetSchema } from '../../../tools/toolset.ts';
import { cardSchema, type Row, rowSchema } from './card.ts';

/** The page that a call is about, as it was when the model was asked. */
export const pageReferenceSchema = z.object({
  tabId: z.number(),
  documentId: z.string(),
  url: z.string(),
  title: z.string(),
});
export type PageReference = z.infer<typeof pageReferenceSchema>;

/** How far one row of an approved batch has come. `started` without an end means: unknown whether it was done. */
export const rowProgressSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('started') }),
  z.object({ status: z.literal('ended'), outcome: outcomeSchema }),
]);
export type RowProgress = z.infer<typeof rowProgressSchema>;

/** What came of undoing rows of a call, by their index, in that order. `reported`: the model has heard of it. */
const undoingSchema = z.object({
  rows: z.array(z.object({ index: z.number(), progress: rowProgressSchema })),
  reported: z.boolean(),
});

/** What goes back to the backend for a call, exactly once. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('result'), result: z.record(z.string(), z.unknown()) }),
  z.object({
    kind: z.literal('decision'),
    toolId: z.string(),
    approved: z.boolean(),
    /** Why the person rejected it, if they said so. */
    reason: z.optional(z.string()),
  }),
]);
export type Reply = z.infer<typeof replySchema>;

/** `dropped`: the person wrote on before it could be sent, which closes the call at the backend. */
const deliverySchema = z.enum(['ready', 'sent', 'dropped']);

const settled = {
  card: z.optional(cardSchema),
  rows: z.array(rowProgressSchema),
  reply: replySchema,
  delivery: deliverySchema,
};

/** `open`: its actions that were yet to come then. */
const doneSchema = z.object({
  rows: z.array(rowSchema),
  outcomes: z.array(outcomeSchema),
  open: z.array(actionSchema),
});
export type DoneBefore = z.infer<typeof doneSchema>;

/** One tool call's life. Nothing runs but on the way `awaiting → approved → running`. */
export const callStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('proposed') }),
  z.object({ status: z.literal('awaiting'), card: cardSchema }),
  z.object({ status: z.literal('approved'), card: cardSchema }),
  z.object({ status: z.literal('running'), card: cardSchema, rows: z.array(rowProgressSchema) }),
  z.object({ status: z.literal('done'), ...settled }),
  /** `attended` is false when it went back to the model without the person having been asked. */
  z.object({ status: z.literal('failed'), ...settled, attended: z.boolean() }),
  z.object({ status: z.literal('rejected'), ...settled }),
  /** There was nothing to decide on and nothing to do: what was asked for was reported at once. */
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
  /** Ours: the backend's `tool_id` may be missing, or repeat. */
  id: z.string(),
  toolName: z.string(),
  toolId: z.optional(z.string()),
  argumentsText: z.string(),
  /** The address of the backend that proposed it: its result is nobody else's business. */
  backendUrl: z.optional(z.string()),
  page: z.optional(pageReferenceSchema),
  /** The tab that is worked in, where that is another by now, or one whose page can't be read. */
  tabId: z.optional(z.number()),
  /** The tools that were offered when it was made: whose a name is depends on that. */
  toolset: z.optional(toolsetSchema),
  /** What was done before it led to another page, where the rest is brought before the person. */
  done: z.optional(doneSchema),
  /** The one site that it reads, when it does nothing but that: the person can allow it there for the day. */
  readsOn: z.optional(z.string()),
  /** There when nobody was asked, because the person had allowed it. */
  grant: z.optional(readingGrantSchema),
  state: callStateSchema,
  /** There once the person has asked for it. */
  undoing: z.optional(undoingSchema),
});
export type Call = z.infer<typeof callSchema>;

export function tabOfCall({ tabId, page }: Pick<Call, 'tabId' | 'page'>): number | undefined {
  return tabId ?? page?.tabId;
}

/** Unknown once the browser was restarted, which takes its page from the call. */
export function tabOfRow(call: Pick<Call, 'tabId' | 'page'>, { tabId }: Row): number | undefined {
  const own = tabOfCall(call);
  return own === undefined ? undefined : (tabId ?? own);
}

export function isSettled(state: CallState): state is SettledState {
  return 'reply' in state;
}

/** Why a call failed as a whole, in the words that the model was reported. */
export function failureOf({ state }: Call): string | undefined {
  if (state.status !== 'failed' || state.reply.kind !== 'result') return undefined;
  const { error } = state.reply.result;
  return typeof error === 'string' ? error : undefined;
}

/** Still owed something: a card, a decision, or the delivery of its result. */
export function isOpen(call: Call): boolean {
  return call.state.status !== 'void' && (!isSettled(call.state) || call.state.delivery === 'ready');
}

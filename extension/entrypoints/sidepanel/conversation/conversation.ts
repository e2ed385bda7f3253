import { errorTypeSchema, usageEventSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { messageTextSchema } from '../../../messages/message-schema.ts';
import { toolsetSchema } from '../../../tools/toolset.ts';
import { problemSchema } from '../backend/problem.ts';
import { callSchema, type PageReference, pageReferenceSchema } from './call.ts';

/** The page that a conversation was about last. Without a tab when that is closed, or the browser was restarted. */
const placeSchema = z.object({
  tabId: z.optional(z.number()),
  documentId: z.optional(z.string()),
  url: z.optional(z.string()),
  title: z.optional(z.string()),
});

/** Words of a page that a message is about, kept with the message: they may not be selected any more when it is sent. */
export const quoteSchema = z.object({ text: z.string(), url: z.string(), title: z.string() });
export type Quote = z.infer<typeof quoteSchema>;

const personEntrySchema = z.object({
  kind: z.literal('person'),
  id: z.string(),
  text: z.string(),
  quote: z.optional(quoteSchema),
  /** What goes along with the text for the model to know, and the calls that it tells of. */
  note: z.optional(z.object({ text: z.string(), callIds: z.array(z.string()) })),
  /** The message in whose place this one was sent; that one and what followed it stay as they were. */
  replaces: z.optional(z.string()),
  /** The backend had lost what stands above: with this message it began again, under another `session_id`. */
  restartsSession: z.optional(z.literal(true)),
});

export type PersonEntry = z.infer<typeof personEntrySchema>;

export const answerStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('reading') }),
  z.object({ status: z.literal('waiting') }),
  /** `lost`: the connection broke, and the answer is being resumed. */
  z.object({ status: z.literal('streaming'), connectionLost: z.optional(z.literal(true)) }),
  z.object({ status: z.literal('complete') }),
  z.object({ status: z.literal('stopped') }),
  z.object({ status: z.literal('failed'), problem: problemSchema }),
]);
export type AnswerState = z.infer<typeof answerStateSchema>;

/** What an answer answers: something the person wrote, or the reply to a call. */
export const aboutSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), entryId: z.string() }),
  z.object({ kind: z.literal('reply'), callId: z.string() }),
]);
export type About = z.infer<typeof aboutSchema>;

const answerEntrySchema = z.object({
  kind: z.literal('answer'),
  id: z.string(),
  text: z.string(),
  about: aboutSchema,
  /** Whether the backend accepted the request: if so, trying again must not send a call's result a second time. */
  accepted: z.boolean(),
  state: answerStateSchema,
  usage: z.optional(usageEventSchema.shape.usage),
  /** What taking it up needs; there since it was asked for. `after`: the id of the last event that was taken in. */
  stream: z.optional(
    z.object({
      backendUrl: z.string(),
      page: z.optional(pageReferenceSchema),
      /** The tab that it is about, where its page could not be read. */
      tabId: z.optional(z.number()),
      toolset: z.optional(toolsetSchema),
      after: z.optional(z.string()),
    }),
  ),
});
export type AnswerEntry = z.infer<typeof answerEntrySchema>;

/** Something the panel has to say in the thread by itself. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page-unreadable'),
    type: errorTypeSchema,
    message: messageTextSchema,
    /** Absent where Chrome doesn't tell us the address. */
    origin: z.optional(z.string()),
    /** The tab was led there with the person's approval; whether it is still there is not known. */
    isDestination: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('frames-closed'), origins: z.array(z.string()) }),
  /** The person's rules of sites say so. */
  z.object({ kind: z.literal('never-read'), origin: z.string() }),
  z.object({ kind: z.literal('frames-withheld'), origins: z.array(z.string()) }),
  z.object({ kind: z.literal('record-unreadable') }),
  z.object({ kind: z.literal('not-kept'), message: messageTextSchema }),
]);
export type Notice = z.infer<typeof noticeSchema>;

const noticeEntrySchema = z.object({ kind: z.literal('notice'), id: z.string(), notice: noticeSchema });

export const entrySchema = z.discriminatedUnion('kind', [
  personEntrySchema,
  answerEntrySchema,
  noticeEntrySchema,
  callSchema,
]);
export type Entry = z.infer<typeof entrySchema>;

/** What the person picked from the lists of a backend. The ids mean nothing at another one. */
const pickedSchema = z.object({
  backendUrl: z.string(),
  model: z.optional(z.string()),
  agent: z.optional(z.string()),
});

/** One conversation as the person sees it, and as it is kept on this device. */
export const conversationSchema = z.object({
  /** The wire's `session_id` too, until a backend loses what it knew by it. */
  id: z.guid(),
  /** What the wire's `session_id` is since then. */
  sessionId: z.optional(z.guid()),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Tabs are renumbered whenever the browser starts; the numbers in here are of this run of it. */
  browserSession: z._default(z.string(), ''),
  /** What stands in the composer, not yet sent. */
  draft: z.string(),
  /** What the message in the composer is about. */
  quote: z.optional(quoteSchema),
  picked: z.optional(pickedSchema),
  place: z.optional(placeSchema),
  /** The tabs that the person shares with it, by their numbers; the newest last. */
  sharedTabs: z.optional(z.array(z.number())),
  /** The tab that it went on in, and the one that was in front then: until the person brings another to the front. */
  worksIn: z.optional(z.object({ tabId: z.number(), whileFront: z.optional(z.number()) })),
  /** The person switched it off: neither the page nor what acts on it goes along. */
  isPageOff: z.optional(z.boolean()),
  entries: z.array(entrySchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

export function emptyConversation(id: string, now: number, browserSession: string): Conversation {
  return { id, createdAt: now, updatedAt: now, browserSession, draft: '', entries: [] };
}

type Place = z.infer<typeof placeSchema>;

/** The place as a page, if it is known well enough to be looked for. */
export function pageAt({ tabId, documentId, url = '', title = '' }: Place): PageReference | undefined {
  return tabId !== undefined && documentId !== undefined ? { tabId, documentId, url, title } : undefined;
}

export function withoutTab({ url, title }: Place): Place {
  return { url, title };
}

/** What the model itself wrote directly before a call; empty when it said nothing. */
export function wordsBeforeCall(entries: readonly Entry[], callId: string): string {
  const at = entries.findIndex(entry => entry.id === callId);
  const before = entries.slice(0, at).findLast(entry => entry.kind === 'answer' || entry.kind === 'person');
  return before?.kind === 'answer' ? before.text : '';
}

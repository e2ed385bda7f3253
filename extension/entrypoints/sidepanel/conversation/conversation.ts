import { errorTypeSchema, usageEventSchema } from '@assent/shared';
import * as z from 'zod/mini';
import { messageTextSchema } from '../../../messages/message-schema.ts';
import { toolsetSchema } from '../../../tools/toolset.ts';
import { problemSchema } from '../backend/problem.ts';
import { attachmentSchema } from './attachment.ts';
import { callSchema, type PageReference, pageReferenceSchema } from './call.ts';

/** The last page of a conversation. Without a tab when that is closed, or after a restart of the browser. */
const placeSchema = z.object({
  tabId: z.optional(z.number()),
  documentId: z.optional(z.string()),
  url: z.optional(z.string()),
  title: z.optional(z.string()),
});

/** Quoted text of a page, kept with the message: the selection may change before it is sent. */
export const quoteSchema = z.object({ text: z.string(), url: z.string(), title: z.string() });
export type Quote = z.infer<typeof quoteSchema>;

const personEntrySchema = z.object({
  kind: z.literal('person'),
  id: z.string(),
  text: z.string(),
  quote: z.optional(quoteSchema),
  attachments: z.optional(z.array(attachmentSchema)),
  /** The model's input besides the text, and the calls that it reports. */
  note: z.optional(z.object({ text: z.string(), callIds: z.array(z.string()) })),
  /** The message that this one replaces; that one and its answers stay stored. */
  replaces: z.optional(z.string()),
  /** The backend had lost the session: this message began another one, with a new `session_id`. */
  restartsSession: z.optional(z.literal(true)),
});

export type PersonEntry = z.infer<typeof personEntrySchema>;

export const answerStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('reading') }),
  z.object({ status: z.literal('waiting') }),
  /** `connectionLost`: the answer is being resumed. */
  z.object({ status: z.literal('streaming'), connectionLost: z.optional(z.literal(true)) }),
  z.object({ status: z.literal('complete') }),
  z.object({ status: z.literal('stopped') }),
  z.object({ status: z.literal('failed'), problem: problemSchema }),
]);
export type AnswerState = z.infer<typeof answerStateSchema>;

/** The trigger of an answer: a message of the person, or the reply to a call. */
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
  /** If the backend accepted the request, a retry must not send a call's result again. */
  accepted: z.boolean(),
  state: answerStateSchema,
  usage: z.optional(usageEventSchema.shape.usage),
  /** The data for resuming, once the request was sent. `after`: the id of the last processed event. */
  stream: z.optional(
    z.object({
      backendUrl: z.string(),
      page: z.optional(pageReferenceSchema),
      /** The tab of an answer whose page could not be read. */
      tabId: z.optional(z.number()),
      toolset: z.optional(toolsetSchema),
      after: z.optional(z.string()),
    }),
  ),
});
export type AnswerEntry = z.infer<typeof answerEntrySchema>;

/** A notice of the panel itself in the thread. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page-unreadable'),
    type: errorTypeSchema,
    message: messageTextSchema,
    /** Absent where Chrome does not reveal the address. */
    origin: z.optional(z.string()),
    /** The approved destination of the tab; nobody knows whether it is still there. */
    isDestination: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('frames-closed'), origins: z.array(z.string()) }),
  /** The person's site rules say so. */
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

/** The person's choices from a backend's lists. The ids mean nothing at another backend. */
const pickedSchema = z.object({
  backendUrl: z.string(),
  model: z.optional(z.string()),
  agent: z.optional(z.string()),
});

/** A program at this backend whose calls are shown here, in place of a model's. Its name is its own word for itself. */
const programSchema = z.object({ id: z.string(), name: z.string(), backendUrl: z.string() });

export const conversationSchema = z.object({
  /** Also the wire's `session_id`, until a backend loses the session. */
  id: z.guid(),
  /** The wire's `session_id` since then. */
  sessionId: z.optional(z.guid()),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** The run of the browser to which the tab numbers belong: a restart renumbers all tabs. */
  browserSession: z._default(z.string(), ''),
  draft: z.string(),
  quote: z.optional(quoteSchema),
  picked: z.optional(pickedSchema),
  program: z.optional(programSchema),
  place: z.optional(placeSchema),
  /** The shared tabs by number; the newest last. */
  sharedTabs: z.optional(z.array(z.number())),
  /**
   * The tab that the conversation moved to, and the tab in front at that time: valid until the person brings another to the
   * front.
   */
  worksIn: z.optional(z.object({ tabId: z.number(), whileFront: z.optional(z.number()) })),
  /** The person excluded the page: neither its content nor the tools for it are sent. */
  isPageOff: z.optional(z.boolean()),
  /** It replays a routine: the panel itself answers, and nothing of it goes to a backend. */
  replay: z.optional(z.object({ name: z.string() })),
  entries: z.array(entrySchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

export function emptyConversation(id: string, now: number, browserSession: string): Conversation {
  return { id, createdAt: now, updatedAt: now, browserSession, draft: '', entries: [] };
}

type Place = z.infer<typeof placeSchema>;

/** The place as a page reference, if it has all that finding the document needs. */
export function pageAt({ tabId, documentId, url = '', title = '' }: Place): PageReference | undefined {
  return tabId !== undefined && documentId !== undefined ? { tabId, documentId, url, title } : undefined;
}

export function withoutTab({ url, title }: Place): Place {
  return { url, title };
}

/** The model's text directly before a call; empty when there is none. */
/** Whether those words stand right above the call, so that its card need not repeat them. */
export function areWordsAbove(entries: readonly Entry[], callId: string): boolean {
  return entries[entries.findIndex(entry => entry.id === callId) - 1]?.kind === 'answer';
}

export function wordsBeforeCall(entries: readonly Entry[], callId: string): string {
  const at = entries.findIndex(entry => entry.id === callId);
  const before = entries.slice(0, at).findLast(entry => entry.kind === 'answer' || entry.kind === 'person');
  return before?.kind === 'answer' ? before.text : '';
}

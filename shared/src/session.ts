import * as z from 'zod/mini';
import { optionalOrNull } from './absent.ts';
import { usageEventSchema } from './event.ts';
import { chatRequestSchema } from './request.ts';

const LIMIT = { error: 'Expected a number from 1 to 100' };

/** An addition to the contract: a backend that stores no conversations does not serve these routes. */
const userId = chatRequestSchema.shape.user_id;

/** The query of `GET /api/v1/agent/sessions`. */
export const sessionListQuerySchema = z.object({
  user_id: userId,
  /** The most sessions on a page. */
  limit: z._default(
    z.coerce.number(LIMIT).check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(100, LIMIT)),
    20,
  ),
  /** `next_cursor` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

/** The query of the other routes of a session. */
export const sessionQuerySchema = z.object({ user_id: userId });

const summaryFields = {
  session_id: z.string(),
  /** The first words of the conversation. */
  title: z.string(),
  created_at: z.iso.datetime(),
  /** When it was last used; pages are ordered by this. */
  updated_at: z.iso.datetime(),
  /** Messages of the user and of the model. */
  message_count: z.number(),
  /** Whether a turn is running. */
  running: z.boolean(),
};

/** The answer of `GET /api/v1/agent/sessions`: most recently used first. */
export const sessionListSchema = z.object({
  sessions: z.array(z.object(summaryFields)),
  /** Absent on the last page. */
  next_cursor: optionalOrNull(z.string()),
});
export type SessionList = z.input<typeof sessionListSchema>;

const storedCallSchema = z.object({
  tool_id: z.string(),
  tool_name: z.string(),
  /** JSON. */
  arguments: z.string(),
  /** Where it runs: in the client, or in the backend after approval. */
  place: z.enum(['browser', 'server']),
});

const storedMessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), text: z.string(), message_id: optionalOrNull(z.string()) }),
  z.object({ role: z.literal('assistant'), text: z.string(), tool_call: optionalOrNull(storedCallSchema) }),
  z.object({
    role: z.literal('result'),
    tool_id: z.string(),
    tool_name: z.string(),
    /** The result as the model received it. */
    content: z.string(),
    failed: z.boolean(),
  }),
]);
export type StoredMessage = z.input<typeof storedMessageSchema>;

const turnFields = {
  /** The client's name for the turn. */
  turn_id: optionalOrNull(z.string()),
  /** For `Last-Event-ID`: the newest stored event. */
  last_event_id: z.number(),
};

const detailFields = {
  ...summaryFields,
  messages: z.array(storedMessageSchema),
  /** The call that waits for its result, or for the user. */
  open_call: optionalOrNull(storedCallSchema),
  /** The turn from which a client can resume. */
  newest_turn: optionalOrNull(z.object({ ...turnFields, running: z.boolean() })),
};

/** The answer of `GET /api/v1/agent/sessions/{session_id}`. */
export const sessionDetailSchema = z.object(detailFields);
export type SessionDetail = z.input<typeof sessionDetailSchema>;

/** The answer of `GET /api/v1/agent/sessions/{session_id}/export`: the whole session except the models' reasoning. */
export const sessionExportSchema = z.object({
  format: z.literal('assent-session'),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  ...detailFields,
  turns: z.array(
    z.object({
      ...turnFields,
      started_at: z.iso.datetime(),
      ended_at: optionalOrNull(z.iso.datetime()),
      usage: optionalOrNull(usageEventSchema.shape.usage),
    }),
  ),
});
export type SessionExport = z.input<typeof sessionExportSchema>;

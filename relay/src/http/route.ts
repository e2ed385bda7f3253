import {
  agentListSchema,
  chatRequestSchema,
  httpErrorSchema,
  modelListSchema,
  stopRequestSchema,
  wireEventSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';

/** One route of the relay. Where it takes JSON, type and size are checked before its handler. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  takesJson?: boolean;
  /** Bytes of its body, where that is another number than for all. */
  maxBytes?: number;
  /** Answers without credentials: for routes that reveal nothing about anybody. */
  isOpen?: boolean;
  /** Its entry in /openapi.json. A test fails for a route without one. */
  docs?: RouteDocs;
  answer(context: Context): Response | Promise<Response>;
};

/** Any schema of zod, whole or mini. */
type Schema = z.core.$ZodType;

/** The documentation of a route, kept beside it; /openapi.json is composed of all of them. */
export type RouteDocs = {
  /** Never changes: generated clients name their functions by it. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  parameters?: readonly ParameterDocs[];
  /** The JSON body that it takes. */
  body?: NamedSchema;
  answers: readonly AnswerDocs[];
  /** The statuses of its own HTTP errors, in addition to those of the guards before it. */
  httpErrors?: readonly number[];
};

/** The chapters of the document. */
type Tag = 'Chat' | 'Lists' | 'Turns' | 'Sessions' | 'Other protocols' | 'Operating';

type ParameterDocs = {
  name: string;
  /** One of a path is always required, the others never are. */
  in: 'path' | 'query' | 'header';
  description: string;
  schema: Schema;
};

/** A schema and its name among the document's components. Several routes may name the same one. */
export type NamedSchema = { name: string; schema: Schema };

export type AnswerDocs = { status: number; description: string } & (
  | { kind: 'json'; json: NamedSchema }
  /** Server-sent events; the schema is that of each `data`. */
  | { kind: 'events'; event: NamedSchema }
  /** Text of this media type. */
  | { kind: 'text'; type: string }
);

/** The schemas of the contract, as the document names them. */
export const CHAT_REQUEST: NamedSchema = { name: 'ChatRequest', schema: chatRequestSchema };

export const WIRE_EVENT: NamedSchema = { name: 'WireEvent', schema: wireEventSchema };

export const HTTP_ERROR: NamedSchema = { name: 'HttpError', schema: httpErrorSchema };

export const MODEL_LIST: NamedSchema = { name: 'ModelList', schema: modelListSchema };

export const AGENT_LIST: NamedSchema = { name: 'AgentList', schema: agentListSchema };

export const STOP_REQUEST: NamedSchema = { name: 'StopRequest', schema: stopRequestSchema };

/** What says which session and turn is meant, in every route that knows them. */
export const SESSION_ID = {
  name: 'session_id',
  in: 'path',
  description: 'The UUID that the client gave the conversation.',
  schema: chatRequestSchema.shape.session_id,
} as const;

export const USER_ID = {
  name: 'user_id',
  in: 'query',
  description: 'Whose session it is: the `user_id` of its requests. Anybody else gets 404.',
  schema: z.string(),
} as const;

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
import type { AccessScope } from './access-scope.ts';

/** When it takes JSON, guards check type and size first. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  takesJson?: boolean;
  /** Bytes of a JSON body, which may change while the relay runs; by default the relay's limit. */
  maxBytes?: () => number;
  /** Without credentials: for routes that reveal nothing about anybody. */
  isOpen?: boolean;
  /** What a key or token with scopes must have. Without one, any key will do. */
  scope?: AccessScope;
  /** For browsers on this computer alone: instead of the list of origins, the route checks that its own page sent the form. */
  isOwnPage?: boolean;
  /**
   * For a page of this relay, wherever it is read: its own origin passes too. No page of elsewhere has that origin, and this relay
   * serves no page that somebody else wrote. Without keys, whoever reaches the relay may call such a route anyway.
   */
  takesOwnOrigin?: boolean;
  /** A test fails for a route without them. */
  docs?: RouteDocs;
  answer(context: Context): Response | Promise<Response>;
};

/** Routes of one part of the relay: those that name no scope of their own need this one. */
export function withScope(scope: AccessScope, routes: readonly Route[]): Route[] {
  return routes.map(route => ({ scope, ...route }));
}

/** zod or zod/mini. */
type Schema = z.core.$ZodType;

/** /openapi.json is composed of all of them. */
export type RouteDocs = {
  /** Must never change: generated clients name their functions by it. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  parameters?: readonly ParameterDocs[];
  body?: NamedSchema;
  answers: readonly AnswerDocs[];
  /** In addition to those of the guards. */
  httpErrors?: readonly number[];
};

type Tag =
  | 'Chat'
  | 'Lists'
  | 'Turns'
  | 'Sessions'
  | 'Other protocols'
  | 'Browser sessions'
  | 'Operating'
  | 'Scraping'
  | 'Agent tasks'
  | 'Credits'
  | 'MCP';

type ParameterDocs = {
  name: string;
  /** Path parameters are always required, others never. */
  in: 'path' | 'query' | 'header';
  description: string;
  schema: Schema;
};

/** A named component of the document; several routes may use it. */
export type NamedSchema = { name: string; schema: Schema };

export type AnswerDocs = { status: number; description: string } & (
  | { kind: 'json'; json: NamedSchema }
  /** Server-sent events; the schema is that of each `data`. */
  | { kind: 'events'; event: NamedSchema }
  /** `type` is a media type. */
  | { kind: 'text'; type: string }
);

/** A JSON answer with status 200. */
export function jsonAnswer(description: string, name: string, schema: Schema): AnswerDocs {
  return { kind: 'json', status: 200, description, json: { name, schema } };
}

export const CHAT_REQUEST: NamedSchema = { name: 'ChatRequest', schema: chatRequestSchema };
export const WIRE_EVENT: NamedSchema = { name: 'WireEvent', schema: wireEventSchema };
export const HTTP_ERROR: NamedSchema = { name: 'HttpError', schema: httpErrorSchema };
export const MODEL_LIST: NamedSchema = { name: 'ModelList', schema: modelListSchema };
export const AGENT_LIST: NamedSchema = { name: 'AgentList', schema: agentListSchema };
export const STOP_REQUEST: NamedSchema = { name: 'StopRequest', schema: stopRequestSchema };

export const SESSION_ID = {
  name: 'session_id',
  in: 'path',
  description: 'The UUID that the client gave the conversation.',
  schema: chatRequestSchema.shape.session_id,
} as const;

export const USER_ID = {
  name: 'user_id',
  in: 'query',
  description: 'The owner of the session: the `user_id` of its requests. Anyone else gets 404.',
  schema: z.string(),
} as const;

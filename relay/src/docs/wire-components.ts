import {
  agentListSchema,
  chatRequestSchema,
  httpErrorSchema,
  modelListSchema,
  stopRequestSchema,
  wireEventSchema,
} from '@assent/shared';
import * as z from 'zod';
import type { NamedSchema } from './route-docs.ts';

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

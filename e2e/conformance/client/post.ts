import {
  type ChatRequest,
  chatRequestSchema,
  readResultMessage,
  serverToolDecisionSchema,
} from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../backend/read-stream.ts';

/** One POST of the client to the chat. `request` is undefined when it breaks the contract; `faults` are the reasons. */
export type Post = {
  contentType: string;
  body: string;
  request: ChatRequest | undefined;
  faults: readonly string[];
  /** Its message, even where the rest is invalid. */
  said: z.output<typeof saidSchema>;
};

const saidSchema = z.object({ role: z.string().catch('user'), message: z.string().catch('') });

export function readPost(contentType: string, body: string): Post {
  const json = parseJson(body);
  const read = chatRequestSchema.safeParse(json);
  const faults = read.error?.issues.map(issue => `${issue.path.join('.') || 'body'}: ${issue.message}`) ?? [];
  const said = saidSchema.safeParse(json).data ?? { role: 'user', message: '' };
  return { contentType, body, request: read.data, faults, said };
}

/** The decision in a post, if it is one. */
export function decisionIn({ said }: Post): { toolId: string; approved: boolean } | undefined {
  if (said.role !== 'function') return undefined;
  return serverToolDecisionSchema.safeParse(parseJson(said.message)).data;
}

/** The result of a browser tool in a post, if it is one. `result` is its text. */
export function resultIn({ said }: Post): { toolName: string; result: string } | undefined {
  return said.role === 'user' ? readResultMessage(said.message) : undefined;
}

/** Whether the post is about a call, as opposed to a new message of the user. */
export function isAboutCall(post: Post): boolean {
  return post.said.role === 'function' || resultIn(post) !== undefined;
}

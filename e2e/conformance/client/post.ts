import {
  type ChatRequest,
  chatRequestSchema,
  readResultMessage,
  serverToolDecisionSchema,
} from '@assent/shared';
import * as z from 'zod';
import { parseJson } from '../backend/read-stream.ts';

/** One POST to the chat as the client sent it. `request` is undefined when it does not fit the contract; `faults` say where. */
export type Post = {
  contentType: string;
  body: string;
  request: ChatRequest | undefined;
  faults: readonly string[];
  /** What it says, also where the rest of it does not fit. */
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

/** The decision that a post holds, if it is one. */
export function decisionIn({ said }: Post): { toolId: string; approved: boolean } | undefined {
  if (said.role !== 'function') return undefined;
  return serverToolDecisionSchema.safeParse(parseJson(said.message)).data;
}

/** The result of a browser tool that a post holds, if it is one. `result` is its text. */
export function resultIn({ said }: Post): { toolName: string; result: string } | undefined {
  return said.role === 'user' ? readResultMessage(said.message) : undefined;
}

/** Whether it is about a call, and no new message of the person. */
export function isAboutCall(post: Post): boolean {
  return post.said.role === 'function' || resultIn(post) !== undefined;
}

import * as z from 'zod/mini';

/** Why an answer did not come whole. The panel has words for each: what happened, and what to do next. */
export const problemSchema = z.discriminatedUnion('kind', [
  /** The person has not agreed to anything being sent, so nothing was. */
  z.object({ kind: z.literal('no-consent') }),
  /** Nobody answers at the address, or the browser was not allowed to ask there. */
  z.object({
    kind: z.literal('unreachable'),
    url: z.string(),
    allowed: z._default(z.boolean(), true),
    /** This machine has no network. */
    offline: z.optional(z.boolean()),
  }),
  /** An HTTP error before the stream began. */
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    /** For how long it asks to be left alone. */
    retryAfterSeconds: z.optional(z.number()),
  }),
  /** An answer that is no event stream: probably not a backend for Assent. */
  z.object({ kind: z.literal('not-a-stream'), contentType: z.string(), excerpt: z.string() }),
  /** A tool call that names no tool, so that nobody knows what it asks for. */
  z.object({ kind: z.literal('nameless-call'), excerpt: z.string() }),
  /** An event that is no JSON. */
  z.object({ kind: z.literal('unreadable'), excerpt: z.string() }),
  /** Nothing came for so long that we stopped waiting. */
  z.object({ kind: z.literal('silent'), seconds: z.number() }),
  /** The stream ended without its last event. */
  z.object({ kind: z.literal('cut') }),
  /** The turn ended as it should, and nothing had been said or proposed. */
  z.object({ kind: z.literal('empty') }),
  /** The panel was closed while the answer was coming. */
  z.object({ kind: z.literal('closed') }),
  /** The backend said in the stream that the turn failed. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string(), retryable: z.boolean() }),
  /** Something of ours broke. */
  z.object({ kind: z.literal('defect'), message: z.string() }),
]);
export type Problem = z.infer<typeof problemSchema>;

/** Whether the backend says that it does not know the session, or the call in it that was answered. */
export function isSessionUnknown(problem: Problem): boolean {
  return problem.kind === 'refused' && problem.code === 'unknown_session';
}

/** Thrown by the backend's client; the turn turns it into the state of the answer. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.kind, options);
    this.problem = problem;
  }
}

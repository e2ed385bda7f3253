import * as z from 'zod/mini';

/** Why an answer did not arrive completely. */
export const problemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-consent') }),
  /** Nothing answers at the address, or the browser has no access to it. */
  z.object({
    kind: z.literal('unreachable'),
    url: z.string(),
    allowed: z._default(z.boolean(), true),
    offline: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    retryAfterSeconds: z.optional(z.number()),
  }),
  /** An answer that is no event stream: probably not an Assent backend. */
  z.object({ kind: z.literal('not-a-stream'), contentType: z.string(), excerpt: z.string() }),
  z.object({ kind: z.literal('nameless-call'), excerpt: z.string() }),
  z.object({ kind: z.literal('unreadable'), excerpt: z.string() }),
  /** The answer exceeded a limit, and was ended. */
  z.object({
    kind: z.literal('too-large'),
    exceeded: z.enum(['characters', 'events', 'calls']),
    most: z.number(),
  }),
  z.object({ kind: z.literal('silent'), seconds: z.number() }),
  z.object({ kind: z.literal('cut') }),
  /** The turn ended properly, without text or a call. */
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('closed') }),
  /** The backend reported in the stream that the turn failed. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string(), retryable: z.boolean() }),
  z.object({ kind: z.literal('defect'), message: z.string() }),
]);
export type Problem = z.infer<typeof problemSchema>;

/** Whether the backend does not know the session, or the call that was answered. */
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

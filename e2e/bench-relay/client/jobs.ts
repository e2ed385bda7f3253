import * as z from 'zod';

const targetSchema = z.object({
  port: z.number(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Each `{uuid}` in it becomes a new UUID in each request. */
  body: z.string(),
});
export type Target = z.infer<typeof targetSchema>;

export const jobSchema = z.discriminatedUnion('kind', [
  /** Requests several answers of each target, this many times; returns the milliseconds until each first piece. */
  z.object({ kind: z.literal('first'), targets: z.array(targetSchema), rounds: z.number() }),
  /** Runs this many streams at once until the time is over; each asks again when its answer has ended. */
  z.object({
    kind: z.literal('loop'),
    target: targetSchema,
    streams: z.number(),
    pieces: z.number(),
    milliseconds: z.number(),
  }),
  /** Opens streams and keeps them: `read` until the first piece has come, `unread` not at all. */
  z.object({ kind: z.enum(['read', 'unread']), target: targetSchema, streams: z.number() }),
  z.object({ kind: z.literal('close') }),
]);
export type Job = z.infer<typeof jobSchema>;

export const firstResultSchema = z.object({ times: z.array(z.array(z.number())) });

/** `faults`: answers with a missing, repeated or misplaced piece, and answers that were refused or cut off. */
export const loopResultSchema = z.object({
  pieces: z.number(),
  answers: z.number(),
  faults: z.number(),
  milliseconds: z.number(),
});
export type LoopResult = z.infer<typeof loopResultSchema>;

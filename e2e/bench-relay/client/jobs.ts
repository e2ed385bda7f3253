import * as z from 'zod';

const targetSchema = z.object({
  port: z.number(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Each `{uuid}` in it becomes a new one in each request. */
  body: z.string(),
});
export type Target = z.infer<typeof targetSchema>;

export const jobSchema = z.discriminatedUnion('kind', [
  /** Some answers of each target after the other, so often; gives the milliseconds until each one's first piece. */
  z.object({ kind: z.literal('first'), targets: z.array(targetSchema), rounds: z.number() }),
  /** So many streams at once, each asking again when its answer has ended, until the time is over. */
  z.object({
    kind: z.literal('loop'),
    target: targetSchema,
    streams: z.number(),
    pieces: z.number(),
    milliseconds: z.number(),
  }),
  /** Opens streams and keeps them: `heard` once the first piece has come, `deaf` without reading them at all. */
  z.object({ kind: z.enum(['heard', 'deaf']), target: targetSchema, streams: z.number() }),
  z.object({ kind: z.literal('close') }),
]);
export type Job = z.infer<typeof jobSchema>;

export const firstResultSchema = z.object({ times: z.array(z.array(z.number())) });

/** `faults`: answers in which a piece was missing, twice there, or out of place, or that were refused or cut off. */
export const loopResultSchema = z.object({
  pieces: z.number(),
  answers: z.number(),
  faults: z.number(),
  milliseconds: z.number(),
});
export type LoopResult = z.infer<typeof loopResultSchema>;

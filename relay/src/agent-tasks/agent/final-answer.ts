import type { TaskRequest, TaskSource } from '@assent/shared';
import * as z from 'zod';
import type { Turn } from '../../history/turn.ts';
import { readAnswerJson, schemaProblems } from '../../scrape/answer-json.ts';
import type { PageThreads } from '../../scrape/reading/page-threads.ts';
import { verifySources } from './verify-sources.ts';

const givenSourceSchema = z.object({ path: z.string(), url: z.string(), quote: z.string() });

const answerSchema = z.looseObject({
  data: z.unknown(),
  sources: z.array(z.unknown()).catch([]),
  reason: z.string().trim().optional().catch(undefined),
});

/** What the model said at the end: its data, or why they don't fit. */
export type FinalAnswer =
  | { kind: 'fits'; data: unknown; sources: TaskSource[] }
  | { kind: 'misfit'; problems: string[] }
  /** Not the JSON object that it was asked for. */
  | { kind: 'unreadable'; problems: string[] }
  /** It says that the task cannot be done, and perhaps why. */
  | { kind: 'impossible'; reason: string | undefined };

type Reading = { turns: readonly Turn[]; threads: PageThreads; signal: AbortSignal };

/** Without a schema, any data fits but none at all. */
export async function readFinalAnswer(
  text: string,
  { schema }: Pick<TaskRequest, 'schema'>,
  { turns, threads, signal }: Reading,
): Promise<FinalAnswer> {
  const json = readAnswerJson(text);
  const answer = answerSchema.safeParse(json).data;
  if (!answer || !('data' in answer)) return { kind: 'unreadable', problems: [formProblem(json)] };
  const { data, reason, sources } = answer;
  if (data === null && (reason || !schema)) return { kind: 'impossible', reason };
  const problems = schema ? await schemaProblems(data, schema, threads, signal) : [];
  if (data === null && problems.length > 0) return { kind: 'impossible', reason };
  if (problems.length > 0) return { kind: 'misfit', problems };
  const given = sources.flatMap(source => givenSourceSchema.safeParse(source).data ?? []);
  return { kind: 'fits', data, sources: verifySources(given, data, turns) };
}

function formProblem(json: unknown): string {
  const found = json === undefined ? 'It is no valid JSON' : 'It is JSON without "data"';
  return `answer: ${found}. Expected {"data": …, "sources": […]}`;
}

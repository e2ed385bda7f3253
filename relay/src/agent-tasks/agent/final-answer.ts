import type { TaskRequest, TaskSource } from '@assent/shared';
import * as z from 'zod';
import type { Turn } from '../../history/turn.ts';
import { readAnswerJson, schemaProblems } from '../../scrape/answer-json.ts';
import type { PageThreads } from '../../scrape/reading/page-threads.ts';
import { verifySources } from './verify-sources.ts';

const givenSourceSchema = z.object({ path: z.string(), url: z.string(), quote: z.string() });

const answerSchema = z.looseObject({
  data: z.unknown(),
  sources: z.array(z.unknown()).default([]),
  reason: z.string().optional().catch(undefined),
});

/** What the model said at the end: its data, or why they don't fit. */
export type FinalAnswer =
  | { kind: 'fits'; data: unknown; sources: TaskSource[] }
  | { kind: 'misfit'; problems: string[] }
  /** The model says why the task cannot be done. */
  | { kind: 'impossible'; reason: string };

/** Without a schema, any answer fits, also mere text. */
export async function readFinalAnswer(
  text: string,
  { schema }: Pick<TaskRequest, 'schema'>,
  { turns, threads, signal }: { turns: readonly Turn[]; threads: PageThreads; signal: AbortSignal },
): Promise<FinalAnswer> {
  const json = readAnswerJson(text);
  const answer = answerSchema.safeParse(json).data;
  const hasData = answer !== undefined && 'data' in answer;
  if (!schema && !hasData) return { kind: 'fits', data: json ?? text.trim(), sources: [] };
  if (!hasData) return { kind: 'misfit', problems: ['answer: Expected {"data": …, "sources": […]} as JSON'] };
  if (answer.data === null && answer.reason) return { kind: 'impossible', reason: answer.reason };
  const problems = schema ? await schemaProblems(answer.data, schema, threads, signal) : [];
  if (problems.length > 0) return { kind: 'misfit', problems };
  const given = answer.sources.flatMap(source => givenSourceSchema.safeParse(source).data ?? []);
  return { kind: 'fits', data: answer.data, sources: verifySources(given, turns) };
}

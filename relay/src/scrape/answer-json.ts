import { parseJson } from '../json/parse-json.ts';
import type { PageThreads } from './reading/page-threads.ts';

/**
 * The JSON in a model's answer; undefined where there is none. Models wrap it in code fences and sentences, whatever the
 * prompt says.
 */
export function readAnswerJson(answer: string): unknown {
  const whole = parseJson(answer);
  if (whole !== undefined) return whole;
  const [, fenced = answer] = answer.split('```');
  const start = fenced.search(/[[{]/);
  const end = Math.max(fenced.lastIndexOf('}'), fenced.lastIndexOf(']'));
  return start === -1 ? undefined : parseJson(fenced.slice(start, end + 1));
}

/**
 * Why a value of an answer does not fit the JSON Schema, for the model that gave it: none where it fits. An undefined value is
 * an answer without JSON. They may repeat content of pages.
 */
export async function schemaProblems(
  value: unknown,
  schema: Record<string, unknown>,
  threads: PageThreads,
  signal: AbortSignal,
): Promise<string[]> {
  if (value === undefined) return ['answer: Expected JSON, and nothing else'];
  const checked = await threads.ask({ kind: 'check', schema, value }, signal);
  return checked.kind === 'checked' ? checked.problems : ['answer: The schema can not be checked'];
}

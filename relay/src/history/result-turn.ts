import * as z from 'zod';
import { parseJson } from '../json/parse-json.ts';
import type { ResultTurn, ToolCall } from './turn.ts';

const resultSchema = z.looseObject({ success: z.boolean() });

/** Whether a result says of itself that it failed. One that can't be read counts as not failed: the model reads it. */
export function saysFailed(content: string): boolean {
  const parsed = resultSchema.safeParse(parseJson(content));
  return parsed.success && !parsed.data.success;
}

export function resultTurn(call: ToolCall, content: string): ResultTurn {
  return { role: 'result', call, content, failed: saysFailed(content) };
}

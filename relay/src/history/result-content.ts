import * as z from 'zod';

const resultSchema = z.looseObject({ success: z.boolean() });

/** Whether a result says of itself that it failed. One that can't be read counts as not failed: the model reads it. */
export function saysFailed(content: string): boolean {
  const parsed = resultSchema.safeParse(parseJson(content));
  return parsed.success && !parsed.data.success;
}

/** JSON of unknown origin; `undefined` stands for text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

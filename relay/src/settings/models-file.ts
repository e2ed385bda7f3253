import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';
import { describeIssue } from './describe-issue.ts';
import { modelEntriesSchema } from './model-entry.ts';

/** The models in the file of that path. What is wrong with it is said without repeating what stands in it. */
export const modelsFileSchema = z.string().transform((path, context) => {
  const text = readText(path);
  if (text === undefined) {
    context.addIssue("The file can't be read. Name one that holds a JSON list of models.");
    return z.NEVER;
  }
  const entries = parseJson(text);
  if (!Array.isArray(entries)) {
    context.addIssue('The file must hold a JSON list of models: [{"name": "…", "provider": "openai"}].');
    return z.NEVER;
  }
  const parsed = modelEntriesSchema.safeParse(entries);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const place = issue.path;
    context.addIssue(
      place.length === 0
        ? 'The file must hold a JSON list of models, and one at least.'
        : `In the file, at ${place.join('.')}: ${describeIssue(issue)}`,
    );
  }
  return z.NEVER;
});

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

import { resolve } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../history/result-content.ts';
import { describeIssue } from './describe-issue.ts';
import { keysAt, modelEntriesSchema } from './model-entry.ts';
import { readSettingsFile } from './read-settings-file.ts';

/** What nobody pastes by mistake in the place of a path: no key and no JSON has this form. */
const PATH = /^(?:(?:~|\.{1,2})?\/|[A-Za-z]:\\|(?=.*\.json$))[\p{L}\p{N}_ ./\\~-]{1,300}$/u;

/** The models in the file of that path. What is wrong with it is said without repeating what stands in it. */
export const modelsFileSchema = z.string().transform((path, context) => {
  const file = readSettingsFile(path);
  if (file.kind === 'unreadable') {
    const name = PATH.test(path) ? resolve(path) : 'it';
    context.addIssue(
      `The file can't be read: ${name} ${file.reason}. Name one that holds a JSON list of models.`,
    );
    return z.NEVER;
  }
  const entries = parseJson(file.text);
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
        : `In the file, at ${place.join('.')}: ${describeIssue(issue, keysAt(place))}`,
    );
  }
  return z.NEVER;
});

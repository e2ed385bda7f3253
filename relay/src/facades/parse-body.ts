import * as z from 'zod';
import { en } from 'zod/locales';
import { parseJson } from '../history/result-content.ts';
import { Refusal } from '../refusal.ts';

/** English words for what is wrong; zod's own never repeat the value. */
const { localeError } = en();

/** The request in a body, or a refusal that says where it is wrong. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const json = parseJson(body);
  if (json === undefined) throw new Refusal(400, 'invalid_json', 'The body is not valid JSON.');
  const parsed = schema.safeParse(json, { error: localeError });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), message }));
  throw new Refusal(400, 'invalid_request', 'The request does not fit; see "issues".', issues);
}

import * as z from 'zod';
import { en } from 'zod/locales';
import { parseJson } from '../history/result-content.ts';
import { HttpError, type Issue } from '../http-error.ts';
import { findExcess } from './find-excess.ts';

/** English words for what is wrong; zod's own never repeat the value. */
const { localeError } = en();

/** How much of what is wrong is told; whoever mends that much finds the rest with the next request. */
const MAX_ISSUES = 20;

/** The request in a body, or a refusal that says where it is wrong and what was expected there. */
export function parseBody<Schema extends z.core.$ZodType>(schema: Schema, body: string): z.output<Schema> {
  return fitBody(schema, readJsonBody(body));
}

export function readJsonBody(body: string): unknown {
  const json = parseJson(body);
  if (json === undefined) throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.');
  return json;
}

/** The request that this JSON is, or a refusal like that of {@link parseBody}. */
export function fitBody<Schema extends z.core.$ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const excess = findExcess(json);
  if (excess) throw invalidRequest([excess]);
  const parsed = z.safeParse(schema, json, { error: localeError });
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), message })),
  );
}

export function invalidRequest(issues: readonly Issue[]): HttpError {
  const told = issues.slice(0, MAX_ISSUES);
  return new HttpError(400, 'invalid_request', 'The request does not fit the protocol; see "issues".', told);
}

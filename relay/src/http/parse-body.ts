import * as z from 'zod';
import { en } from 'zod/locales';
import { HttpError, type Issue } from '../errors/http-error.ts';
import { findExcess } from '../json/find-excess.ts';
import { parseJson } from '../json/parse-json.ts';

/** zod's messages never repeat the value. */
const { localeError } = en();

/** Issues in one answer. */
const MAX_ISSUES = 20;

/** Throws an HTTP error that names the fault and its place. */
export function parseBody<Schema extends z.core.$ZodType>(schema: Schema, body: string): z.output<Schema> {
  return fitBody(schema, readJsonBody(body));
}

export function readJsonBody(body: string): unknown {
  const json = parseJson(body);
  if (json === undefined) throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.');
  return json;
}

/** {@link parseBody} for parsed JSON. */
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
  const listed = issues.slice(0, MAX_ISSUES);
  return new HttpError(400, 'invalid_request', 'The request does not match the protocol; see "issues".', {
    issues: listed,
  });
}

/** Two tools of one name would make a call ambiguous. `place` gives the path of a tool's name. */
export function refuseDoubleNames(
  tools: readonly { name: string }[],
  place: (index: number) => string,
): void {
  const names = new Set<string>();
  for (const [index, { name }] of tools.entries()) {
    if (names.has(name))
      throw invalidRequest([{ path: place(index), message: 'Another tool has this name' }]);
    names.add(name);
  }
}

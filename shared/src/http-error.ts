import * as z from 'zod/mini';
import { type ErrorText, readErrorText } from './error-text.ts';

const issueSchema = z.object({ path: z.string(), message: z.string() });

/** The JSON body of an error sent before the stream begins. `issues` say where the request is wrong. */
export const httpErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(issueSchema)),
  }),
});
export type HttpError = z.infer<typeof httpErrorSchema>;

/** An HTTP error as a client understands it. `issues` are lines that say where the request is wrong. */
export type ReadHttpError = ErrorText & { issues: readonly string[] };

const wrappedSchema = z.object({ error: z.looseObject({}) });
const holdsIssuesSchema = z.object({ issues: z.array(z.unknown()) });
const placeSchema = z.union([z.string(), z.array(z.union([z.string(), z.number()]))]);
const placedSchema = z.object({ path: z.optional(placeSchema), loc: z.optional(placeSchema) });

/**
 * Reads the JSON body of a failed request from any backend: ours, `{"error": "text"}`, `{"detail": …}` and the like.
 * A missing part is `undefined`, never an error.
 */
export function readHttpError(body: unknown): ReadHttpError {
  const around = readErrorText(body);
  const error = wrappedSchema.safeParse(body).data?.error;
  const { code, message } = readErrorText(error);
  const holder = [error, body].map(value => holdsIssuesSchema.safeParse(value)).find(read => read.success);
  return {
    code: code ?? around.code,
    message: message ?? around.message,
    issues: (holder?.data?.issues ?? []).map(readIssue).filter(line => line !== ''),
  };
}

function readIssue(issue: unknown): string {
  const { path, loc } = placedSchema.safeParse(issue).data ?? {};
  const place = [path ?? loc ?? []].flat().join('.');
  const message = readErrorText(issue).message ?? '';
  return [place, message].filter(part => part !== '').join(': ');
}

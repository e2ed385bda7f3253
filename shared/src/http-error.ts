import * as z from 'zod/mini';

const textSchema = z.string().check(z.trim(), z.minLength(1));

const recordSchema = z.record(z.string(), z.unknown());

/** The keys that frameworks use for the message, the plainest first. `detail`: FastAPI and RFC 9457; `msg`: Pydantic. */
const MESSAGE_KEYS = ['message', 'detail', 'error_description', 'msg', 'error', 'errors', 'reason', 'title'];

const CODE_KEYS = ['code', 'type', 'error_code'];

/** Wrapped errors are a few levels deep; deeper texts are not meant for people. */
const MAX_DEPTH = 5;

const issueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * The JSON body of an error sent before the stream begins. `issues` describe the invalid parts of the request; `details` are
 * facts that a program may decide by, such as the status of a site that refused.
 */
export const httpErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(issueSchema)),
    details: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
});
export type HttpError = z.infer<typeof httpErrorSchema>;

/** An HTTP error as a client understands it. `issues` are lines about the invalid parts of the request. */
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

/** The code and message of an error, as far as the backend gives them. */
type ErrorText = { code: string | undefined; message: string | undefined };

/** The code and the message in an error of any shape: text, an object under any usual key, or a list of such. */
export function readErrorText(error: unknown): ErrorText {
  return { code: codeIn(error), message: messageIn(error) };
}

function messageIn(value: unknown, depth = 0): string | undefined {
  const text = textSchema.safeParse(value);
  if (text.success) return text.data;
  if (typeof value !== 'object' || depth === MAX_DEPTH) return undefined;
  const inner = (given: unknown): string | undefined => messageIn(given, depth + 1);
  if (Array.isArray(value)) return value.map(inner).filter(isText).join('; ') || undefined;
  const fields = fieldsOf(value);
  return MESSAGE_KEYS.map(key => inner(fields[key])).find(isText);
}

function codeIn(value: unknown): string | undefined {
  const fields = fieldsOf(value);
  const code = CODE_KEYS.map(key => fields[key]).find(given => isText(given) || typeof given === 'number');
  return code === undefined ? undefined : String(code);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return recordSchema.safeParse(value).data ?? {};
}

function isText(value: unknown): value is string {
  return textSchema.safeParse(value).success;
}

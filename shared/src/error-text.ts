import * as z from 'zod/mini';

/** The code and message of an error, as far as the backend gives them. */
export type ErrorText = { code: string | undefined; message: string | undefined };

const textSchema = z.string().check(z.trim(), z.minLength(1));
const recordSchema = z.record(z.string(), z.unknown());

/** Where frameworks put the message for a person, the plainest first. `detail`: FastAPI and RFC 9457; `msg`: Pydantic. */
const MESSAGE_KEYS = ['message', 'detail', 'error_description', 'msg', 'error', 'errors', 'reason', 'title'];
const CODE_KEYS = ['code', 'type', 'error_code'];

/** The code and the message in an error of any shape: text, an object under any usual key, or a list of such. */
export function readErrorText(error: unknown): ErrorText {
  return { code: codeIn(error), message: messageIn(error) };
}

/** Wrapped errors lie a few levels deep; what is deeper was not written for a person. */
const MAX_DEPTH = 5;

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

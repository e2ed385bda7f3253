import { parseJson } from './parse-json.ts';

/** Models write a list or an object as a JSON string where one is nested in another. */
export function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    // No JSON that is taken: the schema refuses the string by its path, which tells the model more than a syntax error would.
    return value;
  }
}

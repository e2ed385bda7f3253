/** Models write a list or an object as a JSON string where one is nested in another. */
export function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON: the schema refuses the string by its path, which tells the model more than a syntax error would.
    return value;
  }
}

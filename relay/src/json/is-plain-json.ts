/** No call of any tool is nested deeper, and serializing may overflow the stack. */
const MAX_DEPTH = 200;

/**
 * Whether JSON is unambiguous. Of a repeated key `JSON.parse` takes the last, other parsers the first (RFC 8259, 4), so the
 * intended value is unknown. `json` must be valid.
 */
export function isPlainJson(json: string): boolean {
  /** The keys of the open objects; `undefined` for an array. */
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (character === '"') {
      const end = endOfString(json, at);
      last = json.slice(at, end);
      at = end - 1;
    } else if (character === ':') {
      const keys = open.at(-1);
      const key: unknown = JSON.parse(last);
      if (typeof key !== 'string' || keys?.has(key)) return false;
      keys?.add(key);
    } else if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    if (open.length > MAX_DEPTH) return false;
  }
  return true;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

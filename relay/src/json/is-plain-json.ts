/** Nested deeper than this is no call of any tool, and too deep to be written again. */
const MOST_DEPTH = 200;

/**
 * Whether JSON means one thing, and can be handled. Of an object with a key twice `JSON.parse` takes the last in silence, others
 * take the first (RFC 8259, 4), so the intended one is unknown. `json` must be valid.
 */
export function isPlainJson(json: string): boolean {
  /** The keys of the objects that are open at this place; an array has none. */
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
    if (open.length > MOST_DEPTH) return false;
  }
  return true;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

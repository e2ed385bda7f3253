import type { Issue } from '../errors/http-error.ts';

/** Levels of arrays and objects. What is deeper can be read, but not written again without the stack running out. */
const MAX_DEPTH = 100;

/** Items of one array. Each may be wrong, and a schema collects all issues before it returns any. */
const MAX_ITEMS = 10_000;

/** Where JSON has a form that nobody means, whatever its schema: nested too deeply, or an array too long. */
export function findExcess(json: unknown): Issue | undefined {
  if (Array.isArray(json) || !isHolder(json)) return describeExcess('', json);
  for (const [key, value] of Object.entries(json)) {
    const excess = describeExcess(key, value);
    if (excess) return excess;
  }
  return undefined;
}

/** Whether JSON is nested more deeply than anybody means. */
export function isTooDeep(json: unknown): boolean {
  return describeExcess('', json)?.message === TOO_DEEP;
}

const TOO_DEEP = `Nested more than ${MAX_DEPTH} levels deep`;

/** Level by level, because to call itself for each is what the JSON could be made to forbid. */
function describeExcess(path: string, value: unknown): Issue | undefined {
  let level = [value].filter(isHolder);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MAX_DEPTH) return { path, message: TOO_DEEP };
    const next: object[] = [];
    for (const holder of level) {
      const items: unknown[] = Array.isArray(holder) ? holder : Object.values(holder);
      if (Array.isArray(holder) && items.length > MAX_ITEMS)
        return { path, message: `An array of more than ${MAX_ITEMS} items` };
      for (const item of items) if (isHolder(item)) next.push(item);
    }
    level = next;
  }
  return undefined;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

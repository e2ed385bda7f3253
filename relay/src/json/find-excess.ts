import type { Issue } from '../errors/http-error.ts';

/** Levels of arrays and objects. Deeper JSON can be parsed, but serializing it may overflow the stack. */
const MAX_DEPTH = 100;

/** Items of one array. A schema collects the issues of all items before it returns any. */
const MAX_ITEMS = 10_000;

/** Finds JSON that is nested too deeply, or an array that is too long, whatever the schema. */
export function findExcess(json: unknown): Issue | undefined {
  if (Array.isArray(json) || !isContainer(json)) return describeExcess('', json);
  for (const [key, value] of Object.entries(json)) {
    const excess = describeExcess(key, value);
    if (excess) return excess;
  }
  return undefined;
}

export function isTooDeep(json: unknown): boolean {
  return describeExcess('', json)?.message === TOO_DEEP;
}

const TOO_DEEP = `Nested more than ${MAX_DEPTH} levels deep`;

/** Level by level: recursion would overflow the stack on the very JSON that this is to catch. */
function describeExcess(path: string, value: unknown): Issue | undefined {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MAX_DEPTH) return { path, message: TOO_DEEP };
    const next: object[] = [];
    for (const holder of level) {
      const items: unknown[] = Array.isArray(holder) ? holder : Object.values(holder);
      if (Array.isArray(holder) && items.length > MAX_ITEMS)
        return { path, message: `An array of more than ${MAX_ITEMS} items` };
      for (const item of items) if (isContainer(item)) next.push(item);
    }
    level = next;
  }
  return undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

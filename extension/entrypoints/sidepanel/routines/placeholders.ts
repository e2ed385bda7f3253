import { PLACEHOLDER } from '@assent/shared';

/** The value of each parameter by its name. The values of secrets are not among them. */
export type Values = ReadonlyMap<string, string>;

/** The text with the values in it. Undefined where one is not known: it is a secret, or it was not given. */
export function fillIn(text: string, values: Values): string | undefined {
  let isWhole = true;
  const filled = text.replace(PLACEHOLDER, (_all, name: string) => {
    const value = values.get(name);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}

/** The same for the texts in any JSON. Undefined where a value is not known. */
export function fillInAll(json: unknown, values: Values): unknown {
  if (typeof json === 'string') return fillIn(json, values);
  if (Array.isArray(json)) {
    const filled = json.map(each => fillInAll(each, values));
    return filled.includes(undefined) ? undefined : filled;
  }
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, each]) => [key, fillInAll(each, values)] as const);
  return entries.some(([, each]) => each === undefined) ? undefined : Object.fromEntries(entries);
}

/** The names of the parameters in a text, or in the texts of any JSON. */
export function namesIn(json: unknown): string[] {
  return [...JSON.stringify(json ?? '').matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** Stands for a secret; no page shows it. */
const GAP = '\0';

/**
 * Whether a text is the recorded one with other values in it. Numbers may differ: pages count orders. A secret may be
 * anything.
 */
export function isAsRecorded(recorded: string, seen: string, values: Values): boolean {
  const parts = recorded.replace(PLACEHOLDER, (_all, name: string) => values.get(name) ?? GAP).split(GAP);
  return hasInOrder(foldNumbers(seen), parts.map(foldNumbers));
}

/** Whether a text consists of these parts with anything between them. In one pass: a file may have many gaps. */
function hasInOrder(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function foldNumbers(text: string): string {
  return text.replace(/\d+/gu, '#').toLowerCase();
}

/** As a part of a pattern. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}

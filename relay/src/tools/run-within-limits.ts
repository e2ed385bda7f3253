import * as z from 'zod';
import { untilAborted } from '../runtime/until-aborted.ts';
import { ServerToolFailure, type ServerToolResult, TOOL_CHANGED, ToolChanged } from './server-tool-result.ts';

const jsonObjectSchema = z.record(z.string(), z.json());

export const MIN_RESULT = 500;

/** Characters for the statement of the cuts, with `"success"` and the braces; less of a small limit. */
const MAX_STATEMENT = 900;

const MIN_STATEMENT = 200;

const STATEMENT_PART = 0.3;

/** `"success":true,` and `,"result_cut":`. */
const AROUND_STATEMENT = 32;

const MAX_CUTS_LISTED = 5;

const MAX_PATH = 60;

/** A field is left out rather than cut below this; a number is never longer. */
const MIN_FIELD = 25;

/** Characters of JSON that are parsed; more would block all other turns. */
const MAX_SHAPED = 1_000_000;

/** Cached, so that each value is measured once, however deep. */
const sizes = new WeakMap<object, number>();

export type ServerToolLimits = {
  /** Milliseconds for a run; 20 seconds. */
  timeout?: number | undefined;
  /** Characters of a result's JSON (500 at least); a longer one is cut, and says so. 24,000. */
  maxResult?: number | undefined;
};

const DEFAULT_TIMEOUT = 20_000;
/** About 8,000 tokens of English. */
const DEFAULT_MAX_RESULT = 24_000;
const MAX_ERROR = 2000;

/** Throws for impossible limits. */
export function checkLimits(tool: string, { maxResult = DEFAULT_MAX_RESULT }: ServerToolLimits): void {
  if (maxResult >= MIN_RESULT) return;
  throw new RangeError(
    `defineServerTool: "maxResult" of "${tool}" is ${maxResult}, but must be at least ${MIN_RESULT}, because a cut result states what was left out.`,
  );
}

/** The signal stops `work`, and nothing waits for it after that. Rejects for errors that no tool means to throw. */
export async function runWithinLimits(
  { timeout = DEFAULT_TIMEOUT, maxResult = DEFAULT_MAX_RESULT }: ServerToolLimits,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Record<string, unknown>>,
): Promise<ServerToolResult> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const result = await untilAborted(work(AbortSignal.any([signal, deadline])), deadline);
    return { ...shortenResult(result, maxResult), success: true };
  } catch (thrown) {
    if (thrown instanceof ToolChanged) return TOOL_CHANGED;
    if (thrown instanceof ServerToolFailure)
      return { success: false, error: thrown.message.slice(0, MAX_ERROR), error_type: thrown.type };
    if (!deadline.aborted || signal.aborted) throw thrown;
    const error = `The tool was stopped after ${timeout / 1000} s. It is unknown whether it took effect.`;
    return { success: false, error, error_type: 'Timeout' };
  }
}

type Json = z.output<ReturnType<typeof z.json>>;

/**
 * A result within `limit` characters of JSON (at least `MIN_RESULT`). The largest parts are cut first: texts at their end,
 * lists after the last item that fits. Beyond a million characters, `json` holds the raw beginning. `result_cut` lists the cuts
 * and the original length.
 */
export function shortenResult(result: Record<string, unknown>, limit: number): Record<string, unknown> {
  const json = JSON.stringify(result);
  if (json.length <= limit) return result;
  const cuts: string[] = [];
  const whole = json.length > MAX_SHAPED ? { json } : jsonObjectSchema.parse(JSON.parse(json));
  const statement = Math.max(MIN_STATEMENT, Math.min(MAX_STATEMENT, Math.floor(limit * STATEMENT_PART)));
  const shortened = shortenObject(whole, limit - statement, '', cuts);
  return { ...shortened, result_cut: describeCuts(json.length, cuts, statement - AROUND_STATEMENT) };
}

/** As many cuts as fit. */
function describeCuts(length: number, cuts: readonly string[], room: number): string {
  const head = `Only part of the result is here; all of it has ${length} characters.`;
  for (let listed = Math.min(cuts.length, MAX_CUTS_LISTED); listed > 0; listed -= 1) {
    const more = cuts.length > listed ? [`And ${cuts.length - listed} more were cut.`] : [];
    const statement = [head, ...cuts.slice(0, listed), ...more].join(' ');
    if (sizeOf(statement) <= room) return statement;
  }
  return head;
}

function shorten(value: Json, budget: number, path: string, cuts: string[]): Json {
  if (sizeOf(value) <= budget) return value;
  if (typeof value === 'string') return shortenText(value, budget, path, cuts);
  if (Array.isArray(value)) return shortenList(value, budget, path, cuts);
  if (value !== null && typeof value === 'object') return shortenObject(value, budget, path, cuts);
  return null;
}

function shortenText(text: string, budget: number, path: string, cuts: string[]): string {
  let end = Math.max(0, budget - 2);
  while (end > 0 && sizeOf(text.slice(0, end).toWellFormed()) > budget) end = Math.floor(end * 0.9);
  cuts.push(`${nameOf(path)} ends after ${end} of ${text.length} characters.`);
  return text.slice(0, end).toWellFormed();
}

/** Whole items, for reliability; only the first may be cut, if nothing else fits. */
function shortenList(items: readonly Json[], budget: number, path: string, cuts: string[]): Json[] {
  const kept: Json[] = [];
  let left = budget - 2;
  for (const item of items) {
    left -= sizeOf(item) + 1;
    if (left < 0) break;
    kept.push(item);
  }
  const [first] = items;
  if (kept.length === 0 && first !== undefined && budget > MAX_PATH)
    kept.push(shorten(first, budget - 2, `${path}[0]`, cuts));
  cuts.push(`${nameOf(path)} has ${kept.length} of ${items.length} items.`);
  return kept;
}

/** Small fields stay whole, and the others share the rest. */
function shortenObject(
  value: Readonly<Record<string, Json>>,
  budget: number,
  path: string,
  cuts: string[],
): Record<string, Json> {
  const fields = Object.entries(value)
    .map(([key, field]) => ({ key, field, size: sizeOf(field) }))
    .sort((one, other) => one.size - other.size);
  const kept = new Map<string, Json>();
  const least = Math.max(MIN_FIELD, Math.min(MAX_PATH, Math.floor(budget / 8)));
  let left = budget - 2;
  for (const [index, { key, field, size }] of fields.entries()) {
    const place = path === '' ? key : `${path}.${key}`;
    const share = Math.floor(left / (fields.length - index)) - sizeOf(key) - 2;
    if (share < Math.min(size, least)) cuts.push(`${nameOf(place)} was left out.`);
    else {
      const shortened = shorten(field, share, place, cuts);
      kept.set(key, shortened);
      left -= sizeOf(key) + sizeOf(shortened) + 2;
    }
  }
  return Object.fromEntries(Object.keys(value).flatMap(key => entryOf(kept, key)));
}

function entryOf(kept: ReadonlyMap<string, Json>, key: string): [string, Json][] {
  const field = kept.get(key);
  return field === undefined ? [] : [[key, field]];
}

function nameOf(path: string): string {
  return JSON.stringify(
    path
      .slice(0, MAX_PATH)
      .replaceAll(/[\p{Cc}"\\]/gu, ' ')
      .toWellFormed(),
  );
}

function sizeOf(value: Json): number {
  if (value === null || typeof value !== 'object') return JSON.stringify(value).length;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  const parts = Array.isArray(value)
    ? value.map(sizeOf)
    : Object.entries(value).map(([key, field]) => sizeOf(key) + 1 + sizeOf(field));
  const size = parts.reduce((sum, part) => sum + part + 1, parts.length === 0 ? 2 : 1);
  sizes.set(value, size);
  return size;
}

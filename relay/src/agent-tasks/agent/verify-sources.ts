import type { TaskSource } from '@assent/shared';
import * as z from 'zod';
import type { ResultTurn, Turn } from '../../history/turn.ts';
import { leadsSomewhere } from '../../json/json-pointer.ts';
import { parseJson } from '../../json/parse-json.ts';

/** Sources of one answer. */
const MOST = 500;
const MOST_QUOTED = 500;

const pageSchema = z.looseObject({ url: z.string() });

const readSchema = z.looseObject({
  url: z.string().optional(),
  page: z.looseObject({ url: z.string().optional(), snapshot: z.string().optional() }).optional(),
  /** Of a snapshot, and of what was extracted. */
  snapshot: z.string().optional(),
  text: z.string().optional(),
  value: z.string().optional(),
});

const writtenSchema = z.union([
  z.object({ value: z.string() }),
  z.object({ text: z.string() }),
  z.object({ key: z.string().length(1) }),
]);

/** Tools whose text comes into a field. */
const WRITES: ReadonlySet<string> = new Set(['browser_fill', 'browser_type', 'browser_press']);

/** The value of a field in an outline, as a JSON string. */
const FIELD_VALUE = / \[value=("(?:[^"\\]|\\.)*"?…?)\]/gu;

/**
 * Leaves out sources of what is not in the data. Says of each other one whether the task read these words at that address. Spaces
 * don't count, and neither do values of fields that the task may have written.
 */
export function verifySources(
  given: readonly Omit<TaskSource, 'verified'>[],
  data: unknown,
  turns: readonly Turn[],
): TaskSource[] {
  const read = wordsByAddress(turns);
  const ofData = given.filter(({ path }) => leadsSomewhere(path, data));
  return ofData.slice(0, MOST).map(({ path, url, quote }) => {
    const words = read.get(withoutFragment(url)) ?? '';
    const looked = spaceless(quote);
    const verified = looked !== '' && words.includes(looked);
    return { path, url, quote: quote.slice(0, MOST_QUOTED).toWellFormed(), verified };
  });
}

/** What results showed of each page, in the words of the page. A look without an address is of the page that was opened last. */
function wordsByAddress(turns: readonly Turn[]): Map<string, string> {
  const words = new Map<string, string>();
  let current = '';
  const written: string[] = [];
  for (const turn of turns) {
    if (turn.role === 'result') written.push(...writtenBy(turn));
    if (turn.role !== 'result' || turn.failed || turn.call.name === 'web_search') continue;
    const result = readSchema.safeParse(parseJson(turn.content)).data;
    current = addressOf(turn, result) ?? current;
    const { page, snapshot, text, value } = result ?? {};
    const isRead = turn.call.name === 'browser_extract';
    const texts = [
      page?.snapshot,
      snapshot,
      ...(isRead ? [text, isOwn(value ?? '', written) ? '' : value] : []),
    ];
    const read = texts.filter(each => each !== undefined).map(each => spaceless(unwritten(each, written)));
    words.set(current, [words.get(current) ?? '', ...read].join('\n'));
  }
  return words;
}

/** Also of a call that failed: it may have come to the page all the same. */
function writtenBy({ call }: ResultTurn): string[] {
  if (!WRITES.has(call.name)) return [];
  const given = writtenSchema.safeParse(parseJson(call.arguments)).data;
  return Object.values(given ?? {}).flatMap(each => (typeof each === 'string' ? [spaceless(each)] : []));
}

function unwritten(outline: string, written: readonly string[]): string {
  return outline.replaceAll(FIELD_VALUE, (shown, value: string) => (isOwn(value, written) ? '' : shown));
}

/** The value may be cut, or have begun with what was there before. */
function isOwn(value: string, written: readonly string[]): boolean {
  const words = spaceless(value.replace(/^"|"?…?$/gu, '').replaceAll(/\\(.)/gu, '$1'));
  return words !== '' && written.some(each => each !== '' && (words.includes(each) || each.includes(words)));
}

function addressOf(
  { call }: ResultTurn,
  result: z.output<typeof readSchema> | undefined,
): string | undefined {
  const opened =
    call.name === 'browser_open' ? pageSchema.safeParse(parseJson(call.arguments)).data?.url : undefined;
  const url = result?.page?.url ?? result?.url ?? opened;
  return url === undefined ? undefined : withoutFragment(url);
}

function withoutFragment(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  parsed.hash = '';
  return parsed.href;
}

function spaceless(text: string): string {
  return text.replace(/\s+/gu, '');
}

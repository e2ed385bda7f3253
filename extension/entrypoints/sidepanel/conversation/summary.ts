import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import type { MessageText } from '../../../messages/message.ts';
import { wordForPerson } from '../../../messages/word-message.ts';
import { type Call, callSchema, isSettled } from './call.ts';

/** What the list shows of a conversation. */
export interface Summary {
  id: string;
  createdAt: number;
  updatedAt: number;
  /** The first words of the person; the name that they gave it comes before. */
  title: string;
  name?: string;
  /** The site that it was about last. */
  host?: string;
  snippet: string;
  /** One in which nothing was said yet is not listed. */
  isEmpty: boolean;
  /** Its tab, as numbered in that run of the browser. */
  tab?: { id: number; browserSession: string };
}

const TITLE = 80;
const SNIPPET = 160;

/** Of a record of any version, so that the list shows also what this version can't open. */
const recordSchema = z.object({
  id: z.string(),
  createdAt: z.catch(z.number(), 0),
  updatedAt: z.catch(z.number(), 0),
  place: z.optional(z.catch(z.object({ url: z.optional(z.string()), tabId: z.optional(z.number()) }), {})),
  browserSession: z.catch(z.string(), ''),
  entries: z.catch(z.array(z.unknown()), []),
});
const entrySchema = z.object({
  kind: z.string(),
  text: z.optional(z.string()),
  page: z.optional(z.object({ url: z.string() })),
});
type SeenEntry = z.infer<typeof entrySchema>;

/** Undefined for what has no id: nobody could open that. */
export function summarize(record: unknown, name?: string): Summary | undefined {
  const { data } = recordSchema.safeParse(record);
  if (!data) return undefined;
  const { id, createdAt, updatedAt, entries } = data;
  const newestFirst = entries.toReversed();
  const host = siteName(data.place?.url ?? firstOf(newestFirst, ({ page }) => page?.url));
  return {
    id,
    createdAt,
    updatedAt,
    title: inOneLine(firstOf(entries, wordsOfPerson), TITLE),
    ...(name !== undefined && { name }),
    ...(host !== undefined && { host }),
    snippet: inOneLine(firstOf(newestFirst, spoken), SNIPPET),
    isEmpty: entries.length === 0,
    ...(data.place?.tabId !== undefined && {
      tab: { id: data.place.tabId, browserSession: data.browserSession },
    }),
  };
}

/** Parses no more entries than it takes to find it: this runs with every save. */
function firstOf(
  entries: readonly unknown[],
  find: (entry: SeenEntry) => string | undefined,
): string | undefined {
  for (const entry of entries) {
    const seen = entrySchema.safeParse(entry).data;
    const found = seen && find(seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordsOfPerson(entry: SeenEntry): string | undefined {
  return entry.kind === 'person' ? spoken(entry) : undefined;
}

function spoken({ text }: SeenEntry): string | undefined {
  return text?.trim() ? text : undefined;
}

function inOneLine(text: string | undefined, length: number): string {
  const line = (text ?? '')
    .slice(0, 4 * length)
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : line;
}

/** What a page's site is called in the panel: its host; our own pages have one that says nothing to anybody. */
export function siteName(url: string | undefined): string | undefined {
  const { host, protocol } = URL.parse(url ?? '') ?? {};
  return protocol === 'chrome-extension:' ? 'Assent' : host || undefined;
}

/** Of a record of any version: whoever kept it, what was said in it can be found. */
const quote = z.optional(z.object({ text: z.string() }));
const saidSchema = z.object({ kind: z.enum(['person', 'answer']), text: z.string(), quote });
const textRecordSchema = z.object({ entries: z.array(z.unknown()) });

/** Everything of a conversation that stood on the screen as words, one line each. */
export function searchableText(record: unknown): string {
  const { entries = [] } = textRecordSchema.safeParse(record).data ?? {};
  return entries.flatMap(linesOf).join('\n');
}

/** The words of one entry, one line each. */
export function linesOf(entry: unknown): string[] {
  const said = saidSchema.safeParse(entry);
  if (said.success) return [said.data.quote?.text ?? [], said.data.text].flat();
  const call = callSchema.safeParse(entry);
  return call.success ? wordsOfCall(call.data) : [];
}

/** The names of what was acted on, as the page gave them, what was to be there, and what came of it. */
function wordsOfCall({ state }: Call): string[] {
  const card = 'card' in state ? state.card : undefined;
  if (card?.kind !== 'actions') return [];
  const outcomes = isSettled(state) ? state.rows : [];
  const rows = card.rows.flatMap(({ preview }) =>
    preview.status === 'bound'
      ? [preview.facts?.name, ...[preview.before ?? '', preview.after ?? ''].map(inEveryLanguage)]
      : [],
  );
  const said = outcomes.map(row =>
    row.status === 'ended' ? inEveryLanguage(row.outcome.forPerson ?? row.outcome.message) : undefined,
  );
  return [...rows, ...said].flatMap(word => word || []);
}

/** The person may read it in another language by the time they search. */
function inEveryLanguage(text: MessageText): string {
  const worded = languageSchema.options.map(language => wordForPerson(text, language));
  return [...new Set(worded)].join('\n');
}

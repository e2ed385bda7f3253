import { languageSchema } from '@assent/shared';
import * as z from 'zod/mini';
import type { MessageText } from '../../../messages/message.ts';
import { wordForPerson } from '../../../messages/word-message.ts';
import { type Call, callSchema, isSettled } from './call.ts';

export interface Summary {
  id: string;
  createdAt: number;
  updatedAt: number;
  /** The person's first words; a given name takes precedence. */
  title: string;
  name?: string;
  host?: string;
  snippet: string;
  /** Conversations without a message are not listed. */
  isEmpty: boolean;
  /** The tab, as numbered in that run of the browser. */
  tab?: { id: number; browserSession: string };
}

const TITLE = 80;
const SNIPPET = 160;

/** Accepts a record of any version, so that the list includes those that this version can't open. */
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

/** Undefined without an id: nobody could open it. */
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

/** Parses only as many entries as needed: this runs with every save. */
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

/** The display name of a page's site: its host, except for our own pages. */
export function siteName(url: string | undefined): string | undefined {
  const { host, protocol } = URL.parse(url ?? '') ?? {};
  return protocol === 'chrome-extension:' ? 'Assent' : host || undefined;
}

/** Accepts a record of any version, so that all conversations can be searched. */
const quote = z.optional(z.object({ text: z.string() }));
const attachments = z.optional(z.array(z.object({ name: z.string() })));
const messageSchema = z.object({ kind: z.enum(['person', 'answer']), text: z.string(), quote, attachments });
const textRecordSchema = z.object({ entries: z.array(z.unknown()) });

export function searchableText(record: unknown): string {
  const { entries = [] } = textRecordSchema.safeParse(record).data ?? {};
  return entries.flatMap(linesOf).join('\n');
}

export function linesOf(entry: unknown): string[] {
  const parsed = messageSchema.safeParse(entry);
  if (parsed.success) {
    const { quote: quoted, attachments: attached = [], text } = parsed.data;
    return [quoted?.text ?? [], attached.map(({ name }) => name), text].flat();
  }
  const call = callSchema.safeParse(entry);
  return call.success ? wordsOfCall(call.data) : [];
}

/** The names of the targets as the page gave them, the values, and the results. */
function wordsOfCall({ state }: Call): string[] {
  const card = 'card' in state ? state.card : undefined;
  if (card?.kind !== 'actions') return [];
  const outcomes = isSettled(state) ? state.rows : [];
  const rows = card.rows.flatMap(({ preview }) =>
    preview.status === 'bound'
      ? [preview.facts?.name, ...[preview.before ?? '', preview.after ?? ''].map(inEveryLanguage)]
      : [],
  );
  const results = outcomes.map(row =>
    row.status === 'ended' ? inEveryLanguage(row.outcome.forPerson ?? row.outcome.message) : undefined,
  );
  return [...rows, ...results].flatMap(word => word || []);
}

/** The person may have another language by the time they search. */
function inEveryLanguage(text: MessageText): string {
  const worded = languageSchema.options.map(language => wordForPerson(text, language));
  return [...new Set(worded)].join('\n');
}

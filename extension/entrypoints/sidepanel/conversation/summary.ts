import * as z from 'zod/mini';
import { siteName } from './site-name.ts';

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
  const { id, createdAt, updatedAt } = data;
  const entries = data.entries.flatMap(entry => entrySchema.safeParse(entry).data ?? []);
  const host = siteName(data.place?.url ?? entries.findLast(entry => entry.page)?.page?.url);
  return {
    id,
    createdAt,
    updatedAt,
    title: inOneLine(entries.find(isPersons)?.text, TITLE),
    ...(name !== undefined && { name }),
    ...(host !== undefined && { host }),
    snippet: inOneLine(entries.findLast(entry => entry.text?.trim())?.text, SNIPPET),
    isEmpty: data.entries.length === 0,
    ...(data.place?.tabId !== undefined && {
      tab: { id: data.place.tabId, browserSession: data.browserSession },
    }),
  };
}

function isPersons({ kind, text }: SeenEntry): boolean {
  return kind === 'person' && text?.trim() !== '';
}

function inOneLine(text: string | undefined, length: number): string {
  const line = (text ?? '')
    .slice(0, 4 * length)
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : line;
}

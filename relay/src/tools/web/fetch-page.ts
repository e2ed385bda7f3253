import * as z from 'zod';
import { defineServerTool, type ServerTool } from '../server-tool.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';
import type { ReadingTime } from './read-article.ts';
import { READABLE, readDocument } from './read-document.ts';

type FetchPageOptions = GuardedFetchOptions & {
  offered?: boolean;
  /** For extracting the article; 5 seconds of computing, 12 by the clock. */
  readingTime?: ReadingTime;
};

/** Characters per result: about 3,000 tokens of English, or 10,000 of Chinese. */
const PART = 12_000;
/** A part may end this much earlier, at a line end. */
const SLACK = 1000;
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

export function fetchPage({
  offered = true,
  readingTime = { computing: 5000, longest: 12_000 },
  ...options
}: FetchPageOptions = {}): ServerTool {
  const fetchDocument = createGuardedFetch(options);
  return defineServerTool({
    name: 'fetch_page',
    description:
      'Reads a public web page and returns its article as Markdown; text and JSON as they are. A long page comes in parts: call again with "from" set to "next". The user\'s session is not used, so pages behind a login cannot be read.',
    offered,
    parameters: z.object({
      url: z.string().min(1).describe('The full address, starting with http:// or https://'),
      from: z.int().min(0).optional().describe('Where to continue: "next" of the previous result'),
    }),
    // JSON writes newlines and quotes with two characters.
    maxResult: 3 * PART,
    // 15 seconds for the server, 12 for the article.
    timeout: 30_000,
    async run({ url: address, from = 0 }, { signal }) {
      const document = await fetchDocument(address, READABLE, signal);
      const { title, byline, text } = await readDocument(document, readingTime, signal);
      return {
        url: document.url.href,
        ...(title && { title }),
        ...(byline && { byline }),
        ...partOf(text, from),
      };
    },
  });
}

type Part = { length: number; from: number; text: string; next?: number };

function partOf(given: string, from: number): Part {
  const whole = given.replace(UNPRINTABLE, '').toWellFormed();
  const length = whole.length;
  if (length === 0)
    throw new ServerToolFailure(
      'There is no text on this page. Its content may need scripts, which are not run here.',
      { type: 'Unsupported' },
    );
  if (from >= length)
    throw new ServerToolFailure(`This page has only ${length} characters. Read it from 0.`, {
      type: 'InvalidArgument',
    });
  const rest = whole.slice(from, from + PART);
  if (from + rest.length === length) return { length, from, text: rest };
  const line = rest.lastIndexOf('\n');
  const text = line > PART - SLACK ? rest.slice(0, line + 1) : rest.replace(/[\uD800-\uDBFF]$/, '');
  return { length, from, text, next: from + text.length };
}

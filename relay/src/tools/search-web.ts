import * as z from 'zod';
import { defineServerTool, type ServerTool } from './server-tool.ts';
import { ServerToolFailure } from './server-tool-result.ts';

export type SearchWebOptions = {
  /** Base address of a SearXNG-compatible search; without it the tool is not offered. */
  url: string | undefined;
  /** Milliseconds. */
  timeout?: number;
  fetch?: typeof fetch;
};

const MAX_RESULTS = 8;
const MAX_SNIPPET = 300;
const MAX_ADDRESS = 500;
const DEFAULT_TIMEOUT = 10_000;

const answerSchema = z.object({
  results: z.array(z.object({ title: z.string(), url: z.string(), content: z.string().nullish() })),
});

/** Searches the web through a SearXNG-compatible endpoint (`/search?format=json`). */
export function searchWeb(options: SearchWebOptions): ServerTool {
  const { url, timeout = DEFAULT_TIMEOUT, fetch: fetchAnswer = fetch } = options;
  return defineServerTool({
    name: 'search_web',
    description: 'Searches the web and gives the titles, addresses and snippets of the best results.',
    offered: url !== undefined,
    parameters: z.object({ query: z.string().min(1).max(500).describe('What to search for') }),
    async run({ query }, { signal }) {
      if (url === undefined) throw new ServerToolFailure('Web search is not set up on this relay.');
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const answer = await askSearch(searchAddress(url, query), deadline, fetchAnswer);
      return { query, results: answer.results.slice(0, MAX_RESULTS).map(shorten) };
    },
  });
}

function searchAddress(base: string, query: string): URL {
  const address = new URL('search', base.endsWith('/') ? base : `${base}/`);
  address.search = new URLSearchParams({ q: query, format: 'json' }).toString();
  return address;
}

async function askSearch(
  address: URL,
  signal: AbortSignal,
  fetchAnswer: typeof fetch,
): Promise<z.output<typeof answerSchema>> {
  try {
    const response = await fetchAnswer(address, { signal, headers: { accept: 'application/json' } });
    if (!response.ok)
      throw new ServerToolFailure(`The search answered with status ${response.status}. Try again later.`);
    return answerSchema.parse(await response.json());
  } catch (cause) {
    if (cause instanceof ServerToolFailure) throw cause;
    throw new ServerToolFailure(describeFailure(cause), { cause });
  }
}

function describeFailure(cause: unknown): string {
  if (cause instanceof z.ZodError || cause instanceof SyntaxError)
    return 'The search gave an answer that is no search result. Is its JSON format switched on?';
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return 'The search took too long. Try again, or with fewer words.';
  return "The search can't be reached. Go on without it, or try again later.";
}

function shorten(result: z.output<typeof answerSchema>['results'][number]): Record<string, string> {
  return {
    title: result.title.slice(0, MAX_SNIPPET),
    url: result.url.slice(0, MAX_ADDRESS),
    snippet: (result.content ?? '').slice(0, MAX_SNIPPET),
  };
}

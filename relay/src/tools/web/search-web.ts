import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { defineServerTool, type ServerTool } from '../server-tool.ts';
import { ServerToolFailure } from '../server-tool-result.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';

type SearchWebOptions = {
  /** Base address of a SearXNG-compatible search; without it the tool is not offered. */
  url: string | undefined;
  /** Milliseconds. */
  timeout?: number;
};

const MAX_RESULTS = 8;
const MAX_SNIPPET = 300;
const MAX_ADDRESS = 500;
const MAX_BYTES = 2_000_000;
const DEFAULT_TIMEOUT = 10_000;

const answerSchema = z.object({
  results: z.array(z.object({ title: z.string(), url: z.string(), content: z.string().nullish() })),
});

/** Through a SearXNG-compatible endpoint (`/search?format=json`). */
export function searchWeb(options: SearchWebOptions): ServerTool {
  const { url, timeout = DEFAULT_TIMEOUT } = options;
  // The operator named it, so it may be internal; its redirects may not.
  const allowedHosts = url === undefined ? [] : [new URL(url).host];
  const fetchAnswer = createGuardedFetch({ allowedHosts, timeout, maxBytes: MAX_BYTES });
  return defineServerTool({
    name: 'search_web',
    description: 'Searches the web and returns the titles, addresses and snippets of the best results.',
    offered: url !== undefined,
    parameters: z.object({ query: z.string().min(1).max(500).describe('What to search for') }),
    async run({ query }, { signal }) {
      if (url === undefined)
        throw new ServerToolFailure('Web search is not set up on this relay.', { type: 'Unsupported' });
      const answer = await askSearch(searchAddress(url, query), signal, fetchAnswer);
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
  fetchAnswer: GuardedFetch,
): Promise<z.output<typeof answerSchema>> {
  const { status, body } = await fetchAnswer(address.href, 'application/json', signal);
  if (status !== 200)
    throw new ServerToolFailure(`The search answered with status ${status}. Try again later.`);
  const answer = answerSchema.safeParse(parseJson(body.toString()));
  if (answer.success) return answer.data;
  throw new ServerToolFailure('The search returned no valid search result. Is its JSON format switched on?');
}

function shorten(result: z.output<typeof answerSchema>['results'][number]): Record<string, string> {
  return {
    title: result.title.slice(0, MAX_SNIPPET),
    url: result.url.slice(0, MAX_ADDRESS),
    snippet: (result.content ?? '').slice(0, MAX_SNIPPET),
  };
}

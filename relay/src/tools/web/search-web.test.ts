import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../../testing/start-scripted-server.ts';
import { searchWeb } from './search-web.ts';

const signal = new AbortController().signal;
let site: Site | undefined;

afterEach(async () => {
  await site?.stop();
  site = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  site = await startSite(answer);
  return site.url;
}

test('asks an endpoint that may be internal, and bounds its answer', async () => {
  const result = { title: 'T', url: 'https://r.test', content: 'x'.repeat(5000), engine: 'e' };
  const url = await serve((_, response) =>
    response.end(JSON.stringify({ results: Array.from({ length: 50 }, () => result) })),
  );
  const found = await searchWeb({ url: `${url}/base` }).run({ query: 'a b&c' }, { signal });
  expect(site?.requests.map(request => request.url)).toEqual(['/base/search?q=a+b%26c&format=json']);
  expect(found).toMatchObject({ success: true, query: 'a b&c' });
  expect(JSON.stringify(found).length).toBeLessThan(5000);
});

test.each<[what: string, answer: RequestListener, words: string]>([
  ['a status', (_, response) => response.writeHead(503).end(), 'status 503'],
  ['no valid search result', (_, response) => response.end('{"hello":1}'), 'no valid search result'],
  ['no JSON', (_, response) => response.end('<html>'), 'no valid search result'],
  ['a connection that breaks', (_, response) => response.destroy(), 'closed the connection'],
  ['more than anybody finds', (_, response) => response.end('x'.repeat(3_000_000)), 'larger than 2 MB'],
  [
    'a redirect to another place inside',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    'not on the public internet',
  ],
  [
    'a redirect to another port',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'Port 1',
  ],
])('%s is a failure in words', async (_, answer, words) => {
  const tool = searchWeb({ url: await serve(answer) });
  expect(await tool.run({ query: 'x' }, { signal })).toMatchObject({
    success: false,
    error: expect.stringContaining(words),
  });
});

test('silence is a failure in words', async () => {
  const tool = searchWeb({ url: await serve(() => {}), timeout: 50 });
  expect(await tool.run({ query: 'x' }, { signal })).toMatchObject({
    success: false,
    error: expect.stringContaining('too long'),
  });
});

test('is not offered without an endpoint', () => {
  expect(searchWeb({ url: undefined }).offered).toBe(false);
  expect(searchWeb({ url: 'http://searx.test' }).offered).toBe(true);
});

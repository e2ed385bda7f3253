import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askRelay, contentOf, overHttp } from '@assent/relay/testing';
import { beforeAll, expect, test } from 'vitest';
import { bundleRelay } from '../../relay/build/bundle-relay.ts';
import { startRelayProcess } from './relay-process.ts';

const DIST = fileURLToPath(new URL('../../relay/dist', import.meta.url));

/** What a relay may use when it is idle, in megabytes, and what it may load. */
const IDLE = 120;
const MARGIN = 15;

beforeAll(() => bundleRelay(DIST));

test('without a key, a database or any setting it answers, idles small, and ends when it is told to', async () => {
  const relay = await startRelayProcess({}, `${DIST}/server.js`);
  const ask = () => askRelay(overHttp(relay.url), { message: 'hello', session_id: crypto.randomUUID() });
  expect(contentOf(await ask())).not.toBe('');
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(residentMegabytes(relay.pid)).toBeLessThan(IDLE - MARGIN);
  await relay.end('SIGTERM');
  await expect(fetch(`${relay.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('what only a setting asks for is in files that a plain relay does not load', () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const source = readFileSync(`${DIST}/${file}`, 'utf8');
    for (const [, name = ''] of source.matchAll(/^(?:import|export)[^'"]*["']\.\/([\w.-]+\.js)["']/gm))
      load(name);
  };
  load('server.js');
  const sources = [...loaded].flatMap(file => sourcesOf(file));
  expect(sources.some(source => source.includes('hono'))).toBe(true);
  const heavy =
    /node_modules\/(?:@anthropic-ai|openai|kysely|pg|@electric-sql|jose|@modelcontextprotocol|linkedom|turndown|@mozilla|prom-client|@opentelemetry)[/@]/;
  expect(sources.filter(source => heavy.test(source)).slice(0, 3)).toEqual([]);
});

function sourcesOf(file: string): string[] {
  const map: { sources: string[] } = JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8'));
  return map.sources;
}

/** Of a process on Linux, from `/proc/<pid>/status`. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

import { afterEach, expect, test, vi } from 'vitest';
import { NO_CHOICES, readBackendChoices } from './backend-choices.ts';

afterEach(() => vi.unstubAllGlobals());

const KEPT = { origin: 'http://own.test', key: 'assent_abc' };
const sent: (string | null)[] = [];

function answer(lists: Record<string, () => Response | Promise<Response>>): void {
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({ accessKey: KEPT }) } } });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    const path = new URL(url).pathname;
    return lists[path]?.() ?? new Response('Not found', { status: 404 });
  });
}

test('reads both lists', async () => {
  answer({
    '/base/api/v1/models': () =>
      Response.json({ models: [{ id: 'a', name: 'A', is_default: true }, { id: 'b' }] }),
    '/base/api/v1/agents': () => Response.json({ agents: [{ id: 'default' }] }),
  });
  expect(await readBackendChoices('http://own.test/base')).toEqual({
    models: [{ id: 'a', name: 'A', is_default: true }, { id: 'b' }],
    agents: [{ id: 'default' }],
  });
});

test('asks for both with the key of that backend, and of no other', async () => {
  answer({});
  sent.length = 0;
  await readBackendChoices('http://own.test');
  expect(sent).toEqual(['Bearer assent_abc', 'Bearer assent_abc']);
  await readBackendChoices('http://other.test');
  expect(sent.slice(2)).toEqual([null, null]);
});

test.each([
  ['has no such address', {}],
  ['is down', { '/api/v1/models': () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['answers with a page', { '/api/v1/models': () => new Response('<html>') }],
  ['answers with another shape', { '/api/v1/models': () => Response.json({ data: [{ id: 'a' }] }) }],
])('a backend that %s offers nothing', async (_name, lists) => {
  answer(lists);
  expect(await readBackendChoices('http://own.test')).toEqual(NO_CHOICES);
});

test('one list without the other', async () => {
  answer({ '/api/v1/models': () => Response.json({ models: [{ id: 'a' }] }) });
  expect(await readBackendChoices('http://own.test')).toEqual({ models: [{ id: 'a' }], agents: [] });
});

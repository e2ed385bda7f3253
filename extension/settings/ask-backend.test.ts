import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { maskKey, readTypedKey } from './access-key.ts';
import { askBackend } from './ask-backend.ts';

afterEach(() => vi.unstubAllGlobals());

/** The request to this address with this stored access key. */
async function ask(url: string, accessKey: unknown): Promise<RequestInit> {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('chrome', { storage: { local: { get: async () => ({ accessKey }) } } });
  await askBackend(url, { method: 'POST', headers: { accept: 'text/event-stream' } });
  return fetched.mock.calls[0]?.[1] ?? {};
}

const openly = { method: 'POST', headers: { accept: 'text/event-stream' }, credentials: 'omit' };

test('sends a key as a bearer token, and follows no redirect with it', async () => {
  expect(await ask('https://own.example/a?b', { origin: 'https://own.example', key: 'abc' })).toEqual({
    ...openly,
    headers: { accept: 'text/event-stream', authorization: 'Bearer abc' },
    redirect: 'error',
  });
});

test.each([undefined, null, 'abc', { key: 'abc' }, { origin: 'https://own.example', key: 'a\nb: c' }])(
  'where nothing that can be read is kept, nothing is added: %o',
  async kept => {
    expect(await ask('https://own.example', kept)).toEqual(openly);
  },
);

const names = fc.constantFrom('own.example', 'own.example.evil.example', 'evil.example', 'own', '127.0.0.1');
const addresses = fc
  .record({
    scheme: fc.constantFrom('http', 'https', 'HTTPS'),
    user: fc.constantFrom('', 'own.example@', 'a:b@'),
    name: fc.oneof(names, fc.domain()),
    port: fc.constantFrom('', ':80', ':443', ':8443'),
    path: fc.constantFrom('', '/', '/own.example', '/?https://own.example', '#@own.example'),
  })
  .map(({ scheme, user, name, port, path }) => `${scheme}://${user}${name}${port}${path}`);

test('sends a key to its own origin only', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, addresses, async (entered, asked) => {
      const { origin } = new URL(entered);
      const { headers } = await ask(asked, { origin, key: 'abc' });
      expect(new Headers(headers).get('authorization')).toBe(
        new URL(asked).origin === origin ? 'Bearer abc' : null,
      );
    }),
  );
});

test.each([
  [' assent_1 \n', 'assent_1'],
  ['Bearer assent_1', 'assent_1'],
  ['', undefined],
  ['two words', undefined],
  ['密钥', undefined],
  ['a\u0000', undefined],
])('reads the typed %j as the key %j', (typed, key) => {
  expect(readTypedKey(typed)).toBe(key);
});

test('a mask shows four characters of a long key, and none of a short one', () => {
  expect(maskKey('assent_0123456789abcdef')).toBe('••••••••cdef');
  expect(maskKey('secret')).toBe('••••••••');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { saveConnection } from './save-connection.ts';

const set = vi.fn(async () => undefined);
const request = vi.fn(async () => true);
const remove = vi.fn(async () => undefined);
let held: string[] = [];
let stored: Record<string, unknown> = {};

beforeEach(() => {
  vi.clearAllMocks();
  stored = {};
  held = ['http://127.0.0.1:8787/*'];
  const contains = async ({ origins }: { origins: string[] }): Promise<boolean> =>
    origins.every(origin => held.includes(origin));
  vi.stubGlobal('chrome', {
    storage: { local: { get: async () => stored, set, remove } },
    permissions: { contains, request },
  });
});

test('saves an address with permission without asking', async () => {
  expect(await saveConnection({ ...defaultSettings, relayUrl: 'http://127.0.0.1:8787/' })).toBe('saved');
  expect(request).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledWith({ settings: defaultSettings });
});

test('asks for a new site, and saves also after a refusal', async () => {
  request.mockResolvedValueOnce(false);
  expect(await saveConnection({ ...defaultSettings, relayUrl: 'https://own.example/base' })).toBe(
    'permission-refused',
  );
  expect(request).toHaveBeenCalledWith({ origins: ['https://own.example/*'] });
  expect(set).toHaveBeenCalledOnce();
});

test.each([
  [{ relayUrl: 'ftp://x.example' }, 'not-http'],
  [{ relayUrl: 'nonsense' }, 'not-a-url'],
  [{ agent: ' ' }, 'agent-missing'],
  [{ accessKey: 'two words' }, 'not-a-key'],
  [{ accessKey: 'kéy' }, 'not-a-key'],
])('does not save %o', async (wrong, reason) => {
  expect(await saveConnection({ ...defaultSettings, ...wrong })).toBe(reason);
  expect(set).not.toHaveBeenCalled();
});

test('stores the key with its origin before it saves the address', async () => {
  await saveConnection({
    ...defaultSettings,
    relayUrl: 'https://own.example/base',
    accessKey: ' Bearer abc\n',
  });
  expect(set).toHaveBeenNthCalledWith(1, { accessKey: { origin: 'https://own.example', key: 'abc' } });
  expect(set).toHaveBeenCalledTimes(2);
});

test.each([
  ['https://own.example/other', false],
  ['https://own.example:8443', true],
  ['http://own.example', true],
  ['https://other.example', true],
])('saving %s without a new key drops the old one: %s', async (relayUrl, isDropped) => {
  stored = { accessKey: { origin: 'https://own.example', key: 'abc' } };
  await saveConnection({ ...defaultSettings, relayUrl, accessKey: '' });
  expect(remove.mock.calls).toEqual(isDropped ? [['accessKey']] : []);
});

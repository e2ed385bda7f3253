import { beforeEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { saveConnection } from './save-connection.ts';

const set = vi.fn(async () => undefined);
const request = vi.fn(async () => true);
let held: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  held = ['http://127.0.0.1:8787/*'];
  const contains = async ({ origins }: { origins: string[] }): Promise<boolean> =>
    origins.every(origin => held.includes(origin));
  vi.stubGlobal('chrome', {
    storage: { local: { get: async () => ({}), set } },
    permissions: { contains, request },
  });
});

test('saves what is allowed already without asking', async () => {
  expect(await saveConnection({ ...defaultSettings, relayUrl: 'http://127.0.0.1:8787/' })).toBe('saved');
  expect(request).not.toHaveBeenCalled();
  expect(set).toHaveBeenCalledWith({ settings: defaultSettings });
});

test('asks for a new site, and saves also when it is refused', async () => {
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
])('does not save %o', async (wrong, reason) => {
  expect(await saveConnection({ ...defaultSettings, ...wrong })).toBe(reason);
  expect(set).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { renderIn } from './render-in.ts';

test('a browser that takes longer to start than the caller waits: no waiting, and its session ends', async () => {
  const started = Promise.withResolvers<{ sessionId: string }>();
  const ended = Promise.withResolvers<[string, string]>();
  const owners: string[] = [];
  const render = renderIn({
    create: async (_given, { owner }) => {
      owners.push(owner);
      const { sessionId } = await started.promise;
      return {
        ...{ sessionId, createdAt: '', expiresAt: '', idleSeconds: 1, status: 'ready', tabs: 1 },
        ...{ viewport: { width: 1, height: 1 }, attended: false, control: 'program' },
      };
    },
    find: () => expect.unreachable('The page was rendered.'),
    end: async (sessionId, owner) => {
      ended.resolve([sessionId, owner]);
      return undefined;
    },
  });
  const leaving = new AbortController();
  const request = { tenant: 'acme', url: 'https://example.com/', timeout: 100, wantsScreenshot: false };
  const rendered = render(request, leaving.signal);
  leaving.abort(new Error('Too late.'));
  await expect(rendered).rejects.toThrow('Too late.');
  started.resolve({ sessionId: 'bs_1' });
  expect(await ended.promise).toEqual(['bs_1', owners[0]]);
});

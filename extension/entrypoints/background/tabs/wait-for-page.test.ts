import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../frames/reach-frames.ts';
import { whenDocumentLeft } from './when-document-left.ts';
import { whenTabLoaded } from './when-tab-loaded.ts';

const frame: Frame = {
  tabId: 7,
  documentId: 'd',
  isTop: true,
  origin: 'https://a.example',
  rule: 'ask',
};
const listeners = { addListener: () => undefined, removeListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('chrome', {
    scripting: { executeScript: async () => [{ documentId: 'd' }] },
    tabs: { get: async () => ({ id: 7, status: 'loading' }), onUpdated: listeners, onRemoved: listeners },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function waited(wait: (latest: number) => Promise<unknown>, milliseconds: number): Promise<number> {
  const start = Date.now();
  const done = wait(start + milliseconds).then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(60_000);
  return done;
}

test.each([
  ['a document that is being left', 20_000, (latest: number) => whenDocumentLeft(frame, latest)],
  ['a tab that loads', 10_000, (latest: number) => whenTabLoaded(7, latest)],
])('%s is waited for no longer than the panel waits', async (_, own, wait) => {
  expect(await waited(wait, 60_000)).toBeLessThanOrEqual(own + 200);
  expect(await waited(wait, 3_000)).toBeLessThanOrEqual(3_200);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../frames/reach-frames.ts';
import { whenDocumentLeft, whenTabLoaded } from './when-document-left.ts';

const FRAME: Frame = { tabId: 1, documentId: 'd1', isTop: true, origin: 'https://a.test', rule: 'ask' };

const executeScript = vi.fn<() => Promise<{ documentId: string }[]>>();
const listeners = { addListener: () => undefined, removeListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  const tab = { id: 1, status: 'loading', pendingUrl: 'https://b.test/' };
  vi.stubGlobal('chrome', {
    scripting: { executeScript },
    tabs: { get: async () => tab, onUpdated: listeners, onRemoved: listeners },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a document that does not answer, as below a “Leave site?” dialog, is pending at the deadline', async () => {
  executeScript.mockReturnValue(new Promise(() => undefined));
  const departure = vi.fn<(departure: string) => void>();
  void whenDocumentLeft(FRAME).then(departure);
  await vi.advanceTimersByTimeAsync(20_100);
  expect(departure).toHaveBeenCalledWith('pending');
});

test('a document that another has replaced is left', async () => {
  executeScript.mockResolvedValue([{ documentId: 'd2' }]);
  expect(await whenDocumentLeft(FRAME)).toBe('left');
});

test('a replaced document is left also when the first answer is late', async () => {
  executeScript.mockReturnValueOnce(
    new Promise(resolve => setTimeout(() => resolve([{ documentId: 'd2' }]), 5_000)),
  );
  const departure = whenDocumentLeft(FRAME);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(await departure).toBe('left');
});

async function waited(wait: (latest: number) => Promise<unknown>, milliseconds: number): Promise<number> {
  const start = Date.now();
  const done = wait(start + milliseconds).then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(60_000);
  return done;
}

test.each([
  ['for a document to leave', 20_000, (latest: number) => whenDocumentLeft(FRAME, latest)],
  ['for a tab to load', 10_000, (latest: number) => whenTabLoaded(1, latest)],
])('the wait %s ends with the deadline of the panel', async (_, own, wait) => {
  executeScript.mockResolvedValue([{ documentId: 'd1' }]);
  expect(await waited(wait, 60_000)).toBeLessThanOrEqual(own + 200);
  expect(await waited(wait, 3_000)).toBeLessThanOrEqual(3_200);
});

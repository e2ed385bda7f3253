import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../frames/reach-frames.ts';
import { whenDocumentLeft } from './when-document-left.ts';

const FRAME: Frame = { tabId: 1, documentId: 'd1', isTop: true, origin: 'https://a.test', rule: 'ask' };

const executeScript = vi.fn<() => Promise<{ documentId: string }[]>>();
const tab = { status: 'loading', pendingUrl: 'https://b.test/' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('chrome', { scripting: { executeScript }, tabs: { get: async () => tab } });
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

test('a document is left as well when it answers for the first time late', async () => {
  executeScript.mockReturnValueOnce(
    new Promise(resolve => setTimeout(() => resolve([{ documentId: 'd2' }]), 5_000)),
  );
  const departure = whenDocumentLeft(FRAME);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(await departure).toBe('left');
});

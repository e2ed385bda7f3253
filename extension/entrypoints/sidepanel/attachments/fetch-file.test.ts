import { afterEach, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../conversation/attachment.ts';
import { fetchFile, fileNameIn } from './fetch-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A site that sends so many parts of a megabyte, and how many of them were taken. */
function serve(megabytes: number, init: ResponseInit = {}): { taken: number } {
  const told = { taken: 0 };
  const body = new ReadableStream({
    pull(controller) {
      if (told.taken === megabytes) return controller.close();
      told.taken += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return told;
}

test('gives the file with its name and type', async () => {
  serve(2, { headers: { 'content-type': 'application/pdf; charset=binary' } });
  const file = await fetchFile('https://a.test/docs/menu%20of%20tea.pdf?x=1');
  expect(file).toMatchObject({ name: 'menu of tea.pdf', type: 'application/pdf', size: 2 * 1024 * 1024 });
});

test('stops loading what is larger than a file may be', async () => {
  const told = serve(1_000_000);
  expect(await fetchFile('https://a.test/endless')).toBeUndefined();
  expect(told.taken).toBeLessThan(MAX_FILE_BYTES / 1024 / 1024 + 5);
});

test.each([
  ['that the site refuses', () => serve(1, { status: 403 })],
  ['out of reach', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
])('gives nothing %s', async (_name, prepare) => {
  prepare();
  expect(await fetchFile('https://a.test/menu.pdf')).toBeUndefined();
});

test('names a file without a path by its site, and one with a broken name as it is', () => {
  expect(fileNameIn('https://a.test/')).toBe('a.test');
  expect(fileNameIn('https://a.test/50%.pdf')).toBe('50%.pdf');
});

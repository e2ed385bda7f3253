import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import { inBrowser } from './show.ts';

/** Matches with a page's names do not reveal the beginning of a secret that the page writes into them. */

const show = inBrowser();

const SECRET = 'c4n4ry-s3cret';
const QUOTED = `<input type=password aria-label=Password value="${SECRET}"><button>Copy ${SECRET}</button>
  <p>Token of ${SECRET} <button>Renew</button></p>`;
const GUESSES = ['c4n', 'Copy c4n4', 'c4n4ry-s3cret', 'button c4n4ry', 'wrong'];

test.each(GUESSES)('%s names nothing', async description => {
  const page = await show(QUOTED);
  const acting = page.act({ action: 'highlight', target: { description } });
  await expect(acting).rejects.toThrow('not in this page');
});

test.each(['Copy ••••••', 'copy', 'Renew'])('%s names what it named', async description => {
  const page = await show(QUOTED);
  expect(await page.act({ action: 'highlight', target: { description } })).toMatchObject({ success: true });
});

async function found(keyword: string): Promise<string[]> {
  const page = await show(QUOTED);
  const query = { language: 'en', query: { keyword }, limit: 30 };
  const { elements } = await page.call<MoreElements>('findMore', query);
  return elements.map(({ desc }) => desc);
}

test.each(['c4n4ry', SECRET, 's3cret', 'wrong'])('%s does not find the secret', async keyword => {
  expect((await found(keyword)).join()).not.toContain('Copy');
});

test('a search for the other words finds it', async () => {
  expect(await found('copy')).toEqual(['button: Copy ••••••']);
});

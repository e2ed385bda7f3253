import { expect, test } from 'vitest';
import { inPage } from '../checks/in-page.ts';
import { pseudoLanguage } from '../stage/pseudo-language.ts';
import { inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery([pseudoLanguage]);

test(
  'every text of ours comes from a catalog and fits the narrowest panel at 1.4 × its length',
  async () => {
    const { page } = all.gallery;
    const check = async (): Promise<string[]> => [
      ...(await inPage(page, 'unwordedHere')),
      ...(await inPage(page, 'cutOff')),
    ];
    expect(await all.over(LIGHT, 320, check)).toEqual([]);
  },
  LONG_ENOUGH,
);

test("finds text and names from outside the catalogs, but not the page's own text", async () => {
  const { page } = all.gallery;
  await all.gallery.show('card-fill', LIGHT, 320);
  await page.evaluate(() => {
    document.querySelector('main')?.append('Stray words');
    document.querySelector('main')?.setAttribute('aria-label', 'Stray name');
  });
  expect((await inPage(page, 'unwordedHere')).toSorted()).toEqual([
    'Not from a catalog: Stray name',
    'Not from a catalog: Stray words',
  ]);
});

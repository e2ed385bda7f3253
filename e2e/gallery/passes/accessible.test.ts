import { expect, test } from 'vitest';
import { axeFaults } from '../axe-faults.ts';
import { focusFaultsOf, inPage } from '../checks/in-page.ts';
import { inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery();

test(
  'no state has an axe violation, and every control is reachable by keyboard, shows its focus and is large enough',
  async () => {
    const { page } = all.gallery;
    const check = async (): Promise<string[]> => [
      ...(await axeFaults(page)),
      ...(await inPage(page, 'smallTargets')),
      ...(await focusFaultsOf(page)),
    ];
    expect(await all.over(LIGHT, 360, check)).toEqual([]);
  },
  LONG_ENOUGH,
);

test(
  'every control is visible with forced colours, and nothing moves with reduced motion',
  async () => {
    await all.gallery.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const check = async (): Promise<string[]> => [
      ...(await inPage(all.gallery.page, 'unclearInForcedColours')),
      ...(await all.gallery.page.evaluate(() =>
        document.getAnimations().map(it => `Moves: ${it.constructor.name}`),
      )),
    ];
    const found = await all.over(LIGHT, 360, check);
    await all.gallery.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    expect(found).toEqual([]);
  },
  LONG_ENOUGH,
);

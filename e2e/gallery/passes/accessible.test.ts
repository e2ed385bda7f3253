import { expect, test } from 'vitest';
import { axeFaults } from '../axe-faults.ts';
import { focusFaultsOf, inPage } from '../checks/in-page.ts';
import { inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery();

test(
  'axe finds nothing in any state, and everything is reached by keyboard, shows its focus, and is large enough to hit',
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
  'with forced colours every control is seen, and with reduced motion nothing moves',
  async () => {
    await all.gallery.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const check = async (): Promise<string[]> => [
      ...(await inPage(all.gallery.page, 'unclearInForcedColours')),
      ...(await all.gallery.page.evaluate(() =>
        document.getAnimations().map(it => `Moves: ${it.constructor.name}`),
      )),
    ];
    const found = await all.over(LIGHT, 360, check);
    await all.gallery.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    expect(found).toEqual([]);
  },
  LONG_ENOUGH,
);

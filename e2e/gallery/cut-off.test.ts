import { expect, test } from 'vitest';
import { inPage } from './checks/in-page.ts';
import { DARK, inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery();

test.each([
  ['in the narrowest panel', DARK, 320],
  ['in a panel at 200 %', LIGHT, 180],
  ['from right to left', { ...LIGHT, direction: 'rtl' } as const, 320],
])(
  'nothing is cut off or sticks out %s',
  async (_, look, width) => {
    expect(await all.over(look, width, () => inPage(all.gallery.page, 'cutOff'))).toEqual([]);
  },
  LONG_ENOUGH,
);

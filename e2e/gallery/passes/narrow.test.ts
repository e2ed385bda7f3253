import { expect, test } from 'vitest';
import { violations } from '../../flows/axe-violations.ts';
import { inPage } from '../checks/in-page.ts';
import { DARK, inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery();

/** Differences that depend on the theme or the language; the rest is the same in all of them. */
const LOOKS = [
  'color-contrast',
  'label-content-name-mismatch',
  'html-has-lang',
  'valid-lang',
  'link-in-text-block',
];

test(
  'nothing is cut off or overflows in the narrowest panel, dark and Chinese, without axe violations',
  async () => {
    const { page } = all.gallery;
    const check = async (): Promise<string[]> => [
      ...(await inPage(page, 'cutOff')),
      ...(await violations(page, LOOKS)),
    ];
    expect(await all.over(DARK, 320, check)).toEqual([]);
  },
  LONG_ENOUGH,
);

test.each([
  ['in a panel at 200 %', LIGHT, 180],
  ['from right to left', { ...LIGHT, direction: 'rtl' } as const, 320],
])(
  'nothing is cut off or overflows %s',
  async (_, look, width) => {
    expect(await all.over(look, width, () => inPage(all.gallery.page, 'cutOff'))).toEqual([]);
  },
  LONG_ENOUGH,
);

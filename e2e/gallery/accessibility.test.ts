import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../flows/axe-violations.ts';
import { focusFaultsOf, inPage } from './checks/in-page.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import type { Look } from './stage/show-state.tsx';
import { states } from './states/list.ts';

const LIGHT: Look = { language: 'en', theme: 'light' };
const DARK: Look = { language: 'zh', theme: 'dark' };
let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

afterAll(() => gallery.close());

/** What a check finds over all states, under their names. */
async function over(look: Look, width: number, check: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of states) {
    await gallery.show(name, look, width);
    found.push(...(await check()).map(fault => `${name}: ${fault}`));
  }
  return found;
}

/** A list of options is gone through with the arrow keys of the field that it belongs to, and scrolls along. */
const SCROLLED_BY_ARROWS = /scrollable-region-focusable: .*role="listbox"/;

test('axe finds nothing in any state', async () => {
  const found = await over(LIGHT, 360, () => violations(gallery.page));
  expect(found.filter(fault => !SCROLLED_BY_ARROWS.test(fault))).toEqual([]);
}, 240_000);

/** What depends on the theme or on the language; all else is the same in both. */
const LOOKS = [
  'color-contrast',
  'label-content-name-mismatch',
  'html-has-lang',
  'valid-lang',
  'link-in-text-block',
];

test('nor in the dark and in Chinese', async () => {
  expect(await over(DARK, 360, () => violations(gallery.page, LOOKS))).toEqual([]);
}, 240_000);

test('everything is reached by keyboard, shows its focus, and is large enough to hit', async () => {
  const check = async (): Promise<string[]> => [
    ...(await inPage(gallery.page, 'smallTargets')),
    ...(await focusFaultsOf(gallery.page)),
  ];
  expect(await over(LIGHT, 360, check)).toEqual([]);
}, 240_000);

test.each([
  ['in the narrowest panel', DARK, 320],
  ['in a panel at 200 %', LIGHT, 180],
  ['from right to left', { ...LIGHT, direction: 'rtl' } as const, 320],
])(
  'nothing is cut off or sticks out %s',
  async (_, look, width) => {
    expect(await over(look, width, () => inPage(gallery.page, 'cutOff'))).toEqual([]);
  },
  240_000,
);

test('with forced colours every control is seen, and with reduced motion nothing moves', async () => {
  await gallery.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const check = async (): Promise<string[]> => [
    ...(await inPage(gallery.page, 'unclearInForcedColours')),
    ...(await gallery.page.evaluate(() =>
      document.getAnimations().map(it => `Moves: ${it.constructor.name}`),
    )),
  ];
  const found = await over(LIGHT, 360, check);
  await gallery.page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  expect(found).toEqual([]);
}, 240_000);

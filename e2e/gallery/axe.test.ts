import { expect, test } from 'vitest';
import { violations } from '../flows/axe-violations.ts';
import { DARK, inGallery, LIGHT, LONG_ENOUGH } from './over-states.ts';

const all = inGallery();

/** A list of options is gone through with the arrow keys of the field that it belongs to, and scrolls along. */
const SCROLLED_BY_ARROWS = /scrollable-region-focusable: .*role="listbox"/;

test(
  'axe finds nothing in any state',
  async () => {
    const found = await all.over(LIGHT, 360, () => violations(all.gallery.page));
    expect(found.filter(fault => !SCROLLED_BY_ARROWS.test(fault))).toEqual([]);
  },
  LONG_ENOUGH,
);

/** What depends on the theme or on the language; all else is the same in both. */
const LOOKS = [
  'color-contrast',
  'label-content-name-mismatch',
  'html-has-lang',
  'valid-lang',
  'link-in-text-block',
];

test(
  'nor in the dark and in Chinese',
  async () => {
    expect(await all.over(DARK, 360, () => violations(all.gallery.page, LOOKS))).toEqual([]);
  },
  LONG_ENOUGH,
);

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';
import { LIGHT } from './passes/over-states.ts';

let gallery: Gallery;
let list: Locator;

beforeAll(async () => {
  gallery = await openGallery();
});

afterAll(() => gallery.close());

async function open(state = 'composer-many-tabs', name = '+10 tabs'): Promise<void> {
  await gallery.show(state, LIGHT, 360);
  await gallery.page.getByRole('button', { name }).click();
  list = gallery.page.getByRole('region', { name });
  await list.getByRole('button').last().waitFor();
}

const isInView = (inner: Locator): Promise<boolean> =>
  inner.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect();
    const around = element.closest('[popover]')?.getBoundingClientRect();
    return around !== undefined && top >= around.top && bottom <= around.bottom;
  });

test('a long list of tabs leaves room for the conversation and can be scrolled by keyboard', async () => {
  await open();
  const { height = 0 } = (await list.boundingBox()) ?? {};
  expect(height).toBeLessThan(480 / 3);
  const buttons = list.getByRole('button');
  expect(await buttons.count()).toBe(10);
  expect(await isInView(buttons.last())).toBe(false);
  for (const button of await buttons.all()) {
    await gallery.page.keyboard.press('Tab');
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true);
    expect(await isInView(button)).toBe(true);
  }
});

test('Esc and a click outside close the list; Esc returns the focus to its button', async () => {
  await open();
  await gallery.page.keyboard.press('Tab');
  await gallery.page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await gallery.page.evaluate('document.activeElement.textContent.trim()')).toBe('+10 tabs');
  await open();
  await gallery.page.mouse.click(180, 60);
  await list.waitFor({ state: 'hidden' });
});

test('choosing an item closes the list', async () => {
  await open('composer-tabs', 'Add a tab');
  await list.getByRole('button').first().click();
  await list.waitFor({ state: 'hidden' });
});

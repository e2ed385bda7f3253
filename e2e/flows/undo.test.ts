import { newestText, say } from '@assent/relay/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const EMPTY = { name: '', email: '', about: '', country: '', newsletter: false, age: '' };

/** What React believes, not what the fields show. */
async function state(page: Page): Promise<unknown> {
  return JSON.parse((await page.textContent('#state')) ?? '');
}

const signUp = (view: ModelView) =>
  act(
    on(view.element(/^input: Name/), 'fill', { value: 'Mei Lin' }),
    on(view.element(/Age/), 'fill', { value: 41 }),
    on(view.element(/About you/), 'fill', { value: 'Tea.\nCups.' }),
    on(view.element(/Country/), 'select', { value: 'Germany' }),
    on(view.element(/Newsletter/), 'check'),
  );

test('a call is undone: React has its old state, and the next message reports it to the model', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'react-form',
    script: steps(
      signUp,
      () => say('Filled in.'),
      () => say('I see you took it back.'),
    ),
  });
  await panel.ask('Sign me up');
  await panel.approve();
  await panel.shows('Filled in.');
  expect(await state(page)).toMatchObject({ name: 'Mei Lin', country: 'de', newsletter: true });
  await panel.press('undo');
  await panel.shows('Your next message tells the model about this.');
  expect(await state(page)).toEqual(EMPTY);
  expect(await panel.undoButton.count()).toBe(0);
  await panel.ask('And now?');
  await panel.shows('I see you took it back.');
  const [, , third] = upstream?.requests ?? [];
  const reported = third ? newestText(third) : '';
  expect(reported).toMatch(/And now\?\s+\[Assent: .*fill e_\w+: undone; .*check e_\w+: undone/);
  expect(reported).not.toMatch(/\[Assent:[^\]]*(Mei|Name|Germany)/);
});

const NAMES = ['Mei', 'Mei Lin'];

const fillName = (value: string) => (view: ModelView) =>
  act(on(view.element(/^input: Name/), 'fill', { value }));

fullTest('a whole turn of several calls is undone at once', async () => {
  const { page, panel } = await startAssent({
    page: 'react-form',
    script: steps(...NAMES.map(fillName), () => say('Your name is there.')),
  });
  await panel.ask('Sign me up');
  for (const name of NAMES) {
    await panel.approve();
    await page.waitForFunction(`document.getElementById('state').textContent.includes('"${name}"')`);
  }
  await panel.shows('Your name is there.');
  await panel.press('undoTurn');
  await panel.idle();
  await page.waitForFunction(`document.getElementById('state').textContent.includes('"name":""')`);
  expect(await state(page)).toEqual(EMPTY);
  expect(await panel.undoButton.count()).toBe(0);
});

fullTest('what was sent is not offered to be undone: the form would look as if it had not been', async () => {
  const { page, panel } = await startAssent({
    page: 'react-form',
    script: steps(
      fillName('Mei'),
      view => act(on(view.element(/^button: Create account/), 'click')),
      () => say('Your account is there.'),
    ),
  });
  await panel.ask('Sign me up');
  await panel.approve();
  await page.waitForFunction(`document.getElementById('state').textContent.includes('"Mei"')`);
  await panel.approve();
  await panel.shows('Your account is there.');
  await panel.idle();
  expect(await panel.undoButton.count()).toBe(0);
  expect(await state(page)).toEqual({ ...EMPTY, name: 'Mei' });
});

fullTest('what the person changed since is left alone, and told; the rest is undone', async () => {
  const { page, panel } = await startAssent({
    page: 'react-form',
    script: steps(signUp, () => say('Filled in.')),
  });
  await panel.ask('Sign me up');
  await panel.approve();
  await panel.shows('Filled in.');
  await page.getByLabel('Name').fill('Somebody else');
  await panel.press('undo');
  await panel.shows(/"Name" has changed since/);
  await panel.idle();
  expect(await state(page)).toEqual({ ...EMPTY, name: 'Somebody else' });
});

fullTest('after a navigation nothing is known any more, and that is told', async () => {
  const { page, panel, site } = await startAssent({
    page: 'react-form',
    script: steps(signUp, () => say('Filled in.')),
  });
  await panel.ask('Sign me up');
  await panel.approve();
  await panel.shows('Filled in.');
  await page.goto(`${site.origin}/search`);
  await panel.press('undo');
  await panel.shows(/has left the page/);
  await panel.idle();
  expect(await panel.text()).not.toContain('Undone');
});

test('Undo survives closing the panel, works by keyboard, and only by a user gesture', async () => {
  const assent = await startAssent({
    page: 'react-form',
    language: 'zh',
    script: steps(
      view => act(on(view.element(/Name/), 'fill', { value: 'Mei' })),
      () => say('填好了。'),
    ),
  });
  await assent.panel.ask('填名字');
  await assent.panel.approve();
  await assent.panel.shows('填好了。');
  await assent.panel.closeWith('填好了。');
  const panel = await assent.reopenPanel();
  await panel.undoButton.waitFor();
  await panel.undoButton.evaluate('button => button.click()');
  await panel.undoButton.dispatchEvent('keydown', { key: 'Enter', bubbles: true });
  await panel.idle();
  expect(await state(assent.page)).toMatchObject({ name: 'Mei' });
  await panel.undoButton.focus();
  await panel.page.keyboard.press('Enter');
  await panel.shows('已撤销');
  await panel.idle();
  expect(await state(assent.page)).toEqual(EMPTY);
  await panel.closeWith('"progress":{"status":"ended"');
  const later = await assent.reopenPanel();
  await later.shows('已撤销');
  expect(await later.undoButton.count()).toBe(0);
});

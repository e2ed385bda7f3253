import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const filled = {
  name: 'Mei Lin',
  email: 'a@b.c',
  about: 'Tea, mostly.\nAnd cups.',
  country: 'de',
  newsletter: true,
  age: '41',
};

test('fills a React form with one approval, and updates the state of React', async () => {
  const { page, panel } = await startAssent({
    page: 'react-form',
    script: steps(
      view =>
        act(
          on(view.element(/^input: Name/), 'fill', { value: filled.name }),
          on(view.element(/Email/), 'fill', { value: filled.email }),
          on(view.element(/Age/), 'fill', { value: 41 }),
          on(view.element(/About you/), 'fill', { value: filled.about }),
          on(view.element(/Country/), 'select', { value: 'Germany' }),
          on(view.element(/Newsletter/), 'check'),
        ),
      view => act(on(view.element(/^button: Create account/), 'click')),
      () => say('Your account is there.'),
    ),
  });
  await panel.ask('Sign me up');
  await panel.approve();
  await page.waitForFunction(`document.getElementById('state').textContent.includes('"newsletter":true')`);
  expect(JSON.parse((await page.textContent('#state')) ?? '')).toEqual(filled);
  await panel.approve();
  await panel.shows('Your account is there.');
  expect(await page.textContent('[role=status]')).toBe(`Account created: ${JSON.stringify(filled)}`);
});

fullTest('the offline model fills, ticks and chooses from one plain sentence', async () => {
  const { page, panel } = await startAssent({ page: 'react-form' });
  await panel.ask('fill Email with a@b.c, tick the newsletter and choose Germany');
  await panel.approve();
  await panel.idle();
  expect(JSON.parse((await page.textContent('#state')) ?? '')).toMatchObject({
    email: 'a@b.c',
    newsletter: true,
    country: 'de',
  });
});

import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

const NAMES = [
  'Name',
  'Street',
  'House',
  'Floor',
  'Town',
  'County',
  'Postcode',
  'Phone',
  'Company',
  'Remark',
] as const;

async function fillAll(town: string, withOrder: boolean) {
  const assent = await askToFill(town, withOrder);
  await assent.panel.approve();
  await assent.panel.shows('That was it.');
  return assent;
}

async function askToFill(town: string, withOrder: boolean) {
  const assent = await startAssent({
    page: 'long-form',
    script: steps(
      view =>
        act(
          ...NAMES.map(name =>
            on(view.element(new RegExp(`input: ${name}`, 'u')), 'fill', {
              value: name === 'Town' ? town : `My ${name}`,
            }),
          ),
          ...(withOrder ? [on(view.element(/button: Order/u), 'click')] : []),
        ),
      () => say('That was it.'),
    ),
  });
  await assent.panel.ask('Fill in my address');
  return assent;
}

const values = `[...document.querySelectorAll('input')].map(input => input.value)`;

/** Rows that the footer of the card covers, if only in part. */
const rowsCut = `(() => {
  const { top } = document.querySelector('[data-footer]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-row]')].filter(row => row.getBoundingClientRect().bottom > top + 2).length;
})()`;

fullTest('fills a form of ten fields without a wait for each', async () => {
  const { page } = await fillAll('My Town', false);
  // On a busy machine too some come sooner after the one before than a page may take that back.
  expect(Math.min(...(await page.evaluate<number[]>('gaps')))).toBeLessThan(550);
  expect(await page.evaluate(values)).toEqual(NAMES.map(name => `My ${name}`));
});

test('a row that the page reverts while later rows run is reported for that row, before anything is submitted', async () => {
  const { page, sent } = await fillAll('Nowhere', true);
  const reported = sent.at(-1)?.replaceAll('\\', '') ?? '';
  expect(reported).toContain('did not accept the text for "Town"');
  expect(reported).not.toContain('provisional');
  expect(await page.textContent('#sent')).toBe('');
});

fullTest(
  'a card higher than the panel is approved, by key too, only after a look at its last row',
  async () => {
    const { page, panel } = await askToFill('My Town', true);
    const { keyboard } = panel.page;
    // The footer begins to stick.
    await panel.page.setViewportSize({ width: 360, height: 500 });
    const below = panel.page.getByRole('button', { name: /more rows? below|Show the last action/u });
    await below.waitFor();
    await panel.page.setViewportSize({ width: 360, height: 640 });
    const isCounted = async () =>
      (await below.textContent())?.startsWith(`${await panel.page.evaluate(rowsCut)} more rows`);
    await expect.poll(isCounted).toBe(true);
    await keyboard.press('F6');
    const isBlocked = async () => (await panel.approveButton.getAttribute('aria-disabled')) === 'true';
    let presses = 0;
    const press = async () => {
      await keyboard.press('Control+Enter');
      presses += 1;
      return presses;
    };
    // Longer than the card takes to arm.
    await expect.poll(press, { interval: 150 }).toBe(5);
    expect(await isBlocked()).toBe(true);
    expect(await page.evaluate(values)).toEqual(NAMES.map(() => ''));
    const look = async () => {
      if (await below.isVisible()) await below.press('Enter');
      return isBlocked();
    };
    await expect.poll(look, { interval: 100 }).toBe(false);
    await keyboard.press('Control+Enter');
    await panel.shows('That was it.');
    expect(await page.evaluate(values)).toEqual(NAMES.map(name => `My ${name}`));
  },
);

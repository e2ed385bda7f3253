import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
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
  await assent.panel.approve();
  await assent.panel.shows('That was it.');
  return assent;
}

const values = `[...document.querySelectorAll('input')].map(input => input.value)`;

test('fills a form of ten fields without a wait for each', async () => {
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

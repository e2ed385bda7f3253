import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('fields in open and closed shadow roots, in own and foreign frames are seen and filled', async () => {
  const { page, panel } = await startAssent({
    page: 'frames',
    script: steps(
      sight =>
        act(
          on(sight.element(/Open field/), 'fill', { value: 'one' }),
          on(sight.element(/Closed field/), 'fill', { value: 'two' }),
          on(sight.element(/own field/), 'fill', { value: 'three' }),
          on(sight.element(/foreign field/), 'fill', { value: 'four' }),
          on(sight.element(/Press foreign/), 'click'),
        ),
      () => say('Everywhere.'),
    ),
  });
  await panel.ask('Fill everything');
  await panel.approve();
  await panel.shows('Everywhere.');
  expect(await page.evaluate('window.typed')).toEqual({ open: 'one', closed: 'two' });
  const [own, foreign] = ['own', 'foreign'].map(kind =>
    page.frames().find(frame => frame.url().endsWith(kind)),
  );
  expect(await own?.inputValue('#field')).toBe('three');
  expect(await foreign?.textContent('#said')).toBe('pressed four');
});

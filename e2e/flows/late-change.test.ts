import { newestText, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { startAssent } from './start-assent.ts';

/** Longer than any result of a tick waits. */
const LATE_MS = 3_000;

const TAKEN_BACK = `document.getElementById('gift').addEventListener('change', event => setTimeout(() => {
  event.target.checked = false;
  document.body.insertAdjacentHTML('afterbegin', '<p role=alert>We could not wrap it.</p>');
}, ${LATE_MS}))`;

test('what a page takes back after the result is shown at the action, and the next message tells the model', async () => {
  const { page, panel, upstream } = await startAssent({
    page: 'reading',
    script: steps(
      view => act(on(view.element(/Wrap as a gift/), 'check')),
      () => say('It is wrapped.'),
      () => say('I see that it failed.'),
    ),
  });
  await page.evaluate(TAKEN_BACK);
  await panel.ask('Wrap it');
  await panel.approve();
  await panel.shows('It is wrapped.');
  const told = upstream?.requests[1];
  expect(told && newestText(told)).toContain('"success":true');
  await panel.shows('Then it failed');
  await panel.shows(/We could not wrap it\./);
  await panel.ask('Is it?');
  await panel.shows('I see that it failed.');
  const next = upstream?.requests[2];
  const [said = ''] = next ? newestText(next).split('<page_context') : [];
  expect(said).toMatch(
    /Is it\?\s+\[Assent: after the results .*check e_\w+: the page then reported a failure/,
  );
  // Words of the page are no words of the person.
  expect(said).not.toContain('wrap it');
});

import { newestText, type Script, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { killWorker, prepareReload } from '../browser/restart-extension.ts';
import { act, on } from './page-action.ts';
import { type Sight, steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** The extension is killed or replaced under way: nothing is lost, and nothing is run twice. */

const press = (sight: Sight) => act(on(sight.element(/^button: Does nothing/), 'click'));

/** A model that presses the button without effect, and the page counting the presses and its own errors. */
async function startCounting(script: Script = steps(press, () => say('I see.'))): Promise<Assent> {
  const assent = await startAssent({ page: 'reading', script });
  await assent.page.evaluate(`window.presses = 0; window.errors = [];
    addEventListener('error', event => errors.push(event.message));
    document.getElementById('nothing').addEventListener('click', () => presses++)`);
  return assent;
}

test('the worker is killed while an action runs: it has run once, and what came of it is told', async () => {
  const assent = await startCounting();
  const { panel, page, launched } = assent;
  await panel.ask('Press it');
  await panel.approve();
  await page.waitForFunction('presses === 1');
  await killWorker(launched.context);
  await panel.shows('I see.');
  expect(await page.evaluate('presses')).toBe(1);
  expect(toldOf(assent)).toContain('"effect":"no_change"');
});

test('the worker is killed while a card waits: it is approved as if nothing had happened', async () => {
  const { panel, page, launched } = await startCounting();
  await panel.ask('Press it');
  await panel.approveButton.waitFor();
  await killWorker(launched.context);
  await panel.approve();
  await panel.shows('I see.');
  expect(await page.evaluate('presses')).toBe(1);
});

test('the extension is reloaded while a card waits: nothing is run unseen, and it is proposed again on the same page', async () => {
  const assent = await startCounting(steps(press, press, () => say('I see.')));
  await assent.panel.ask('Press it');
  await assent.panel.approveButton.waitFor();
  await (await prepareReload(assent.launched.context))();
  await assent.page.bringToFront();
  const panel = await assent.reopenPanel();
  await panel.approve();
  await panel.shows('updated or restarted');
  expect(await assent.page.evaluate('presses')).toBe(0);
  await panel.approve();
  await panel.shows('I see.');
  expect(await assent.page.evaluate('[presses, errors]')).toEqual([1, []]);
});

test('the extension is reloaded while an action runs: it is told as of unknown end, and not run again', async () => {
  const assent = await startCounting();
  const reload = await prepareReload(assent.launched.context);
  await assent.page.bringToFront();
  await assent.panel.ask('Press it');
  await assent.panel.approve();
  await assent.page.waitForFunction('presses === 1');
  await reload();
  const panel = await assent.reopenPanel();
  await panel.press('continue');
  await panel.shows('I see.');
  expect(toldOf(assent)).toContain('it is unknown whether it was done');
  expect(toldOf(assent)).toContain('title | The tea garden');
  expect(await assent.page.evaluate('[presses, errors]')).toEqual([1, []]);
});

/** What the model was told with its second request. */
function toldOf({ upstream }: Assent): string {
  const second = upstream?.requests[1];
  return second ? newestText(second) : '';
}

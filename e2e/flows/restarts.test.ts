import { newestText, type Script, say } from '@assent/relay/testing';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { killWorker, prepareReload } from '../browser/restart-extension.ts';
import { fullTest } from '../toolchain/full-tests.ts';
import { untilKept } from './kept-conversations.ts';
import { act, on } from './page-action.ts';
import { type ModelView, steps } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

/** The extension is killed or replaced under way: nothing is lost, and nothing is run twice. */

const press = (view: ModelView) => act(on(view.element(/^button: Does nothing/), 'click'));

/** A model that presses the button without effect, and the page counting the presses and its own errors. */
async function startCounting(script: Script = steps(press, () => say('I see.'))): Promise<Assent> {
  const assent = await startAssent({ spendsBrowser: true, page: 'reading', script });
  await assent.page.evaluate(`window.presses = 0; window.errors = [];
    addEventListener('error', event => errors.push(event.message));
    document.getElementById('nothing').addEventListener('click', () => presses++)`);
  return assent;
}

/** The next press does not return before the test lets it: until then the action runs, however slow or fast this machine is. */
async function holdPress({ page }: Assent): Promise<{ pressed: Promise<Route>; letGo(): Promise<void> }> {
  const { promise: pressed, resolve } = Promise.withResolvers<Route>();
  await page.route('**/held', resolve);
  await page.evaluate(`document.getElementById('nothing').addEventListener('click', () => {
    const request = new XMLHttpRequest();
    request.open('GET', '/held', false);
    request.send();
  }, { once: true })`);
  return { pressed, letGo: async () => (await pressed).fulfill({ body: '' }) };
}

test('the worker dies while an action runs: it ran once, and its outcome is reported', async () => {
  const assent = await startCounting();
  const { panel, page, launched } = assent;
  const { pressed, letGo } = await holdPress(assent);
  await panel.ask('Press it');
  await panel.approve();
  await pressed;
  await killWorker(launched.context);
  await letGo();
  await panel.shows('I see.');
  expect(await page.evaluate('presses')).toBe(1);
  expect(secondRequest(assent)).toContain('"effect":"no_change"');
});

fullTest('the worker dies while a card waits: the approval works as usual', async () => {
  const { panel, page, launched } = await startCounting();
  await panel.ask('Press it');
  await panel.approveButton.waitFor();
  await killWorker(launched.context);
  await panel.approve();
  await panel.shows('I see.');
  expect(await page.evaluate('presses')).toBe(1);
});

fullTest(
  'the extension reloads while a card waits: nothing runs unseen, and it is proposed again on the same page',
  async () => {
    const assent = await startCounting(steps(press, press, () => say('I see.')));
    await assent.panel.ask('Press it');
    await assent.panel.approveButton.waitFor();
    await untilKept(assent.panel.page, '"awaiting"');
    await (await prepareReload(assent.launched.context))();
    await assent.page.bringToFront();
    const panel = await assent.reopenPanel();
    await panel.approve();
    // A page to which our scripts do not come back within two seconds, on a busy machine, is told as one that is silent.
    await expect
      .poll(() => secondRequest(assent), { timeout: 30_000 })
      .toMatch(/was updated or restarted after this was shown|The page does not respond/);
    expect(await assent.page.evaluate('presses')).toBe(0);
    await panel.approve();
    await panel.shows('I see.');
    expect(await assent.page.evaluate('[presses, errors]')).toEqual([1, []]);
  },
);

test('the extension reloads while an action runs: the outcome is unknown, and it does not run again', async () => {
  const assent = await startCounting();
  const { pressed, letGo } = await holdPress(assent);
  const reload = await prepareReload(assent.launched.context);
  await assent.page.bringToFront();
  await assent.panel.ask('Press it');
  await assent.panel.approve();
  await pressed;
  await reload();
  await letGo();
  const panel = await assent.reopenPanel();
  await panel.press('continue');
  await panel.shows('I see.');
  expect(secondRequest(assent)).toContain('it is unknown whether it was done');
  expect(secondRequest(assent)).toContain('title | The tea garden');
  expect(await assent.page.evaluate('[presses, errors]')).toEqual([1, []]);
});

/** What the model was told with its second request. */
function secondRequest({ upstream }: Assent): string {
  const second = upstream?.requests[1];
  return second ? newestText(second) : '';
}

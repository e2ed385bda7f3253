import { expect, onTestFinished, test } from 'vitest';
import { buildFolder } from '../browser/build-extension.ts';
import { lendBrowser } from '../browser/lend-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { storeSettings } from '../browser/preset-settings.ts';
import { ClientKit } from '../conformance/client/client-kit.ts';
import { SCENARIOS } from '../conformance/client/scenarios/list.ts';
import { drivePanel } from './drive-panel.ts';

/** Where the panel does more than its transport, which the kit's own tests put through all of them. */
const APPROVED = [
  'server-tool-approved',
  'browser-tool-result',
  'split-characters',
  'call-without-id',
  'takes-up',
];
const REJECTED = ['browser-tool-rejected'];
const WITHOUT_CARD = ['breaks-in-call'];

test('the panel against the conformance kit: decisions, results, and withheld data', async () => {
  const chosen = [...APPROVED, ...REJECTED, ...WITHOUT_CARD];
  const scenarios = SCENARIOS.filter(({ id }) => chosen.includes(id));
  const kit = new ClientKit({ scenarios, language: 'en', port: 0, reportProgress: () => {} });
  const url = await kit.start();
  const launched = await lendBrowser(buildFolder('e2e'));
  onTestFinished(async () => {
    await launched.close();
    await kit.stop();
  });
  const [page = await launched.context.newPage()] = launched.context.pages();
  await storeSettings(page, { relayUrl: url, language: 'en', theme: 'light' });
  await page.goto(`${url}/`);
  const panel = drivePanel(await openPanel(launched, page), 'en');
  for (const { id } of scenarios) {
    await panel.ask(`Hello, ${id}`);
    if (APPROVED.includes(id)) await panel.approve();
    if (REJECTED.includes(id)) await panel.reject();
    await panel.idle();
  }
  await panel.ask('The last word');
  await kit.played;
  const lines = kit.report();
  expect(lines.filter(line => line.mark === 'fail')).toEqual([]);
  expect(lines.filter(line => line.mark === 'unseen')).toEqual([]);
});

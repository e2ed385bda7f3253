import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer } from '@assent/relay/testing';
import { expect, onTestFinished, test } from 'vitest';
import { violations } from './axe-violations.ts';
import { startAssent } from './start-assent.ts';

test('from rules to a model of one’s own: chip, setup page, answer', async () => {
  const server = await startModelServer({ key: 'sk-own' });
  onTestFinished(() => server.close());
  const file = join(mkdtempSync(join(tmpdir(), 'assent-setup-')), 'models.json');
  const { panel, launched } = await startAssent({
    page: 'try-it',
    environment: { RELAY_SETUP: 'on', RELAY_SETUP_FILE: file },
  });
  await panel.page.getByRole('button', { name: 'What answers: Simple rules' }).click();
  const opening = launched.context.waitForEvent('page');
  await panel.page.getByRole('link', { name: 'Connect a model' }).click();
  const setup = await opening;
  await setup.getByText('Any other address').click();
  expect(await violations(setup)).toEqual([]);
  const other = setup.locator('details');
  await other.getByLabel('Address').fill(server.address);
  await other.getByLabel('Key, if it needs one').fill('sk-own');
  await other.getByRole('button', { name: 'Connect' }).click();
  await setup.getByText('tea-large is connected and answers.').waitFor();
  expect(await violations(setup)).toEqual([]);
  await setup.close();

  await panel.ask('Which model are you?');
  await panel.shows('I am tea-large.');
  await panel.page.getByRole('button', { name: /^What answers: tea-large/ }).waitFor();
});

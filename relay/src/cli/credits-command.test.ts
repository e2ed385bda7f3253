import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openPgliteDatabase } from '../store/sql/pglite-database.ts';
import { CREDITS_USAGE, runCreditsCommand } from './credits-command.ts';
import { openCredits } from './open-credits.ts';

const folder = temporaryFolder();
const environment = { RELAY_DATA: folder, CREDITS_FIRST_GRANT: '200' };
const run = (...given: string[]) => runCreditsCommand(given, () => openCredits(environment));

test('credits are granted once for each reference, and shown', async () => {
  expect((await run('show', 'acme')).notes).toContain('no account yet. It gets one, with 200 credits');
  // Looking opens no account.
  expect((await run('show', 'acme')).notes).toContain('no account yet');
  const grant = ['grant', 'acme', '50', '--reference', 'invoice 7'];
  expect((await run(...grant)).notes).toContain('got 50 credits. It may use 250 now');
  expect((await run(...grant)).notes).toMatch(
    /Nothing was granted: .* got 50 credits for "invoice 7" before. It may use 250 now/,
  );
  expect((await run('grant', 'acme', '60', '--reference', 'invoice 7')).notes).toMatch(
    /got 50 credits for "invoice 7" before, and you asked for 60. .* another reference. It may use 250 now/,
  );
  const { result, notes } = await run('show', 'acme');
  expect(notes).toContain('may use 250 credits; its running tasks hold 0');
  expect(result).toMatch(
    /^TIME +KIND +CREDITS +BALANCE +REFERENCE\n\S+ +grant +50 +250 +grant:acme:invoice 7\n\S+ +grant +200 +200 +grant:acme:first\n$/,
  );
});

test('the tenant of a relay without keys has an empty name', async () => {
  expect((await run('grant', '', '1', '--reference', 'x')).notes).toContain('may use 201 now');
});

const unopened = () => Promise.reject(new Error('It was opened.'));

test.each([
  [],
  ['show'],
  ['show', 'a', 'b'],
  ['show', 'a', '--reference', 'x'],
  ['grant', 'a', '5'],
  ['grant', 'a', '--reference', 'x'],
  ['grant', 'a', '5', '6', '--reference', 'x'],
  ['take', 'a', '5', '--reference', 'x'],
  ['grant', 'a', '5', '--for', 'x'],
])('%j is answered with the usage', async (...given) => {
  await expect(runCreditsCommand(given, unopened)).rejects.toThrow(CREDITS_USAGE);
});

test.each(['0', '1.5', '-5', '1e3', '', 'many', '100000001'])('%j is no number of credits', async amount => {
  const given = ['grant', 'a', '--reference', 'x', '--', amount];
  await expect(runCreditsCommand(given, unopened)).rejects.toThrow('Credits are a whole number');
});

test('the usage can be asked for', async () => {
  expect(await runCreditsCommand(['--help'], unopened)).toEqual({ result: CREDITS_USAGE, notes: '' });
});

test('without a database, or beside a relay that uses its folder, it says what to do', async () => {
  const show = (given: Record<string, string>) => runCreditsCommand(['show', 'a'], () => openCredits(given));
  await expect(show({})).rejects.toThrow('Set DATABASE_URL');
  await expect(show({ RELAY_DATA: folder, CREDITS_FIRST_GRANT: 'x' })).rejects.toThrow(
    /^CREDITS_FIRST_GRANT: /,
  );
  const relay = await openPgliteDatabase(folder);
  afterAll(() => relay.close());
  await expect(show({ RELAY_DATA: folder })).rejects.toThrow("an operator's key grants credits over HTTP");
});

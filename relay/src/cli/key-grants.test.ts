import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readKeyFile } from '../access/key-file.ts';
import { runKeysCommand } from './keys-command.ts';
import { openKeys } from './open-keys.ts';

test('a key is made with its models and budgets', async () => {
  const path = join(temporaryFolder(), 'keys.json');
  const options = [
    '--scopes',
    'storage,browser',
    '--models',
    'claude, local',
    '--tokens-per-minute',
    '50000',
    '--credits-per-month',
    '10000',
    '--cost-per-month',
    '99.5USD',
  ];
  const open = () => openKeys({ RELAY_KEYS_FILE: path });
  const { notes } = await runKeysCommand(['add', 'acme', ...options], open, Date.now());
  expect(notes).toMatch(
    /only these scopes: browser, storage[\s\S]*only these models: claude, local[\s\S]*50000 tokens[\s\S]*10000 credits a month[\s\S]*99.5 USD a month/,
  );
  expect(readKeyFile(path)).toMatchObject([
    {
      scopes: ['browser', 'storage'],
      models: ['claude', 'local'],
      tokens_per_minute: 50_000,
      credits_per_month: 10_000,
      cost_per_month: { amount: 99.5, currency: 'USD' },
    },
  ]);
  const { result } = await runKeysCommand(['list'], open, Date.now());
  expect(result).toContain(
    'scopes browser,storage; claude,local; 50000 tokens/min; 10000 credits/month; 99.5 USD/month',
  );
});

test('what a key may use is changed without another key, and taken away with off', async () => {
  const path = join(temporaryFolder(), 'keys.json');
  const run = (...given: string[]) =>
    runKeysCommand(given, () => openKeys({ RELAY_KEYS_FILE: path }), Date.now());
  await run('add', 'acme', '--scopes', 'cdp', '--models', 'claude', '--cost-per-month', '5USD');
  const { notes } = await run('change', 'acme', '--models', 'off', '--tokens-per-minute', '10');
  expect(notes).toContain('only these scopes: cdp.');
  await run('change', 'acme', '--scopes', 'off');
  expect(notes).toMatch(/Key "acme" .* is changed\.\n[\s\S]*10 tokens a minute[\s\S]*5 USD a month/);
  expect(readKeyFile(path)).toMatchObject([
    { tokens_per_minute: 10, cost_per_month: { amount: 5, currency: 'USD' } },
  ]);
  expect(readKeyFile(path)[0]?.models).toBeUndefined();
  expect(readKeyFile(path)[0]?.scopes).toBeUndefined();
  await expect(run('change', 'gone', '--models', 'a')).rejects.toThrow('There is no active key');
  await expect(run('change', 'acme')).rejects.toThrow('Usage:');
  await expect(run('change', 'acme', '--expires', '1d')).rejects.toThrow('Usage:');
});

test.each([
  ['--scopes', 'chat,admin'],
  ['--scopes', ''],
  ['--models', ' , '],
  ['--tokens-per-minute', '-1'],
  ['--cost-per-month', '100'],
  ['--cost-per-month', '0USD'],
])('%s %j is a mistake, and no key is made', async (option, value) => {
  const path = join(temporaryFolder(), 'keys.json');
  const open = () => openKeys({ RELAY_KEYS_FILE: path });
  await expect(runKeysCommand(['add', 'acme', `${option}=${value}`], open, Date.now())).rejects.toThrow(
    /such as|names/,
  );
  expect(readKeyFile(path)).toEqual([]);
});

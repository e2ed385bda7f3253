import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { isWellFormedKey } from '../access/access-key.ts';
import { KEYS_USAGE, runKeysCommand } from './keys-command.ts';
import { openKeys } from './open-keys.ts';
import type { Printed } from './printed.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

function newFile(): string {
  return join(temporaryFolder(), 'below', 'keys.json');
}

function run(path: string, line: string, now = NOW): Promise<Printed> {
  return runIn(
    path,
    line.split(' ').filter(word => word !== ''),
    now,
  );
}

function runIn(path: string, given: readonly string[], now = NOW): Promise<Printed> {
  return runKeysCommand(given, () => openKeys({ RELAY_KEYS_FILE: path }), now);
}

describe('keys', () => {
  test('are made, shown once, listed and revoked', async () => {
    const path = newFile();
    expect((await run(path, 'list')).notes).toBe('There are no keys.\n');
    const { result, notes } = await run(path, 'add acme --expires 90d');
    const key = result.trim();
    expect(isWellFormedKey(key)).toBe(true);
    expect(notes).toContain('tenant "acme"');
    expect(notes).toContain('2027-02-20T12:00:00.000Z');
    const listed = (await run(path, 'list')).result;
    expect(listed).toMatch(/key_[0-9a-f]{12} +acme +acme +…\w{4} +active +2026-11-22 +2027-02-20T12:00\n$/);
    expect(listed).toContain(`…${key.slice(-4)}`);
    expect(listed).not.toContain(key.slice(7, 20));
    expect((await run(path, 'list', Date.parse('2027-02-20T12:00:00Z'))).result).toContain('expired');
    await run(path, 'revoke acme');
    expect((await run(path, 'list')).result).toContain('revoked');
    await expect(run(path, 'revoke acme')).rejects.toThrow('There is no active key with that name or id');
  });

  test('have distinct names, and may share tenants', async () => {
    const path = newFile();
    await run(path, 'add acme');
    await expect(run(path, 'add acme')).rejects.toThrow('already');
    expect((await run(path, 'add acme-2027 --tenant acme')).notes).toContain('had a key before');
    expect((await run(path, 'add other')).notes).not.toContain('had a key before');
    const [, id = ''] = /(key_\w+) +acme-2027/.exec((await run(path, 'list')).result) ?? [];
    await run(path, `revoke ${id}`);
    expect((await run(path, 'list')).result).toMatch(/acme +acme +…\w+ +active/);
    await run(path, 'revoke acme');
    expect((await run(path, 'add acme')).notes).toContain('had a key before');
  });

  test.each(['', 'ad x', 'add', 'add a b', 'list x', 'revoke', 'add a --nope', 'add a --expires'])(
    '"%s" is answered with what can be said',
    async line => {
      const path = newFile();
      await expect(run(path, line)).rejects.toThrow(KEYS_USAGE);
    },
  );

  test('--help is an answer, not a mistake', async () => {
    expect(await run(newFile(), '--help')).toEqual({ result: KEYS_USAGE, notes: '' });
  });

  test.each(['0d', '-1d', 'soon', '2026-11-21', '2027-02-30', '99999999d', '9d9', '2026-13-01'])(
    'an expiry of %s is refused, and makes no key',
    async expiry => {
      const path = newFile();
      await expect(run(path, `add a --expires=${expiry}`)).rejects.toThrow(/expiry/);
      expect((await run(path, 'list')).result).toBe('');
    },
  );

  test.each([
    ['12h', '2026-11-23T00:00'],
    ['4w', '2026-12-20T12:00'],
    ['2026-11-22', '2026-11-23T00:00'],
  ])('an expiry of %s is %s', async (given, expected) => {
    const path = newFile();
    await run(path, `add a --expires ${given}`);
    expect((await run(path, 'list')).result).toContain(expected);
  });

  test.each(['key_1', '-x', 'a\u202Eb', 'a"b', `${'a'.repeat(201)}`, 'a\u001b[2J'])(
    '%j is no name',
    async name => {
      await expect(runIn(newFile(), ['add', '--', name])).rejects.toThrow(/name/);
    },
  );
});

test('the keys of a file are taken over once, revoked ones as revoked', async () => {
  const [file, other] = [newFile(), newFile()];
  await run(file, 'add acme --tokens-per-minute 5');
  await run(file, 'add old');
  await run(file, 'revoke old');
  expect((await run(other, `import ${file}`)).notes).toBe('2 of 2 keys are new here, and were added.\n');
  expect((await run(other, `import ${file}`)).notes).toMatch(/^0 of 2/);
  expect((await run(other, 'list')).result).toBe((await run(file, 'list')).result);
  await expect(run(other, 'import /nowhere/keys.json')).rejects.toThrow('no keys in that file');
});

describe('the file of keys', () => {
  test('is changed by one command at a time, and left as it was by one that fails', async () => {
    const path = newFile();
    await run(path, 'add acme');
    const before = readFileSync(path, 'utf8');
    writeFileSync(`${path}.lock`, '');
    await expect(run(path, 'revoke acme')).rejects.toThrow('Another command is changing the keys.');
    expect(readFileSync(path, 'utf8')).toBe(before);
    const other = newFile();
    await run(other, 'add acme');
    await expect(run(other, 'add acme')).rejects.toThrow();
    expect(readdirSync(dirname(other))).toEqual(['keys.json']);
  });

  test('that is a link stays one', async () => {
    const path = newFile();
    await run(path, 'add acme');
    const link = join(temporaryFolder(), 'keys.json');
    symlinkSync(path, link);
    await run(link, 'revoke acme');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect((await run(path, 'list')).result).toContain('revoked');
  });

  test.each(['', '{', '[]', '{"version":2,"keys":[]}', '{"version":1,"keys":[{"id":"canary"}]}'])(
    'that holds %j is never overwritten, and not repeated',
    async text => {
      const path = join(temporaryFolder(), 'keys.json');
      writeFileSync(path, text);
      await expect(run(path, 'add acme')).rejects.toThrow(/^The keys file can't be used \((?!.*canary)/);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});

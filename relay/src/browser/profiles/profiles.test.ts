import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageState } from '@assent/shared';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { HttpError } from '../../errors/http-error.ts';
import { openPgliteDatabase } from '../../store/sql/pglite-database.ts';
import { createSqlStore } from '../../store/sql/sql-store.ts';
import type { ProfiledBrowser } from './open-profile.ts';
import { Profiles } from './profiles.ts';

const folder = join(temporaryFolder(), 'data');
const database = await openPgliteDatabase(folder);
const report = vi.fn();
const store = createSqlStore(database, { report });
afterAll(() => store.close());

const key = (id: string) => ({ id, secret: randomBytes(32) });
const keys = [key('k1')];
const profiles = new Profiles({ database, keys, report });
const ACME = { owner: '["acme","anonymous"]', tenant: 'acme' };
const OTHER = { owner: '["other","anonymous"]', tenant: 'other' };

beforeEach(async () => {
  await database.sql.deleteFrom('browser_profiles').execute();
  report.mockClear();
});
afterEach(() => vi.useRealTimers());

function state(value: string): StorageState {
  const facts = { path: '/', expires: -1, httpOnly: true, secure: true } as const;
  return {
    cookies: [{ name: 'login', value, domain: 'a.example', ...facts, sameSite: 'Lax' }],
    origins: [{ origin: 'https://a.example', localStorage: [{ name: 'visits', value: '3' }] }],
  };
}

/** A browser whose storage is what was imported, or what the test says. */
class FakeBrowser implements ProfiledBrowser {
  now: StorageState = { cookies: [], origins: [] };
  failure: Error | undefined;
  busy = Promise.resolve();
  reads = 0;
  readonly storage = {
    import: async (given: StorageState) => {
      this.now = given;
    },
    keep: async () => this.#read(),
    keepLast: async () => this.#read(),
  };
  whenIdle = () => this.busy;

  #read(): StorageState {
    this.reads += 1;
    if (this.failure) throw this.failure;
    return this.now;
  }
}

async function begun(session: string, among = profiles, name = 'club') {
  const profile = await among.open({ profile: name }, ACME, session);
  const browser = new FakeBrowser();
  await profile.begin(browser);
  return { profile, browser };
}

async function storedLogin(among = profiles, whose = ACME): Promise<string | undefined> {
  const profile = await among.open({ profile: 'club', readOnly: true }, whose, 'reading');
  const browser = new FakeBrowser();
  await profile.begin(browser);
  return browser.now.cookies[0]?.value;
}

test('a session begins with what the one before has left', async () => {
  const { profile, browser } = await begun('bs_1');
  expect(profile.facts).toEqual({ profile: 'club', readOnly: false });
  browser.now = state('canary-5531');
  expect(await profile.end()).toMatchObject({ savedAt: expect.any(String) });
  const next = await begun('bs_2');
  expect(next.browser.now).toEqual(state('canary-5531'));
  await next.profile.end();
});

test('no file of the database holds what was stored in words', async () => {
  const { profile, browser } = await begun('bs_1');
  browser.now = state('canary-5532');
  await profile.end();
  await database.sql.selectFrom('browser_profiles').selectAll().execute();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile());
  const holding = (text: string) => files.filter(path => readFileSync(path).includes(text));
  expect(holding('browser_profiles').length).toBeGreaterThan(0);
  expect(holding('canary-5532')).toEqual([]);
});

test('is stored every minute where it has changed, and not in the middle of a command', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { profile, browser } = await begun('bs_1');
  browser.now = state('first');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await storedLogin()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(async () => expect(await storedLogin()).toBe('first'));
  const command = Promise.withResolvers<void>();
  browser.busy = command.promise;
  browser.now = state('half-way');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await storedLogin()).toBe('first');
  browser.now = state('done');
  command.resolve();
  await vi.waitFor(async () => expect(await storedLogin()).toBe('done'));
  await profile.end();
  const { reads } = browser;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(browser.reads).toBe(reads);
});

test('what could not be stored is told, and what was stored stays', async () => {
  const { profile, browser } = await begun('bs_1');
  browser.now = state('kept');
  await profile.save();
  browser.failure = new HttpError(413, 'storage_too_large', 'Too large.');
  await expect(profile.save()).rejects.toMatchObject({ code: 'storage_too_large' });
  expect(await profile.end()).toMatchObject({ failure: { code: 'storage_too_large' } });
  expect(report).not.toHaveBeenCalled();
  expect(await storedLogin()).toBe('kept');
  // The next session may have it all the same.
  const next = await begun('bs_2');
  next.browser.failure = new TypeError('canary of the page');
  expect(JSON.stringify(await next.profile.end())).not.toContain('canary');
  expect(report).toHaveBeenCalledOnce();
});

test('one session writes it at a time; others may read', async () => {
  const { profile } = await begun('bs_1');
  await expect(begun('bs_2')).rejects.toMatchObject({ status: 409, code: 'profile_in_use' });
  await expect(profiles.delete(ACME, 'club')).rejects.toMatchObject({ code: 'profile_in_use' });
  const reading = await profiles.open({ profile: 'club', readOnly: true }, ACME, 'bs_3');
  await expect(reading.save()).rejects.toMatchObject({ status: 422 });
  await reading.end();
  await expect(begun('bs_2')).rejects.toMatchObject({ code: 'profile_in_use' });
  await profile.end();
  await (await begun('bs_2')).profile.end();
  const at = await Promise.allSettled(['bs_4', 'bs_5', 'bs_6'].map(session => begun(session)));
  expect(at.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a dead relay’s hold is taken over, and what that one still writes is refused', async () => {
  const { profile, browser } = await begun('bs_1');
  const another = { ...database, instance: database.instance + 1, isAlive: async () => false };
  const restarted = new Profiles({ database: another, keys, report });
  const next = await begun('bs_2', restarted);
  browser.now = state('too late');
  await expect(profile.save()).rejects.toMatchObject({ status: 409, code: 'profile_lost' });
  await profile.end();
  expect(await storedLogin()).toBeUndefined();
  await expect(begun('bs_3', restarted)).rejects.toMatchObject({ code: 'profile_in_use' });
  await next.profile.end();
});

test('a record that was changed, or moved to another tenant, is refused and holds nothing', async () => {
  const { profile, browser } = await begun('bs_1');
  browser.now = state('canary-5533');
  await profile.end();
  const row = await database.sql.selectFrom('browser_profiles').selectAll().executeTakeFirstOrThrow();
  await database.sql
    .insertInto('browser_profiles')
    .values({ ...row, ...OTHER })
    .execute();
  const opened = (session: string) => profiles.open({ profile: 'club' }, OTHER, session);
  for (const session of ['bs_2', 'bs_3'])
    await expect(opened(session)).rejects.toMatchObject({ status: 409, code: 'profile_unreadable' });
  await expect(storedLogin(profiles, OTHER)).rejects.toMatchObject({ code: 'profile_unreadable' });
  expect(await storedLogin()).toBe('canary-5533');
});

test('a new key encrypts what is stored next; without the old one the profile waits for it', async () => {
  const first = await begun('bs_1');
  first.browser.now = state('kept');
  await first.profile.end();
  const rotated = new Profiles({ database, keys: [key('k2'), ...keys], report });
  const without = new Profiles({ database, keys: [key('k2')], report });
  await expect(storedLogin(without)).rejects.toMatchObject({ status: 503, code: 'profile_key_missing' });
  // Nothing has changed but the key.
  await (await begun('bs_2', rotated)).profile.end();
  await expect(storedLogin()).rejects.toMatchObject({ code: 'profile_key_missing' });
  expect(await storedLogin(rotated)).toBe('kept');
});

test('lists, deletes and bounds them for each owner', async () => {
  for (let count = 0; count < 50; count += 1)
    await (await begun('bs_1', profiles, `p${count}`)).profile.end();
  await expect(begun('bs_2', profiles, 'more')).rejects.toMatchObject({ code: 'too_many_profiles' });
  expect(await profiles.list(ACME)).toHaveLength(50);
  expect(await profiles.list(OTHER)).toEqual([]);
  await expect(profiles.delete(OTHER, 'p1')).rejects.toMatchObject({ status: 404 });
  await profiles.delete(ACME, 'p1');
  await expect(storedLogin()).rejects.toMatchObject({ status: 404, code: 'profile_not_found' });
  const held = await begun('bs_2', profiles, 'more');
  expect(await profiles.list(ACME)).toContainEqual(expect.objectContaining({ name: 'more', inUse: true }));
  // All that is stored of a user goes at once, whoever has it.
  await store.deleteAll(ACME.owner);
  expect(await profiles.list(ACME)).toEqual([]);
  await expect(held.profile.save()).rejects.toMatchObject({ code: 'profile_lost' });
});

test('says which setting is missing', async () => {
  const opened = (among: Profiles) => among.open({ profile: 'club' }, ACME, 'bs_1');
  await expect(opened(new Profiles({ database: undefined, keys, report }))).rejects.toThrow(/DATABASE_URL/);
  await expect(opened(new Profiles({ database, keys: undefined, report }))).rejects.toThrow(
    /BROWSER_STORAGE_KEYS/,
  );
});

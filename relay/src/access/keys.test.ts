import { readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type HttpError, httpErrorSchema } from '@assent/shared';
import { describe, expect, test } from 'vitest';
import { type AskableRelay, askRelay, contentOf, postChat } from '../../testing/ask-relay.ts';
import { keyedRelay, keyFor, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { EXTENSION_ORIGIN } from '../guards/guard-origin.ts';
import { AGENTS_PATH, CHAT_PATH, EVENTS_PATH, HEALTH_PATH, MODELS_PATH, STOP_PATH } from '../http/paths.ts';
import { createAccessKey } from './access-key.ts';
import { addKey, revokeKey } from './key-file.ts';
import { KeyRing } from './key-ring.ts';

const question = () => ({ message: 'hi', session_id: crypto.randomUUID(), user_id: 'ann' });

async function httpErrorOf(relay: AskableRelay): Promise<HttpError['error'] & { status: number }> {
  const response = await relay(MODELS_PATH, {});
  return { status: response.status, ...httpErrorSchema.parse(await response.json()).error };
}

async function statusOf(relay: AskableRelay): Promise<number> {
  return (await relay(MODELS_PATH, {})).status;
}

test("reports in one sentence where a keys file can't be written", () => {
  const path = newKeysFile();
  writeFileSync(path, '');
  expect(() => keyFor(`${path}/keys.json`, 'acme')).toThrow(/can't be written to .* RELAY_KEYS_FILE/);
});

describe('the access check', () => {
  test('is open until the first key is created, and closed from then on, whatever happens to the file', async () => {
    const path = newKeysFile();
    const relay = keyedRelay(path);
    expect(await statusOf(relay)).toBe(200);
    const key = keyFor(path, 'acme');
    expect(await statusOf(relay)).toBe(401);
    expect(await statusOf(withKey(relay, key))).toBe(200);
    renameSync(path, `${path}.away`);
    expect(await statusOf(relay)).toBe(401);
    expect(await statusOf(withKey(relay, key))).toBe(401);
    renameSync(`${path}.away`, path);
    expect(await statusOf(withKey(relay, key))).toBe(200);
    rmSync(path);
    expect(await statusOf(relay)).toBe(401);
  });

  test('is closed if the file is a broken link, or is configured and missing', async () => {
    const path = newKeysFile();
    symlinkSync(`${path}.gone`, path);
    expect(await statusOf(keyedRelay(path))).toBe(401);
    expect(new KeyRing(newKeysFile(), { isNamed: true }).isKept).toBe(true);
    expect(new KeyRing(newKeysFile()).isKept).toBe(false);
  });

  test('stays closed when the last key is revoked', async () => {
    const path = newKeysFile();
    const { key, record } = addKey(path, { name: 'acme', tenant: undefined, expires: undefined }, 0);
    const relay = keyedRelay(path);
    expect(await statusOf(withKey(relay, key))).toBe(200);
    revokeKey(path, record.id, 1);
    expect(await statusOf(withKey(relay, key))).toBe(401);
    expect(await statusOf(relay)).toBe(401);
  });

  test('refuses everybody while the keys are unreadable', async () => {
    const path = newKeysFile();
    const key = keyFor(path, 'acme');
    const relay = keyedRelay(path);
    const kept = readFileSync(path);
    writeFileSync(path, kept.subarray(0, 100));
    expect(await httpErrorOf(withKey(relay, key))).toMatchObject({ status: 503, code: 'keys_unreadable' });
    expect(await statusOf(relay)).toBe(503);
    writeFileSync(path, kept);
    expect(await statusOf(withKey(relay, key))).toBe(200);
  });

  test.each([
    ['POST', CHAT_PATH],
    ['GET', EVENTS_PATH],
    ['POST', STOP_PATH],
    ['GET', MODELS_PATH],
    ['GET', AGENTS_PATH],
  ])('is that of %s %s too: before anything of the request is looked at', async (method, path) => {
    const file = newKeysFile();
    keyFor(file, 'acme');
    const response = await keyedRelay(file)(path.replace(':session_id', crypto.randomUUID()), { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="assent-relay"');
    expect(await response.json()).toEqual({ error: { code: 'key_missing', message: expect.any(String) } });
  });

  test('answers the health check without a key', async () => {
    const file = newKeysFile();
    keyFor(file, 'acme');
    expect((await keyedRelay(file)(HEALTH_PATH, {})).status).toBe(200);
  });
});

describe('a key', () => {
  test('works for a whole turn, in Authorization or in X-Api-Key', async () => {
    const path = newKeysFile();
    const key = keyFor(path, 'acme');
    const relay = keyedRelay(path);
    expect(contentOf(await askRelay(withKey(relay, key), question()))).toBe('Hello');
    const headers = { 'x-api-key': key, authorization: 'Basic cHJveHk6cHJveHk=' };
    expect((await postChat(relay, question(), { headers })).status).toBe(200);
    expect((await postChat(relay, question(), { headers: { authorization: `bearer  ${key}` } })).status).toBe(
      200,
    );
  });

  test('unknown and revoked keys get the same answer; malformed and expired ones their own', async () => {
    const path = newKeysFile();
    const relay = keyedRelay(path);
    const { key: revoked } = addKey(path, { name: 'old', tenant: undefined, expires: undefined }, 0);
    revokeKey(path, 'old', 1);
    const unknown = await httpErrorOf(withKey(relay, createAccessKey()));
    expect(unknown).toMatchObject({ status: 401, code: 'key_unknown' });
    expect(await httpErrorOf(withKey(relay, revoked))).toEqual(unknown);
    const expired = keyFor(path, 'acme', Date.now() - 1);
    expect(await httpErrorOf(withKey(relay, expired))).toMatchObject({ status: 401, code: 'key_expired' });
    const good = keyFor(path, 'acme');
    for (const slip of [
      good.slice(0, -1),
      `${good}0`,
      good.replace(/.$/, good.endsWith('0') ? '1' : '0'),
      'x',
      good.toUpperCase(),
    ]) {
      expect(await httpErrorOf(withKey(relay, slip))).toMatchObject({ status: 401, code: 'key_malformed' });
    }
  });

  test('ends at its moment, not after', async () => {
    const path = newKeysFile();
    const key = keyFor(path, 'acme', 5000);
    let now = 4999;
    const relay = withKey(keyedRelay(path, {}, { now: () => now }), key);
    expect(await statusOf(relay)).toBe(200);
    now = 5000;
    expect(await statusOf(relay)).toBe(401);
  });

  test('is not in its file, which only its owner may read', () => {
    const path = newKeysFile();
    const key = keyFor(path, 'acme');
    expect(readFileSync(path, 'utf8')).not.toContain(key.slice(7, 40));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('is refused so that a page of ours can read why, and no other page', async () => {
    const path = newKeysFile();
    keyFor(path, 'acme');
    const ask = (origin: string) => keyedRelay(path)(MODELS_PATH, { headers: { origin } });
    const response = await ask(EXTENSION_ORIGIN);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(EXTENSION_ORIGIN);
    const foreign = await ask('https://evil.test');
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

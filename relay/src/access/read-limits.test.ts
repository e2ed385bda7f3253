import { httpErrorSchema } from '@assent/shared';
import { expect, test } from 'vitest';
import { type AskableRelay, askRelay } from '../../testing/ask-relay.ts';
import { keyedRelay, keyFor, newKeysFile, withKey } from '../../testing/keyed-relay.ts';
import { ReadLimits } from './limits.ts';

const SESSIONS = '/api/v1/agent/sessions';

function limited(readLimits: ReadLimits): AskableRelay {
  const path = newKeysFile();
  return withKey(keyedRelay(path, { readLimits }), keyFor(path, 'acme'));
}

test.each(['', '/SESSION', '/SESSION/export', '/SESSION/events'])(
  'GET /sessions%s is limited for each user: 429 with when to come again; a deletion is not',
  async below => {
    const relay = limited(new ReadLimits({ user: 2, key: 3 }));
    const session_id = crypto.randomUUID();
    await askRelay(relay, { message: 'hi', session_id, user_id: 'ann' });
    const read = (user: string) =>
      relay(`${SESSIONS}${below.replace('SESSION', session_id)}?user_id=${user}`, {});
    const statuses = [(await read('ann')).status, (await read('ann')).status];
    expect(statuses).toEqual([200, 200]);
    const refused = await read('ann');
    expect(refused.status).toBe(429);
    const { code, message } = httpErrorSchema.parse(await refused.json()).error;
    expect(code).toBe('too_many_reads');
    expect(message).toMatch(/You may read sessions 2 times a minute here\. Try again in \d+ seconds\./);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-policy')).toBe('"user";q=2;w=60');
    // Other users may continue up to the key's limit: the refused requests have not counted.
    expect((await read('bob')).status).not.toBe(429);
    expect((await read('cid')).headers.get('ratelimit-policy')).toBe('"key";q=3;w=60');
    const remove = { method: 'DELETE' };
    expect((await relay(`${SESSIONS}/${session_id}?user_id=ann`, remove)).status).toBe(200);
  },
);

test('sets no limit without keys, unless one is configured', async () => {
  const statuses = async (readLimits: ReadLimits) => {
    const relay = keyedRelay(newKeysFile(), { readLimits });
    return [(await relay(SESSIONS, {})).status, (await relay(SESSIONS, {})).status];
  };
  expect(await statuses(new ReadLimits({ user: 1 }))).toEqual([200, 200]);
  expect(await statuses(new ReadLimits({ user: 1, limitsAnyone: true }))).toEqual([200, 429]);
});

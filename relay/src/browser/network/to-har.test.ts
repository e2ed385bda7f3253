import { expect, test } from 'vitest';
import { toHar } from './to-har.ts';

const ENTRY = {
  ...{ id: 'rq_1', startedAt: '2026-01-01T00:00:00.000Z', url: 'https://a.example/x?q=tea&token=••••••' },
  ...{ method: 'GET', resourceType: 'fetch', status: 200, mimeType: 'text/plain', bytes: 12, ms: 34 },
};

test('an entry has all fields that HAR 1.2 requires', () => {
  const [entry] = toHar([ENTRY]).log.entries;
  expect(entry).toEqual({
    startedDateTime: ENTRY.startedAt,
    time: 34,
    request: {
      ...{ method: 'GET', url: ENTRY.url, httpVersion: 'unknown', cookies: [], headers: [] },
      queryString: [
        { name: 'q', value: 'tea' },
        { name: 'token', value: '••••••' },
      ],
      ...{ headersSize: -1, bodySize: -1 },
    },
    response: {
      ...{ status: 200, statusText: '', httpVersion: 'unknown', cookies: [], headers: [] },
      content: { size: 12, mimeType: 'text/plain' },
      ...{ redirectURL: '', headersSize: -1, bodySize: 12 },
    },
    cache: {},
    timings: { send: 0, wait: 34, receive: 0 },
    _id: 'rq_1',
    _resourceType: 'fetch',
  });
});

test('a failed request has the status 0, and its time is the sum of its timings', () => {
  const { status: _status, bytes: _bytes, ...failed } = ENTRY;
  const [entry] = toHar([{ ...failed, error: 'net::ERR_FAILED', ruleId: 'rule_1' }]).log.entries;
  expect(entry).toMatchObject({
    response: { status: 0, content: { size: 0 } },
    _error: 'net::ERR_FAILED',
    _ruleId: 'rule_1',
  });
  const { send, wait, receive } = entry?.timings ?? { send: 0, wait: 0, receive: 0 };
  expect(send + wait + receive).toBe(entry?.time);
});

import { expect, test } from 'vitest';
import { clickOn } from '../../../testing/simulation/simulated-task-relay.ts';
import { httpTaskBackend } from './task-backend.ts';

const NAME = {
  backend: 'http://relay.test',
  taskId: `at_${'0'.repeat(32)}`,
  approvalId: `ap_${'0'.repeat(32)}`,
};
const PREVIEW = clickOn('Order');
const DETAIL = {
  ...{
    taskId: NAME.taskId,
    approvalId: NAME.approvalId,
    callId: 'c',
    tool: 'browser_click',
    state: 'pending',
  },
  ...{ preview: PREVIEW, previews: { en: PREVIEW, zh: PREVIEW }, picture: 'AAAA' },
  ...{ askedAt: '2026-03-05T12:00:00.000Z', expiresAt: '2026-03-05T12:05:00.000Z' },
};

function answering(status: number, body: unknown) {
  const asked: [string, unknown][] = [];
  const backend = httpTaskBackend(async (url, request) => {
    asked.push([url, request.body]);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { asked, backend };
}

const unreachable = httpTaskBackend(async () => {
  throw new TypeError('Failed to fetch');
});

test.each([
  [200, { success: true, tasks: [] }, 'tasks'],
  [200, '<h1>Welcome</h1>', 'none'],
  [200, { tasks: 'none' }, 'none'],
  [401, { error: { code: 'unauthorized' } }, 'none'],
  [403, {}, 'none'],
  [404, {}, 'none'],
  [405, {}, 'none'],
  [429, {}, 'away'],
  [503, {}, 'away'],
] as const)('a list answered with %s %j is %s', async (status, body, kind) => {
  const { backend, asked } = answering(status, body);
  expect(await backend.list(NAME.backend)).toMatchObject({ kind });
  expect(asked).toEqual([['http://relay.test/api/v1/agent?status=running&limit=100', undefined]]);
});

test.each([
  [200, DETAIL, 'found'],
  [200, { ...DETAIL, approvalId: `ap_${'1'.repeat(32)}` }, 'away'],
  [200, { ...DETAIL, previews: {} }, 'away'],
  [404, {}, 'gone'],
  [500, {}, 'away'],
] as const)('an approval answered with %s %j is %s', async (status, body, kind) => {
  expect(await answering(status, body).backend.read(NAME)).toMatchObject({ kind });
});

test.each([
  [200, { ...DETAIL, state: 'approved' }, { kind: 'counted' }],
  [404, {}, { kind: 'late' }],
  [409, { error: { code: 'approval_decided' } }, { kind: 'late' }],
  [410, { error: { code: 'approval_expired' } }, { kind: 'late' }],
  [403, { error: { message: 'No scope' } }, { kind: 'refused', message: 'HTTP 403 · No scope' }],
  [401, '', { kind: 'refused', message: 'HTTP 401' }],
  [502, '', { kind: 'away' }],
  [200, 'OK', { kind: 'away' }],
] as const)('a decision answered with %s %j is %j', async (status, body, sent) => {
  const { backend, asked } = answering(status, body);
  expect(await backend.decide(NAME, { approved: true })).toMatchObject(sent);
  expect(asked).toEqual([
    [`http://relay.test/api/v1/agent/${NAME.taskId}/approvals/${NAME.approvalId}`, '{"approved":true}'],
  ]);
});

test('out of reach, nothing is thrown', async () => {
  expect(await unreachable.list(NAME.backend)).toEqual({ kind: 'away' });
  expect(await unreachable.read(NAME)).toEqual({ kind: 'away' });
  expect(await unreachable.decide(NAME, { approved: true })).toEqual({ kind: 'away' });
  expect(await unreachable.statusOf(NAME)).toBeUndefined();
});

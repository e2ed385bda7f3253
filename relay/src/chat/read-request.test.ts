import { formatResultMessage, MAX_TOOLS } from '@assent/shared';
import { expect, test } from 'vitest';
import { HttpError } from '../errors/http-error.ts';
import { readRequest } from './chat-route.ts';

const PLAIN = { message: 'hi', session_id: '6f0c0000-0000-4000-8000-000000000001' };
const LARGE = 8_000_000;

function httpErrorOf(request: object | string, maxBytes = LARGE): HttpError {
  try {
    readRequest(typeof request === 'string' ? request : JSON.stringify(request), maxBytes);
  } catch (thrown) {
    if (thrown instanceof HttpError) return thrown;
    throw thrown;
  }
  throw new Error('It was not refused.');
}

const tool = (name: string, parameters: object = {}) => ({ name, description: '', parameters });
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('refuses too many tools, and names the place', () => {
  const tools = Array.from({ length: MAX_TOOLS + 1 }, (_, index) => tool(`t${index}`));
  const { status, issues } = httpErrorOf({ ...PLAIN, browser_tools: tools });
  expect([status, issues?.[0]?.path]).toEqual([400, 'browser_tools']);
  expect(issues?.[0]?.message).toContain('256');
});

test('two tools of one name are refused, and the second is named', () => {
  const { issues } = httpErrorOf({ ...PLAIN, browser_tools: [tool('a'), tool('b'), tool('a')] });
  expect(issues?.[0]?.path).toBe('browser_tools[2].name');
});

test('lists some of very many issues', () => {
  const many = httpErrorOf({ ...PLAIN, browser_tools: Array.from({ length: 490_000 }, () => 1) });
  expect([many.status, many.issues?.length]).toEqual([400, 1]);
  const some = httpErrorOf({ ...PLAIN, browser_tools: Array.from({ length: 30 }, () => 1) });
  expect([some.status, some.issues?.length]).toEqual([400, 20]);
});

test('refuses a body as too large, whatever else is wrong', () => {
  const request = { ...PLAIN, browser_tools: Array.from({ length: 2000 }, () => 1) };
  expect(httpErrorOf(request, 1000).status).toBe(413);
});

test('refuses a result or parameters that are nested too deeply', () => {
  const message = formatResultMessage('page_action', 0).replace(/0$/, nested(20_000));
  expect(httpErrorOf({ ...PLAIN, message }).issues?.[0]?.path).toBe('message');
  const body = JSON.stringify({ ...PLAIN, browser_tools: [tool('a', { x: 'DEEP' })] });
  expect(httpErrorOf(body.replace('"DEEP"', nested(20_000))).issues?.[0]?.path).toBe('browser_tools');
  expect(readRequest(JSON.stringify({ ...PLAIN, message: nested(200) }), LARGE).message).toBe(nested(200));
});

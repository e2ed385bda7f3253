import { expect, test } from 'vitest';
import { readHttpError } from './http-error.ts';

test.each<[string, unknown, { code?: string; message?: string; issues?: string[] }]>([
  [
    'ours',
    { error: { code: 'c', message: 'm', issues: [{ path: 'a.b', message: 'wrong' }] } },
    { code: 'c', message: 'm', issues: ['a.b: wrong'] },
  ],
  [
    'issues of zod',
    { error: { code: 'c', message: 'm', issues: [{ path: ['a', 0], message: 'wrong', code: 'x' }] } },
    { code: 'c', message: 'm', issues: ['a.0: wrong'] },
  ],
  [
    'issues as text',
    { error: { code: 'c', message: 'm', issues: ['wrong', 5] } },
    { code: 'c', message: 'm', issues: ['wrong'] },
  ],
  ['issues as an object', { error: { code: 'c', message: 'm', issues: {} } }, { code: 'c', message: 'm' }],
  ['text', { error: 'Too many' }, { message: 'Too many' }],
  ['text, and a code beside it', { error: 'Too many', code: 429 }, { code: '429', message: 'Too many' }],
  ['FastAPI', { detail: 'Not here' }, { message: 'Not here' }],
  ['Pydantic', { detail: [{ loc: ['body', 'x'], msg: 'Field required' }] }, { message: 'Field required' }],
  ['RFC 9457', { type: 'about:blank', title: 'T', detail: 'D' }, { code: 'about:blank', message: 'D' }],
  [
    'words around the error',
    { error: { code: 'c' }, message: 'm', issues: ['wrong'] },
    { code: 'c', message: 'm', issues: ['wrong'] },
  ],
  ['OAuth', { error: 'invalid_token', error_description: 'Expired' }, { message: 'Expired' }],
  ['a code alone', { error: { code: 'c' } }, { code: 'c' }],
  ['text alone', 'Go away', { message: 'Go away' }],
  ['nothing', undefined, {}],
  ['a list of nothing', [null, 5], {}],
])('%s', (_, body, read) => {
  expect(readHttpError(body)).toEqual({ code: undefined, message: undefined, issues: [], ...read });
});

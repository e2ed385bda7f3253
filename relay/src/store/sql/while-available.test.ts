import { expect, test } from 'vitest';
import { HttpError } from '../../errors/http-error.ts';
import { isAway, whileAvailable } from './while-available.ts';

function errorOf(code: string, message = 'whatever'): Error {
  return Object.assign(new Error(message), { code });
}

test.each([
  ['a connection that Postgres ended', errorOf('57P01')],
  ['a host that takes no connections', errorOf('ECONNREFUSED')],
  ['pg: a connection that broke', new Error('Connection terminated unexpectedly')],
  ['pg: a connection that was ended', new Error('Connection terminated')],
  ['pg: no connection in time', new Error('timeout exceeded when trying to connect')],
  ['pg: no answer in time', new Error('Query read timeout')],
  ['pg: a client after its end', new Error('Client was closed and is not queryable')],
  ['pg: a client that broke', new Error('Client has encountered a connection error and is not queryable')],
  ['PGlite after its end', new Error('PGlite is closed')],
])('an outage: %s', async (_, thrown) => {
  expect(isAway(thrown)).toBe(true);
  const failed = whileAvailable(() => Promise.reject(thrown));
  await expect(failed).rejects.toMatchObject({ status: 503, code: 'store_unavailable' });
  await expect(failed).rejects.toSatisfy(isAway);
});

test.each([
  ['words that merely hold one of theirs', new Error('The account of this tenant is closed')],
  ['an error of ours', new TypeError("Cannot read properties of undefined (reading 'closed')")],
  ['a transaction that was used after its end', new Error('Transaction is closed')],
  ['a constraint', errorOf('23505', 'duplicate key value: "closed"')],
  ['no error', 'closed'],
])('no outage: %s', async (_, thrown) => {
  expect(isAway(thrown)).toBe(false);
  await expect(whileAvailable(() => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(thrown).not.toBeInstanceOf(HttpError);
});

import { startRelay } from '@assent/relay/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkQueryRole, withConnection } from '../../relay/src/tools/database/ask-database.ts';
import { type QueryDatabaseOptions, queryDatabase } from '../../relay/src/tools/database/query-database.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

const signal = new AbortController().signal;

const SETUP = `
  CREATE TABLE ships (id bigint PRIMARY KEY, name text, fee numeric(10, 2), secret text);
  INSERT INTO ships VALUES (9007199254740993, 'Ann', 12.50, 's1'), (2, '港口 "x" </page>', 0, 's2');
  INSERT INTO ships SELECT n, 'ship ' || n, n, 's' FROM generate_series(10, 999) AS n;
  CREATE SEQUENCE numbers;
  CREATE FUNCTION sink() RETURNS int LANGUAGE plpgsql SECURITY DEFINER AS 'BEGIN DELETE FROM ships; RETURN 1; END';
  CREATE ROLE reader LOGIN; GRANT SELECT (id, name, fee) ON ships TO reader;
  CREATE ROLE writer LOGIN; GRANT SELECT, UPDATE (name) ON ships TO writer;
  CREATE ROLE boss LOGIN SUPERUSER;
  CREATE ROLE maker LOGIN CREATEROLE;
  CREATE ROLE runner LOGIN; GRANT pg_execute_server_program TO runner;
  CREATE ROLE builder LOGIN; GRANT CREATE ON SCHEMA public TO builder;
  CREATE ROLE founder LOGIN; GRANT CREATE ON DATABASE postgres TO founder;
  CREATE SCHEMA links; CREATE EXTENSION dblink SCHEMA links;
  CREATE ROLE caller LOGIN; GRANT USAGE ON SCHEMA links TO caller;
  CREATE ROLE disguised LOGIN NOINHERIT; GRANT writer TO disguised;
`;

let postgres: Postgres;

function urlOf(role: string): string {
  return postgres.url.replace('//assent@', `//${role}@`);
}

beforeAll(async () => {
  postgres = await startPostgres();
  await withConnection(postgres.url, signal, client => client.query(SETUP));
});

afterAll(() => postgres.stop());

async function ask(
  sql: string,
  options: Partial<QueryDatabaseOptions> = {},
): Promise<Record<string, unknown>> {
  return queryDatabase({ url: urlOf('reader'), ...options }).run({ sql }, { signal });
}

/** Whether Postgres still runs a query of the tool. */
async function isAsked(): Promise<boolean> {
  const { rowCount } = await withConnection(postgres.url, signal, client =>
    client.query("SELECT 1 FROM pg_stat_activity WHERE usename = 'reader' AND state = 'active'"),
  );
  return rowCount !== 0;
}

async function countShips(): Promise<unknown> {
  const { rows } = await withConnection(postgres.url, signal, client =>
    client.query('SELECT count(*)::int FROM ships'),
  );
  return rows;
}

test('returns rows as JSON and keeps numbers that JavaScript would change', async () => {
  expect(
    await ask('SELECT id, name, fee, now() IS NULL AS gone FROM ships ORDER BY id DESC LIMIT 1; '),
  ).toEqual({
    success: true,
    columns: ['id', 'name', 'fee', 'gone'],
    rows: [{ id: '9007199254740993', name: 'Ann', fee: '12.50', gone: false }],
    more: false,
  });
  expect(await ask("VALUES (1, '[1.10]')  -- with a comment")).toMatchObject({
    rows: [{ column1: 1, column2: '[1.10]' }],
  });
  expect(await ask('WITH a AS (SELECT 1 AS x) SELECT * FROM a WHERE false')).toMatchObject({
    columns: ['x'],
    rows: [],
    more: false,
  });
});

test('limits the number and size of rows, and reports it', async () => {
  expect(await ask('SELECT id FROM ships ORDER BY id', { maxRows: 3 })).toMatchObject({
    rows: [{ id: 2 }, { id: 10 }, { id: 11 }],
    more: true,
  });
  expect(await ask('SELECT id FROM ships ORDER BY id LIMIT 3', { maxRows: 3 })).toMatchObject({
    more: false,
  });
  expect(await ask("SELECT repeat('x', 5000000) AS text, 1 AS one")).toMatchObject({
    rows: [{ left_out: expect.stringContaining('5000019 bytes') }],
    more: false,
  });
  const long = await ask("SELECT repeat('y', 9000) FROM generate_series(1, 100)");
  expect(long).toMatchObject({ more: true, result_cut: expect.stringMatching(/"rows" has 2 of 2\d items/) });
  expect(JSON.stringify(long).length).toBeLessThanOrEqual(24_000);
});

test.each([
  ['two statements', 'SELECT 1; SELECT 2', 'Only one statement'],
  ['a statement hidden behind another', 'SELECT 1; COMMIT; DELETE FROM ships', 'Only one statement'],
  ['a change', 'DELETE FROM ships', 'Only one statement'],
  ['a change in WITH', 'WITH gone AS (DELETE FROM ships RETURNING 1) SELECT * FROM gone', 'WITH'],
  ['a commit of the transaction', 'COMMIT', 'Only one statement'],
  ['a program', "COPY ships TO PROGRAM 'cat'", 'Only one statement'],
  ['a block', "DO 'BEGIN DELETE FROM ships; END'", 'Only one statement'],
  [
    'an escape from the brackets',
    "SELECT 1) AS given) AS measured UNION ALL SELECT repeat('x', 9), 1 FROM (SELECT 1 AS json FROM (SELECT 1",
    'syntax error',
  ],
  ['a function that writes for its owner', 'SELECT sink()', 'This tool is read-only'],
  ['a call that advances a sequence', "SELECT nextval('numbers')", 'may not read'],
  [
    'a message in the log of changes',
    "SELECT pg_logical_emit_message(false, 'a', 'b')",
    'This tool is read-only',
  ],
  ['a lock', 'SELECT id FROM ships FOR UPDATE', 'This tool is read-only'],
  ['a file', "SELECT pg_read_file('/etc/passwd')", 'may not read'],
  ['a column that is not granted', 'SELECT secret FROM ships', 'may not read'],
  ['an unknown column', 'SELECT nmae FROM ships', 'column "nmae" does not exist'],
  ['columns with the same name', 'SELECT id, id FROM ships', 'called "id"'],
])('reports %s as a failure and changes nothing', async (_, sql, words) => {
  expect(await ask(sql)).toMatchObject({
    success: false,
    error: expect.stringContaining(words),
    error_type: /read-only|may not read/.test(words) ? 'NotPermitted' : 'InvalidArgument',
  });
  expect(await countShips()).toEqual([{ count: 992 }]);
});

test('Postgres ends slow queries, and a stop cancels a query', async () => {
  const slow = 'SELECT pg_sleep(30)';
  expect(await ask(slow, { statementTimeout: 100 })).toMatchObject({
    error: expect.stringContaining('took too long'),
    error_type: 'Timeout',
  });
  const unlimited = "SELECT set_config('statement_timeout', '0', false), pg_sleep(30)";
  expect(await ask(unlimited, { statementTimeout: 100 })).toMatchObject({
    error: expect.stringContaining('took too long'),
  });
  const later =
    "SELECT set_config('statement_timeout', '0', false), pg_sleep(CASE WHEN n = 120 THEN 30 ELSE 0 END) FROM generate_series(1, 150) AS n";
  expect(await ask(later, { statementTimeout: 500 })).toMatchObject({
    error: expect.stringContaining('took too long'),
  });
  const stopped = queryDatabase({ url: urlOf('reader') }).run(
    { sql: slow },
    { signal: AbortSignal.timeout(200) },
  );
  await expect(stopped).rejects.toThrow('terminated');
  await vi.waitUntil(async () => !(await isAsked()));
});

describe('a role with more than read access', () => {
  test.each([
    ['assent', 'is a superuser'],
    ['boss', 'is a superuser'],
    ['maker', 'may create roles'],
    ['runner', 'more than read'],
    ['builder', 'may create tables'],
    ['founder', 'may create schemas'],
    ['writer', 'may change tables'],
    ['caller', 'such as dblink'],
    ['disguised', 'may change tables'],
  ])('rejects the role %s: %s', async (role, words) => {
    expect(await ask('SELECT 1', { url: urlOf(role) })).toMatchObject({
      success: false,
      error: expect.stringContaining(words),
    });
    expect(await checkQueryRole(urlOf(role))).toMatchObject({
      kind: 'writes',
      message: expect.stringContaining(words),
    });
  });

  test('prevents a relay from starting', async () => {
    await expect(startRelay({ QUERY_DATABASE_URL: urlOf('writer') })).rejects.toThrow(
      /may change tables.*read-only/,
    );
    const relay = await startRelay({ QUERY_DATABASE_URL: urlOf('reader') });
    await relay.stop();
  });

  test('a read-only role is accepted', async () => {
    expect(await checkQueryRole(urlOf('reader'))).toEqual({ kind: 'reads' });
    expect(await checkQueryRole('postgres://reader@127.0.0.1:1/postgres')).toEqual({ kind: 'unreachable' });
    expect(await ask('SELECT 1', { url: 'postgres://reader@127.0.0.1:1/postgres' })).toMatchObject({
      error: expect.stringContaining("can't be reached"),
    });
  });
});

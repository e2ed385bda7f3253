import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openPgliteDatabase } from '../store/sql/pglite-database.ts';
import { EmbeddedDatabase } from './embedded-database.ts';

vi.mock(import('../store/sql/pglite-database.ts'), { spy: true });

test('all parts get the same database, which is opened by the first and closed at the end', async () => {
  const opened = vi.mocked(openPgliteDatabase).mockClear();
  const embedded = new EmbeddedDatabase();
  expect(opened).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([embedded.open(), embedded.open()]);
  expect(one).toBe(other);
  expect(opened).toHaveBeenCalledTimes(1);
  await sql`select 1`.execute(one.sql);
  await embedded.close();
  await expect(sql`select 1`.execute(one.sql)).rejects.toThrow();
});

test('closing what was never opened loads nothing', async () => {
  const opened = vi.mocked(openPgliteDatabase).mockClear();
  await new EmbeddedDatabase().close();
  expect(opened).not.toHaveBeenCalled();
});

test('one that did not open says what to do, and may open later', async () => {
  vi.mocked(openPgliteDatabase).mockRejectedValueOnce(new Error('No such package.'));
  const embedded = new EmbeddedDatabase();
  await expect(embedded.open()).rejects.toMatchObject({
    status: 503,
    code: 'store_unavailable',
    message: expect.stringContaining('DATABASE_URL'),
  });
  await expect(embedded.open()).resolves.toMatchObject({ home: { kind: 'pglite' } });
  await embedded.close();
});

import type { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { openCopiedDatabase } from '../../testing/copied-database.ts';
import { beginLongWork } from './begin-work.ts';
import { insertJobs, openBoss, stopBoss } from './open-boss.ts';

const database = await openCopiedDatabase();
afterAll(() => database.close());

function fail(thrown: unknown): never {
  throw thrown;
}

test('two parts work on queues of their own in one database; a job that is rolled back never runs', async () => {
  const worked: [string, unknown][] = [];
  const bothWorked = Promise.withResolvers<void>();
  const beginOn =
    (queue: string) =>
    (boss: PgBoss): Promise<void> =>
      beginLongWork(boss, queue, { atOnce: 1, ofOwner: 1 }, async data => {
        worked.push([queue, data]);
        if (worked.length === 2) bothWorked.resolve();
      });
  const [one, other] = await Promise.all([
    openBoss(database, { begin: beginOn('one'), report: fail }),
    openBoss(database, { begin: beginOn('other'), report: fail }),
  ]);
  const dropped = database.sql.transaction().execute(async transaction => {
    await insertJobs(one, 'one', { owner: 'ann', data: [{ number: 0 }] }, transaction);
    throw new Error('It ends otherwise.');
  });
  await expect(dropped).rejects.toThrow('It ends otherwise.');
  await database.sql.transaction().execute(async transaction => {
    await insertJobs(one, 'one', { owner: 'ann', data: [{ number: 1 }] }, transaction);
    await insertJobs(other, 'other', { owner: 'ann', data: [{ number: 2 }] }, transaction);
  });
  await bothWorked.promise;
  expect(worked.toSorted()).toEqual([
    ['one', { number: 1 }],
    ['other', { number: 2 }],
  ]);
  await Promise.all([stopBoss(one), stopBoss(other)]);
});

test('where its queues can not be created, nothing goes on', async () => {
  const stopped = vi.fn();
  const opening = openBoss(database, {
    async begin(boss) {
      boss.on('stopped', stopped);
      throw new Error('No queue today.');
    },
    report: fail,
  });
  await expect(opening).rejects.toThrow('No queue today.');
  expect(stopped).toHaveBeenCalledTimes(1);
});

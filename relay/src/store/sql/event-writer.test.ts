import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Database } from './database.ts';
import { EventWriter, TurnJournal } from './event-writer.ts';
import type { Tables } from './tables.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parametersSchema = z.tuple([
  z.tuple([z.string()]),
  z.tuple([z.number()]),
  z.tuple([z.number()]),
  z.tuple([z.string()]),
]);

/** Writes that hang until the test answers them. */
class HangingWrites extends DummyDriver {
  readonly written: { first: number; last: number; answer: PromiseWithResolvers<void> }[] = [];

  override async acquireConnection() {
    const executeQuery = async ({ parameters }: CompiledQuery) => {
      const [, [first], [last]] = parametersSchema.parse(parameters.slice(0, 4));
      const answer = Promise.withResolvers<void>();
      this.written.push({ first, last, answer });
      await answer.promise;
      return { rows: [] };
    };
    return { executeQuery, async *streamQuery() {} };
  }
}

test('writes the events of a failed write first with the next one, and never in parallel', async () => {
  const driver = new HangingWrites();
  const sql = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const database: Database = {
    sql,
    home: { kind: 'postgres', connectionString: '' },
    instance: 1,
    isAlive: async () => true,
    listen: () => () => {},
    close: async () => {},
  };
  const writer = new EventWriter(database, () => {});
  const journal = new TurnJournal('turn');
  writer.journals.set('turn', journal);
  const say = (content: string): void => {
    journal.append([{ content }]);
    writer.schedule();
  };
  const { written } = driver;

  say('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toHaveLength(1);
  say('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toHaveLength(1);
  written[0]?.answer.reject(Object.assign(new Error('gone'), { code: '57P01' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toHaveLength(2);
  expect(written[1]).toMatchObject({ first: 1, last: 2 });
  written[1]?.answer.resolve();
  await writer.close();
  expect(journal.take()).toBeUndefined();
});

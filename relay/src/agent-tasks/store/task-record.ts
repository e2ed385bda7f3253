import type { TaskEvent } from '@assent/shared';
import { type Kysely, sql, type Transaction } from 'kysely';
import { TaskOver } from '../../credits/lock-task.ts';
import { holdCredits, meterCredits } from '../../credits/task-credits.ts';
import type { Turn } from '../../history/turn.ts';
import type { Database } from '../../store/sql/database.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { appendEvents } from './append-events.ts';
import type { OpenTask } from './begin-task.ts';

/** What happened in a task, stored together or not at all. */
export type Progress = {
  turns?: readonly Turn[];
  events?: readonly TaskEvent[];
  /** Credits that were used. They must be held. */
  credits?: number;
  /** Calls of the model. */
  steps?: number;
  session?: string | null;
  /** Milliseconds of waiting for a person. */
  waited?: number;
  message?: string;
};

/** Writes down what an attempt at a task does. All of it throws {@link TaskOver} once another attempt, or an end, has come. */
export class TaskRecord {
  readonly #database: Database;
  readonly #task: Pick<OpenTask, 'id' | 'attempt'>;

  constructor(database: Database, task: Pick<OpenTask, 'id' | 'attempt'>) {
    this.#database = database;
    this.#task = task;
  }

  /** `also`: what else belongs into the transaction. */
  async store(progress: Progress, also?: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
    const { turns = [], events = [], credits = 0 } = progress;
    const { id, attempt } = this.#task;
    await this.#database.sql.transaction().execute(async transaction => {
      // First: it locks the account, and then the task.
      if (credits > 0) await meterCredits(transaction, { task: id, attempt, credits });
      const last = await this.#advance(transaction, progress);
      if (turns.length > 0) await insertTurns(transaction, id, turns, last - turns.length + 1);
      await appendEvents(transaction, id, events);
      await also?.(transaction);
    });
  }

  /** Nothing may be done in the name of a task that another relay has. */
  async assertCurrent(): Promise<void> {
    await this.#advance(this.#database.sql, {});
  }

  /** Holds so many credits more than are used. Throws `CreditsExhausted` where there are not so many. */
  async hold(need: number): Promise<{ held: number; used: number }> {
    const { id, attempt } = this.#task;
    return this.#database.sql.transaction().execute(async transaction => {
      const { isNew, ...held } = await holdCredits(transaction, { task: id, attempt, need });
      if (isNew) await appendEvents(transaction, id, [{ type: 'checkpoint', ...held }]);
      return held;
    });
  }

  /** Uses credits, which are held first. */
  async spend(credits: number): Promise<void> {
    if (credits === 0) return this.assertCurrent();
    await this.hold(credits);
    await this.store({ credits });
  }

  async #advance(db: Kysely<Tables>, progress: Progress): Promise<number> {
    const { turns = [], steps = 0, session, waited = 0, message } = progress;
    const advanced = await db
      .updateTable('agent_task')
      .set({
        last_turn: sql<number>`last_turn + ${turns.length}`,
        steps: sql<number>`steps + ${steps}`,
        waited: sql<number>`waited + ${Math.round(waited)}`,
        ...(session !== undefined && { session }),
        ...(message !== undefined && { progress: message }),
      })
      .where('id', '=', this.#task.id)
      .where('attempt', '=', this.#task.attempt)
      .where('status', '=', 'running')
      .returning('last_turn')
      .executeTakeFirst();
    if (!advanced) throw new TaskOver();
    return advanced.last_turn;
  }
}

async function insertTurns(
  db: Kysely<Tables>,
  task: string,
  turns: readonly Turn[],
  first: number,
): Promise<void> {
  const rows = turns.map((turn, index) => ({ task, position: first + index, turn: JSON.stringify(turn) }));
  await db.insertInto('agent_task_turn').values(rows).execute();
}

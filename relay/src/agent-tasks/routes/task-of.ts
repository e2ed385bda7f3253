import { type Language, type TaskAnswer, taskIdSchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { ownerOf, UNNAMED } from '../../access/access.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { Database } from '../../store/sql/database.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';
import { findTask } from '../store/read-tasks.ts';

export const TASK_ID = {
  name: 'task_id',
  in: 'path',
  description: 'The `id` of the event `started`, or of the task.',
  schema: taskIdSchema,
} as const;

export type FoundTask = { answer: TaskAnswer; language: Language; database: Database };

/** Throws an HTTP error for a missing task, and for somebody else's. */
export async function taskOf(context: Context, tasks: AgentTasks): Promise<FoundTask> {
  const { data: id } = z.safeParse(taskIdSchema, context.req.param('task_id'));
  const owner = ownerOf(context, UNNAMED);
  const database = id === undefined ? undefined : await tasks.database();
  const found = id && database && (await whileAvailable(() => findTask(database.sql, id, owner)));
  if (found) return { ...found, database };
  throw new HttpError(
    404,
    'task_not_found',
    'There is no task with this id. Check it; tasks are forgotten two days after they were begun, and without a database when the relay ends.',
  );
}

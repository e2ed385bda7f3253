import {
  taskAnswerSchema,
  taskDeletedSchema,
  taskDeleteQuerySchema,
  taskEventSchema,
  taskListQuerySchema,
  taskListSchema,
  taskRequestSchema,
} from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, ownerOf, UNNAMED } from '../../access/access.ts';
import { payerOf } from '../../credits/payer.ts';
import { HttpError } from '../../errors/http-error.ts';
import { fitBody } from '../../http/parse-body.ts';
import { TASK_PATH, TASKS_PATH } from '../../http/paths.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';
import { budgetedKeyOf } from '../store/budgeted-key.ts';
import { forgetTasks } from '../store/forget-tasks.ts';
import { findTask, listTasks } from '../store/read-tasks.ts';
import { checkTaskRequest, parseTaskRequest } from './check-task-request.ts';
import { streamTask } from './stream-task.ts';
import { TASK_ID, taskOf } from './task-of.ts';

/** Bytes of a request. */
export const MAX_BYTES = 300_000;

export const TAG = 'Agent tasks';

const KEY_HEADER = 'Idempotency-Key';
const requestKeySchema = z.string().min(1).max(200);

const TASK = jsonAnswer('The task.', 'AgentTask', taskAnswerSchema);

/** Beginning tasks, reading them, ending them. */
export function taskRoutes(tasks: AgentTasks): Route[] {
  return [startRoute(tasks), listRoute(tasks), readRoute(tasks), deleteRoute(tasks)];
}

function startRoute(tasks: AgentTasks): Route {
  return {
    method: 'POST',
    path: TASKS_PATH,
    takesJson: true,
    takesOwnOrigin: true,
    maxBytes: () => MAX_BYTES,
    docs: {
      id: 'startTask',
      tag: TAG,
      summary: 'Have a model do a task in a browser of the relay',
      description: [
        'Served with `AGENT_TASKS=on`. The answer is a stream of events, each with an id; without `stream`, the task as it begins. A dropped connection does not end the task: `GET /api/v1/agent/{task_id}` has its result, and `/events` goes on with `Last-Event-ID`.',
        'What no rule of `policy` allows, a person decides: by default everything but reading on the sites of `urls` and of search results.',
        'Credits are held in checkpoints of 100 before they are used, and never more than `maxCredits`. A completed or cancelled task pays what it used; one that failed pays nothing.',
        'The same `Idempotency-Key` gives the same task. Codes: `invalid_request`, `unknown_model` 400, `insufficient_credits` (the account has less than the first step needs) 402, `idempotency_key_reused` 409, `too_many_requests`, `budget_spent` (the key has less of its month) 429, `model_unavailable`, `store_unavailable` 503.',
      ].join('\n\n'),
      parameters: [
        {
          name: KEY_HEADER,
          in: 'header',
          description: 'At most 200 characters. A second request with it begins no second task.',
          schema: requestKeySchema,
        },
      ],
      body: { name: 'AgentTaskRequest', schema: taskRequestSchema },
      answers: [
        {
          ...{ kind: 'events', status: 200, description: 'The events, until the task has ended.' },
          event: { name: 'AgentTaskEvent', schema: taskEventSchema },
        },
        { ...TASK, status: 202 },
      ],
      httpErrors: [400, 402, 409, 413, 429, 503],
    },
    async answer(context) {
      const caller = callerOf(context);
      const given = parseTaskRequest(await context.req.text());
      const checked = await checkTaskRequest(given, { tasks, caller, signal: context.req.raw.signal });
      const owner = ownerOf(context, UNNAMED);
      const id = await tasks.create({
        ...{ ...checked, owner, payer: payerOf(caller), requestKey: requestKeyOf(context) },
        budget: budgetedKeyOf(caller),
      });
      const database = await tasks.database();
      if (given.stream) return streamTask(context, { task: id, after: 0, database, ...tasks.streaming });
      const found = await whileAvailable(() => findTask(database.sql, id, owner));
      return context.json(found?.answer, 202);
    },
  };
}

function listRoute(tasks: AgentTasks): Route {
  return {
    method: 'GET',
    path: TASKS_PATH,
    docs: {
      id: 'listTasks',
      tag: TAG,
      summary: 'The tasks of the caller',
      parameters: [
        query('status', 'Only those of this status.'),
        query('limit', 'Tasks in the answer, at most 100; 20 without it.'),
        query('after', '`next` of the page before.'),
      ],
      answers: [jsonAnswer('The newest first.', 'AgentTaskList', taskListSchema)],
      httpErrors: [400, 503],
    },
    async answer(context) {
      const asked = fitBody(taskListQuerySchema, context.req.query());
      const database = await tasks.database();
      const owner = ownerOf(context, UNNAMED);
      const page = await whileAvailable(() => listTasks(database.sql, owner, asked));
      return context.json({ success: true, ...page });
    },
  };
}

function readRoute(tasks: AgentTasks): Route {
  return {
    method: 'GET',
    path: TASK_PATH,
    docs: {
      id: 'readTask',
      tag: TAG,
      summary: 'How far a task is, its result, and its lines of the ledger',
      parameters: [TASK_ID],
      answers: [TASK],
      httpErrors: [404, 503],
    },
    async answer(context) {
      const { answer } = await taskOf(context, tasks);
      return context.json(answer);
    },
  };
}

function deleteRoute(tasks: AgentTasks): Route {
  return {
    method: 'DELETE',
    path: TASK_PATH,
    takesOwnOrigin: true,
    docs: {
      id: 'deleteTask',
      tag: TAG,
      summary: 'Cancel a task, or forget one',
      description:
        'A task that is cancelled pays what it used; what it held and did not use goes back. To ask again changes nothing. One that has ended otherwise is kept (409, `task_ended`). With `forget=true` a task is cancelled unless it has ended, and its words, events and result are deleted; its lines of the ledger stay.',
      parameters: [
        TASK_ID,
        {
          ...{ name: 'forget', in: 'query', description: 'Whether the task is forgotten too.' },
          schema: taskDeleteQuerySchema.shape.forget,
        },
      ],
      answers: [jsonAnswer('It is done.', 'AgentTaskDeleted', taskDeletedSchema)],
      httpErrors: [400, 404, 409, 503],
    },
    async answer(context) {
      const { forget } = fitBody(taskDeleteQuerySchema, context.req.query());
      const { answer, database } = await taskOf(context, tasks);
      const ended = await tasks.cancel({ id: answer.id, owner: ownerOf(context, UNNAMED) });
      const { creditsUsed } = ended ?? answer;
      if (forget === 'true') {
        await whileAvailable(() => forgetTasks(database.sql, [answer.id]));
        return context.json({ success: true, status: 'deleted', creditsUsed });
      }
      if (!ended && (await taskOf(context, tasks)).answer.status !== 'cancelled') throw taskEnded();
      return context.json({ success: true, status: 'cancelled', creditsUsed });
    },
  };
}

/** Nobody wanted to throw its result away. */
function taskEnded(): HttpError {
  return new HttpError(
    409,
    'task_ended',
    'The task ended before it could be cancelled, and is kept. Read it; with ?forget=true it is forgotten.',
  );
}

function requestKeyOf(context: Context): string | undefined {
  const given = context.req.header(KEY_HEADER);
  if (given === undefined) return undefined;
  return fitBody(z.object({ [KEY_HEADER]: requestKeySchema }), { [KEY_HEADER]: given })[KEY_HEADER];
}

function query(name: 'status' | 'limit' | 'after', description: string) {
  return { name, in: 'query', description, schema: taskListQuerySchema.shape[name] } as const;
}

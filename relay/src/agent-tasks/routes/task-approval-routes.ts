import { decideTaskApprovalSchema, taskApprovalDetailSchema, taskApprovalIdSchema } from '@assent/shared';
import type { Context } from 'hono';
import * as z from 'zod';
import { callerOf, identityOf, tenantOf, UNNAMED } from '../../access/access.ts';
import { HttpError } from '../../errors/http-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import { TASK_APPROVAL_PATH } from '../../http/paths.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';
import { decideApproval, readApproval } from '../store/approval-rows.ts';
import { TASK_ID, taskOf } from './task-of.ts';
import { TAG } from './task-routes.ts';

const APPROVAL_ID = {
  name: 'approval_id',
  in: 'path',
  description: 'The `approvalId` of the event `approval_required`.',
  schema: taskApprovalIdSchema,
} as const;

const APPROVAL = jsonAnswer(
  'What is asked, and what came of it.',
  'AgentTaskApproval',
  taskApprovalDetailSchema,
);

/** What a person is asked for a task, and the decision. */
export function taskApprovalRoutes(tasks: AgentTasks): Route[] {
  return [
    {
      method: 'GET',
      path: TASK_APPROVAL_PATH,
      docs: {
        ...{
          id: 'readTaskApproval',
          tag: TAG,
          summary: 'What a person is asked, with a picture of the page',
        },
        parameters: [TASK_ID, APPROVAL_ID],
        answers: [APPROVAL],
        httpErrors: [404, 503],
      },
      async answer(context) {
        const { answer, language, database } = await taskOf(context, tasks);
        const asked = { task: answer.id, approval: approvalIdOf(context), language };
        return context.json(await whileAvailable(() => readApproval(database.sql, asked)));
      },
    },
    {
      method: 'POST',
      path: TASK_APPROVAL_PATH,
      takesJson: true,
      takesOwnOrigin: true,
      scope: 'approve',
      docs: {
        ...{ id: 'decideTaskApproval', tag: TAG, summary: 'Carries the decision of a person' },
        description:
          'For backends that show the preview to a person themselves, on any relay of the same database. A decision counts once, and only in time; it is in the audit before anything runs. What was approved runs only if the page is still as it was shown. Whoever holds a key with the scope `approve` can call this: a program that should not approve its own actions must not have it.',
        parameters: [TASK_ID, APPROVAL_ID],
        body: { name: 'DecideTaskApproval', schema: decideTaskApprovalSchema },
        answers: [APPROVAL],
        httpErrors: [400, 404, 409, 410, 503],
      },
      async answer(context) {
        const given = parseBody(decideTaskApprovalSchema, await context.req.text());
        const { answer, language, database } = await taskOf(context, tasks);
        const about = { task: answer.id, approval: approvalIdOf(context) };
        const caller = callerOf(context);
        const { by, user } = identityOf(caller, UNNAMED);
        const decider = { ...about, by: `${by} (${user})`, tenant: tenantOf(caller) ?? '' };
        await whileAvailable(() => decideApproval(database, decider, given));
        return context.json(await whileAvailable(() => readApproval(database.sql, { ...about, language })));
      },
    },
  ];
}

function approvalIdOf(context: Context): string {
  const { data } = z.safeParse(taskApprovalIdSchema, context.req.param('approval_id'));
  if (data !== undefined) return data;
  throw new HttpError(404, 'approval_not_found', 'This task asked for no such approval.');
}

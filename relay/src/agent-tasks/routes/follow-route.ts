import { taskEventSchema } from '@assent/shared';
import { TASK_EVENTS_PATH } from '../../http/paths.ts';
import type { Route } from '../../http/route.ts';
import { afterSchema, lastKnownEvent } from '../../jobs/last-known-event.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';
import { streamTask } from './stream-task.ts';
import { TASK_ID, taskOf } from './task-of.ts';
import { TAG } from './task-routes.ts';

/** The events of a task again, from anywhere. */
export function followRoute(tasks: AgentTasks): Route {
  return {
    method: 'GET',
    path: TASK_EVENTS_PATH,
    docs: {
      id: 'followTask',
      tag: TAG,
      summary: 'Follow a task from any of its events',
      description:
        'Server-sent events from the first, or after `Last-Event-ID` (or `after`), on any relay of the same database, until the task has ended.',
      parameters: [
        TASK_ID,
        {
          name: 'after',
          in: 'query',
          description: 'The number of the last known event.',
          schema: afterSchema,
        },
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The id of the last event that the reader has; it precedes `after`.',
          schema: afterSchema,
        },
      ],
      answers: [
        {
          ...{ kind: 'events', status: 200, description: 'The events.' },
          event: { name: 'AgentTaskEvent', schema: taskEventSchema },
        },
      ],
      httpErrors: [400, 404, 503],
    },
    async answer(context) {
      const after = lastKnownEvent(context);
      const { answer, database } = await taskOf(context, tasks);
      return streamTask(context, { task: answer.id, after, database, ...tasks.streaming });
    },
  };
}

import { type Route, withScope } from '../http/route.ts';
import { PageThreads } from '../scrape/reading/page-threads.ts';
import { AgentTasks, type AgentTasksOptions } from './queue/agent-tasks.ts';
import { consolePageRoutes } from './routes/console-page-routes.ts';
import { estimateRoute } from './routes/estimate-route.ts';
import { followRoute } from './routes/follow-route.ts';
import { taskApprovalRoutes } from './routes/task-approval-routes.ts';
import { taskRoutes } from './routes/task-routes.ts';

export type AgentTasksPart = {
  routes: readonly Route[];
  /** Stops working on tasks, which can be gone on with. */
  stop(): Promise<void>;
};

/** Nothing runs until the first request, but for tasks that a relay left behind in the database. */
export function startAgentTasksPart(options: Omit<AgentTasksOptions, 'threads'>): AgentTasksPart {
  const threads = new PageThreads();
  const tasks = new AgentTasks({ ...options, threads });
  tasks.resume();
  return {
    routes: [
      ...withScope('agent', [
        ...taskRoutes(tasks),
        estimateRoute(tasks),
        followRoute(tasks),
        ...taskApprovalRoutes(tasks),
      ]),
      ...consolePageRoutes(),
    ],
    async stop() {
      await tasks.stop();
      await threads.stop();
    },
  };
}

import { type TaskEstimate, type TaskRequest, taskEstimateSchema, taskRequestSchema } from '@assent/shared';
import type { Kysely } from 'kysely';
import { callerOf, tenantOf } from '../../access/access.ts';
import { PRICES, tokenCredits } from '../../credits/price-list.ts';
import { TASK_ESTIMATE_PATH } from '../../http/paths.ts';
import { jsonAnswer, type Route } from '../../http/route.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { whileAvailable } from '../../store/sql/while-available.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';
import { hostsOf } from '../store/create-task.ts';
import { costOfLikeTasks } from '../store/like-tasks.ts';
import { checkTaskRequest, parseTaskRequest } from './check-task-request.ts';
import { MAX_BYTES, TAG } from './task-routes.ts';

/** Completed tasks from which something can be said. */
const ENOUGH = 5;

/** What a task would cost, as far as that is known. */
export function estimateRoute(tasks: AgentTasks): Route {
  return {
    method: 'POST',
    path: TASK_ESTIMATE_PATH,
    takesJson: true,
    takesOwnOrigin: true,
    maxBytes: () => MAX_BYTES,
    docs: {
      id: 'estimateTask',
      tag: TAG,
      summary: 'What a task is likely to cost',
      description:
        'From the completed tasks of your tenant in the last 30 days: of 100 like them, 10 cost less than `low` and 10 more than `high`. Without enough of them, a guess from the price list; `basis` says which. It is no offer: only `maxCredits` is a limit. Nothing is begun, and nothing is charged.',
      body: { name: 'AgentTaskRequest', schema: taskRequestSchema },
      answers: [jsonAnswer('The estimate.', 'AgentTaskEstimate', taskEstimateSchema)],
      httpErrors: [400, 413, 503],
    },
    async answer(context) {
      const request = parseTaskRequest(await context.req.text());
      const caller = callerOf(context);
      const checking = { tasks, caller, signal: context.req.raw.signal };
      const { leastCredits } = await checkTaskRequest(request, checking);
      const database = await tasks.database();
      const tenant = tenantOf(caller) ?? '';
      const costs = await whileAvailable(() => estimateTask(database.sql, { tenant, request }));
      return context.json({ success: true, leastMaxCredits: leastCredits, ...costs });
    },
  };
}

type Asked = { tenant: string; request: TaskRequest };
type Costs = Pick<TaskEstimate, 'credits' | 'basis'>;

async function estimateTask(db: Kysely<Tables>, { tenant, request }: Asked): Promise<Costs> {
  const hasSchema = request.schema !== undefined;
  const sameSites = await costOfLikeTasks(db, { tenant, hosts: hostsOf(request.urls), hasSchema });
  const all = sameSites.tasks < ENOUGH ? await costOfLikeTasks(db, { tenant, hasSchema }) : sameSites;
  const within = (credits: number): number => Math.min(credits, request.maxCredits);
  if (all.tasks < ENOUGH) return guess(request, within);
  const { tasks, low, likely, high } = all;
  const note = all === sameSites ? 'Completed tasks on the same sites.' : 'Completed tasks on any sites.';
  return {
    credits: { low: within(low), likely: within(likely), high: within(high) },
    basis: { kind: 'history', tasks, note },
  };
}

/** Tokens of an answer of the model, with the page that it read. */
const USUAL_STEP = { input_tokens: 9_000, output_tokens: 200, cache_read_input_tokens: 0 };

/** A step or two for each page, and a few to look around. */
function guess({ urls, maxSteps }: TaskRequest, within: (credits: number) => number): Costs {
  const cost = (steps: number): number =>
    within(PRICES.session + Math.min(steps, maxSteps) * tokenCredits(USUAL_STEP));
  const pages = Math.max(1, urls.length);
  return {
    credits: { low: cost(1 + pages), likely: cost(4 + 2 * pages), high: cost(maxSteps) },
    basis: {
      ...{ kind: 'prices', tasks: 0 },
      note: 'Too few completed tasks are known. A guess from the price list, for pages of usual size.',
    },
  };
}

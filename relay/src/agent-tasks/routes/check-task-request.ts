import { type TaskRequest, taskRequestSchema } from '@assent/shared';
import type { Caller } from '../../access/access.ts';
import { grantedModels } from '../../chat/granted-models.ts';
import type { Issue } from '../../errors/http-error.ts';
import { refuseMisspelt } from '../../http/misspelt-fields.ts';
import { fitBody, invalidRequest, readJsonBody } from '../../http/parse-body.ts';
import { schemaIssues } from '../../scrape/check-schema.ts';
import { reachedAddressIssues } from '../../tools/web/address-issues.ts';
import { pickTaskModel } from '../agent/pick-task-model.ts';
import { firstStepCredits } from '../agent/step-credits.ts';
import { TaskPolicy } from '../browser/task-policy.ts';
import type { AgentTasks } from '../queue/agent-tasks.ts';

/** Other unknown fields are ignored: the clients of other services send some. Throws an HTTP error. */
export function parseTaskRequest(body: string): TaskRequest {
  const json = readJsonBody(body);
  refuseMisspelt(json, Object.keys(taskRequestSchema.shape));
  return fitBody(taskRequestSchema, json);
}

type Checking = { tasks: AgentTasks; caller: Caller; signal: AbortSignal };

type CheckedTask = {
  /** With the model that the caller gets. */
  request: TaskRequest;
  /** What its first step needs. */
  leastCredits: number;
};

/** Throws an HTTP error for a task that could only fail. */
export async function checkTaskRequest(
  request: TaskRequest,
  { tasks, caller, signal }: Checking,
): Promise<CheckedTask> {
  const { urls, webhook, schema, policy, prompt } = request;
  const reachable = (path: string, url: string): Issue[] =>
    reachedAddressIssues(path, url, tasks.allowedHosts);
  const issues: Issue[] = urls.flatMap((url, index) => reachable(`urls.${index}`, url));
  if (webhook) issues.push(...reachable('webhook.url', webhook.url));
  if (prompt.trim() === '') issues.push({ path: 'prompt', message: 'Expected a task, not only spaces' });
  if (prompt.includes('\0'))
    issues.push({ path: 'prompt', message: 'Expected a text without the character U+0000' });
  if (request.strictConstrainToURLs && urls.length === 0)
    issues.push({
      path: 'urls',
      message: 'Expected an address: with "strictConstrainToURLs", a task reads nothing else',
    });
  const leastCredits = firstStepCredits(request, tasks.searchUrl);
  if (request.maxCredits < leastCredits)
    issues.push({
      path: 'maxCredits',
      message: `Expected at least ${leastCredits}: the first step of this task needs so many credits`,
    });
  if (schema) issues.push(...(await schemaIssues(schema, tasks.threads, signal)));
  if (issues.length > 0) throw invalidRequest(issues);
  // Its rules are checked when it is made.
  new TaskPolicy(policy, urls);
  const { name: model } = pickTaskModel(grantedModels(tasks.models, caller), request.model);
  return { request: { ...request, model }, leastCredits };
}

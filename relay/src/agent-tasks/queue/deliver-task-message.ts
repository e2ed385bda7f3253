import { type TaskMessage, taskWebhookSchema } from '@assent/shared';
import { postMessage } from '../../jobs/post-message.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { Database } from '../../store/sql/database.ts';
import type { GuardedFetchOptions } from '../../tools/web/guarded-fetch.ts';
import { readApproval } from '../store/approval-rows.ts';
import { findTask } from '../store/read-tasks.ts';
import type { TaskMessageJob } from './task-queue.ts';

type DeliveryOptions = { database: Database; fetch: Pick<GuardedFetchOptions, 'allowedHosts'> };

/** Sends one message to the webhook of a task, if it wants to hear of that. Rejects when it did not arrive. */
export async function deliverTaskMessage(
  { task, approval }: TaskMessageJob,
  { database: { sql: db }, fetch }: DeliveryOptions,
  signal: AbortSignal,
): Promise<void> {
  const row = await db
    .selectFrom('agent_task')
    .select(['owner', 'webhook'])
    .where('id', '=', task)
    .executeTakeFirst();
  if (!row || row.webhook === null) return;
  const webhook = taskWebhookSchema.parse(parseJson(row.webhook));
  const found = await findTask(db, task, row.owner);
  if (!found) return;
  const { answer, language } = found;
  const facts = { timestamp: new Date().toISOString(), id: task };
  const message = await compose();
  if (!message || !webhook.events.some(event => message.type === `task.${event}`)) return;
  const id = `${task}.${approval ?? 'end'}`;
  await postMessage(webhook, { id, body: JSON.stringify(message) }, { fetch, signal });

  async function compose(): Promise<TaskMessage | undefined> {
    if (approval !== undefined) {
      const {
        picture: _picture,
        previews: _previews,
        ...data
      } = await readApproval(db, {
        ...{ task, approval, language },
      });
      return data.state === 'pending' ? { type: 'task.approval_required', ...facts, data } : undefined;
    }
    const { status } = answer;
    if (status === 'pending' || status === 'running') return undefined;
    return { type: `task.${status}`, ...facts, data: answer };
  }
}

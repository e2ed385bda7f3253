import {
  type DecideTaskApproval,
  type TaskApprovalDetail,
  type TaskStatus,
  type TaskSummary,
  taskApprovalDetailSchema,
  taskListSchema,
  taskStatusSchema,
} from '@assent/shared';
import * as z from 'zod/mini';
import type { AskBackend } from '../../../settings/ask-backend.ts';
import { askForJson, describeRefusal, type JsonAnswer, mayPass } from '../../../settings/ask-for-json.ts';

/** An approval of a task at a backend. */
export interface ApprovalName {
  backend: string;
  taskId: string;
  approvalId: string;
}

/** `away`: no answer, or one that may be another soon. */
export type ListedTasks =
  | { kind: 'tasks'; tasks: readonly TaskSummary[] }
  | { kind: 'none' }
  | { kind: 'away' };

export type ReadApproval =
  | { kind: 'found'; detail: TaskApprovalDetail }
  | { kind: 'gone' }
  | { kind: 'away' };

/** `late`: the decision does not count, and the approval says why. `refused`: the key may not decide. */
export type SentDecision =
  | { kind: 'counted'; detail: TaskApprovalDetail }
  | { kind: 'late' }
  | { kind: 'refused'; message: string }
  | { kind: 'away' };

/** The client of `/api/v1/agent…`. It never throws: tasks are an addition, which most backends know nothing of. */
export interface TaskBackend {
  /** The running tasks of the person. `none`: the backend serves no tasks, or not to this key. */
  list(backend: string): Promise<ListedTasks>;
  read(name: ApprovalName): Promise<ReadApproval>;
  /** Sends the decision once, and never again by itself. */
  decide(name: ApprovalName, decision: DecideTaskApproval): Promise<SentDecision>;
  /** Undefined when the backend does not say. */
  statusOf(name: Pick<ApprovalName, 'backend' | 'taskId'>): Promise<TaskStatus | undefined>;
}

/** `askBackend` adds the access key. */
export function httpTaskBackend(askBackend: AskBackend): TaskBackend {
  const ask = (url: string, body?: DecideTaskApproval): Promise<JsonAnswer | undefined> =>
    askForJson(askBackend, url, body && { body });
  return {
    async list(backend) {
      const answer = await ask(`${backend}/api/v1/agent?status=running&limit=100`);
      if (!answer || mayPass(answer.status)) return { kind: 'away' };
      const { data } = taskListSchema.safeParse(answer.body);
      return data && answer.status === 200 ? { kind: 'tasks', tasks: data.tasks } : { kind: 'none' };
    },
    async read(name) {
      const answer = await ask(urlOf(name));
      if (answer?.status === 404) return { kind: 'gone' };
      const detail = answer?.status === 200 ? detailIn(answer, name) : undefined;
      return detail ? { kind: 'found', detail } : { kind: 'away' };
    },
    async decide(name, decision) {
      const answer = await ask(urlOf(name), decision);
      if (!answer) return { kind: 'away' };
      const detail = answer.status === 200 ? detailIn(answer, name) : undefined;
      if (detail) return { kind: 'counted', detail };
      if (LATE.includes(answer.status)) return { kind: 'late' };
      if (answer.status < 400 || mayPass(answer.status)) return { kind: 'away' };
      return { kind: 'refused', message: describeRefusal(answer) };
    },
    async statusOf({ backend, taskId }) {
      const answer = await ask(`${backend}/api/v1/agent/${taskId}`);
      return statusSchema.safeParse(answer?.body).data?.status;
    },
  };
}

const statusSchema = z.object({ status: taskStatusSchema });

const LATE: readonly number[] = [404, 409, 410];

function urlOf({ backend, taskId, approvalId }: ApprovalName): string {
  return `${backend}/api/v1/agent/${taskId}/approvals/${approvalId}`;
}

/** A backend that answers with another approval than the asked one must not have that decided on. */
function detailIn(
  { body }: JsonAnswer,
  { taskId, approvalId }: ApprovalName,
): TaskApprovalDetail | undefined {
  const { data } = taskApprovalDetailSchema.safeParse(body);
  return data?.taskId === taskId && data.approvalId === approvalId ? data : undefined;
}

import type {
  ApprovalPreview,
  DecideTaskApproval,
  TaskApprovalDetail,
  TaskStatus,
  TaskSummary,
} from '@assent/shared';
import type { ApprovalName, TaskBackend } from '../../entrypoints/sidepanel/task-approvals/task-backend.ts';

const NOON = '2026-03-05T12:00:00.000Z';
const LATER = '2026-03-05T12:05:00.000Z';

/** A decision that was sent, whether or not it arrived. */
export interface SentToRelay extends ApprovalName, DecideTaskApproval {}

/** Relays with tasks, in memory: each has its address, and all are reached by one client. */
export class SimulatedTaskRelay implements TaskBackend {
  /** Everything that was sent, in order. */
  readonly sent: SentToRelay[] = [];
  /** How often its tasks were listed. */
  lists = 0;
  servesTasks = true;
  /** `before`: nothing arrives. `after`: the request arrives, and no answer comes. */
  failing: 'before' | 'after' | 'no' = 'no';
  /** Answers nothing until it is resolved. */
  answering: Promise<void> = Promise.resolve();
  /** The key may not decide. */
  refuses = false;
  readonly #tasks = new Map<string, { backend: string; task: TaskSummary }>();
  readonly #approvals = new Map<string, TaskApprovalDetail & { backend: string }>();

  /** A task of the person runs and asks; gives the id of the approval. */
  ask(backend: string, number: number, preview = clickOn(`Order ${number}`)): string {
    const approvalId = `ap_${String(number).padStart(32, '0')}`;
    const taskId = `at_${String(number).padStart(32, '0')}`;
    const facts = { ...{ approvalId, taskId, callId: 'call', tool: 'browser_click' } };
    this.#approvals.set(approvalId, {
      ...{ ...facts, backend, state: 'pending', preview, previews: { en: preview, zh: preview } },
      ...{ askedAt: NOON, expiresAt: LATER },
    });
    this.#tasks.set(taskId, { backend, task: { ...taskOf(taskId, number), approvalId } });
    return approvalId;
  }

  /** The approval ends without this panel, and no longer waits. */
  end(approvalId: string, state: TaskApprovalDetail['state']): void {
    const approval = this.#approvals.get(approvalId);
    if (approval?.state !== 'pending') return;
    approval.state = state;
    const held = this.#tasks.get(approval.taskId);
    if (held) delete held.task.approvalId;
  }

  endTask(approvalId: string, status: TaskStatus): void {
    const held = this.#tasks.get(this.#approvals.get(approvalId)?.taskId ?? '');
    if (held) held.task.status = status;
  }

  stateOf(approvalId: string): TaskApprovalDetail['state'] | undefined {
    return this.#approvals.get(approvalId)?.state;
  }

  async list(backend: string): ReturnType<TaskBackend['list']> {
    this.lists += 1;
    if (await this.#fails()) return { kind: 'away' };
    if (!this.servesTasks) return { kind: 'none' };
    const tasks = [...this.#tasks.values()].filter(
      each => each.backend === backend && each.task.status === 'running',
    );
    return { kind: 'tasks', tasks: tasks.map(({ task }) => ({ ...task })).toReversed() };
  }

  async read({ backend, approvalId }: ApprovalName): ReturnType<TaskBackend['read']> {
    if (await this.#fails()) return { kind: 'away' };
    const found = this.#approvals.get(approvalId);
    return found?.backend === backend ? { kind: 'found', detail: { ...found } } : { kind: 'gone' };
  }

  async decide(name: ApprovalName, decision: DecideTaskApproval): ReturnType<TaskBackend['decide']> {
    this.sent.push({ ...name, ...decision });
    const failing = this.failing;
    await this.answering;
    if (failing === 'before') return { kind: 'away' };
    if (this.refuses) return { kind: 'refused', message: 'HTTP 403' };
    const found = this.#approvals.get(name.approvalId);
    const isLate = found?.state !== 'pending' || found.backend !== name.backend;
    this.end(name.approvalId, decision.approved ? 'approved' : 'rejected');
    if (failing === 'after') return { kind: 'away' };
    return isLate || !found ? { kind: 'late' } : { kind: 'counted', detail: { ...found } };
  }

  async statusOf({ taskId }: Pick<ApprovalName, 'taskId'>): ReturnType<TaskBackend['statusOf']> {
    return (await this.#fails()) ? undefined : this.#tasks.get(taskId)?.task.status;
  }

  async #fails(): Promise<boolean> {
    const isFailing = this.failing !== 'no';
    await this.answering;
    return isFailing;
  }
}

export function clickOn(name: string): ApprovalPreview {
  return {
    sentence: `Click button “${name}”`,
    ...{ effect: 'acts', risk: 'acts', details: [], sends: [] },
    parts: { before: 'Click', kind: 'button', name, after: '' },
  };
}

function taskOf(id: string, number: number): TaskSummary {
  return {
    ...{ id, status: 'running', prompt: `Prices of tea ${number}`, createdAt: NOON, expiresAt: LATER },
    ...{ creditsUsed: 1, maxCredits: 500, steps: 2 },
  };
}

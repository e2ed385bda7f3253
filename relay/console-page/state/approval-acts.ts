import type { DecideTaskApproval, TaskAnswer, TaskApprovalDetail, TaskSummary } from '@assent/shared';
import type { Problem } from '../requests/relay-requests.ts';
import { type Asking, ask, toLoading } from './asking.ts';
import type { AskedApproval, Notice } from './console-state.ts';

/** Tasks whose browsers are shown. */
const MOST_WORKING = 20;

/** `mayNot`: the key lacks a scope. */
export type Decided = 'decided' | 'mayNot' | 'failed';

export type ReadPicture = { kind: 'none' | 'failed' } | { kind: 'picture'; base64: string };

/** What a person decides on. */
export class ApprovalActs {
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** What running tasks ask for; with `hasWorking`, also the tasks themselves. */
  async refresh({ hasWorking }: { hasWorking: boolean }): Promise<void> {
    const { store, requests } = this.#asking;
    const running = await ask(this.#asking, requests.listTasks({ status: 'running', limit: 100 }));
    if (!running.isGood) {
      if (hasWorking) store.setState({ working: toLoading(store.getState().working, running) });
      return;
    }
    const { tasks } = running.value;
    const cards = await Promise.all(tasks.map(task => this.#card(task)));
    const pending = cards.filter(card => card?.state === 'pending');
    const sorted = pending.flatMap(card => card ?? []).sort((a, b) => a.askedAt.localeCompare(b.askedAt));
    store.setState({ approvals: sorted });
    if (!hasWorking) return;
    const read = tasks.slice(0, MOST_WORKING).map(({ id }) => ask(this.#asking, requests.readTask(id)));
    const answers = await Promise.all(read);
    const value = answers.flatMap((answered): TaskAnswer[] => (answered.isGood ? [answered.value] : []));
    const working = value.filter(({ sessionId }) => sessionId !== undefined);
    store.setState({ working: { kind: 'loaded', value: working } });
  }

  async decide(card: TaskApprovalDetail, given: DecideTaskApproval): Promise<Decided> {
    const { store, requests } = this.#asking;
    const answered = await ask(this.#asking, requests.decide(card.taskId, card.approvalId, given));
    if (!answered.isGood && answered.problem.status === 403) return 'mayNot';
    const notice = answered.isGood
      ? given.approved
        ? 'approved'
        : 'rejected'
      : LATE.get(answered.problem.code ?? '');
    if (!notice) return 'failed';
    const approvals = store.getState().approvals.filter(({ approvalId }) => approvalId !== card.approvalId);
    store.setState({ notice, approvals });
    return 'decided';
  }

  /** What the page looked like when a person was asked. `failed`: it could not be read now. */
  async readPicture(task: string, approval: string): Promise<ReadPicture> {
    const answered = await ask(this.#asking, this.#asking.requests.readApproval(task, approval));
    if (!answered.isGood) return { kind: isGone(answered.problem) ? 'none' : 'failed' };
    const { picture } = answered.value;
    return picture === undefined ? { kind: 'none' } : { kind: 'picture', base64: picture };
  }

  /** With its picture; undefined where it cannot be read. */
  async #read(task: string, approval: string): Promise<TaskApprovalDetail | undefined> {
    const answered = await ask(this.#asking, this.#asking.requests.readApproval(task, approval));
    return answered.isGood ? answered.value : undefined;
  }

  /** What is shown already is not read again: its picture is large. */
  async #card({ id, approvalId, prompt }: TaskSummary): Promise<AskedApproval | undefined> {
    if (approvalId === undefined) return undefined;
    const shown = this.#asking.store.getState().approvals.find(each => each.approvalId === approvalId);
    if (shown) return shown;
    const read = await this.#read(id, approvalId);
    return read && { ...read, prompt };
  }
}

function isGone({ status }: Problem): boolean {
  return status === 404 || status === 410;
}

const LATE: ReadonlyMap<string, Notice> = new Map([
  ['approval_decided', 'decided'],
  ['approval_expired', 'expired'],
  ['approval_void', 'void'],
]);

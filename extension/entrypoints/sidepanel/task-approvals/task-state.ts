import type { ApprovalPreview, Language, TaskApprovalDetail } from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Arming } from '../conversation/panel-store.ts';

/** An approval of a task, as the backend gave it. What it shows never changes: another question has another id. */
export interface TaskCard {
  /** The address of the backend that asked. */
  backend: string;
  taskId: string;
  approvalId: string;
  /** The task in its caller's words: data. */
  prompt: string;
  previews: Readonly<Record<Language, ApprovalPreview>>;
  /** A JPEG in base64. */
  picture: string | undefined;
  /** ISO 8601, by the clock of the backend. */
  expiresAt: string;
}

/**
 * `checking`: the approval is read again before anything else is sent, because the decision got no answer, or does not count
 * (then nothing was `sent`). `refused`: the key may not decide.
 */
export type CardState =
  | { status: 'awaiting'; isAgain: boolean }
  | { status: 'sending'; approved: boolean }
  | { status: 'checking'; sent: boolean | undefined }
  | { status: 'refused'; message: string };

/** `elsewhere`: the decision was not made in this panel. `gone`: the backend knows nothing of it any more. */
export type CardEnding =
  | { kind: 'decided'; approved: boolean; elsewhere: boolean }
  | { kind: 'expired' | 'void' | 'gone' };

/** What came of a card, and of its task since. */
export interface EndedCard {
  card: TaskCard;
  ending: CardEnding;
  task: 'running' | 'completed' | 'failed' | 'cancelled' | 'unknown';
}

export interface TasksState {
  /** The card to decide on, one at a time. */
  asked: { card: TaskCard; state: CardState } | undefined;
  /** How many other approvals wait. */
  waiting: number;
  /** The newest last, until the person closes them. */
  ended: readonly EndedCard[];
  arming: Arming | undefined;
}

export type TasksStore = StoreApi<TasksState>;

const NO_TASKS: TasksState = { asked: undefined, waiting: 0, ended: [], arming: undefined };

/** Older ones would fill the panel. */
const MOST_ENDED = 3;

export function createTasksStore(): TasksStore {
  return createStore(() => NO_TASKS);
}

export function forgetTasks(store: TasksStore): void {
  store.setState(NO_TASKS, true);
}

/** Takes the place of what this panel decided for the same task before: that it goes on is seen by the new card. */
export function askPerson(store: TasksStore, card: TaskCard): void {
  const isOver = (each: EndedCard): boolean =>
    each.card.taskId === card.taskId && each.ending.kind === 'decided' && !each.ending.elsewhere;
  store.setState(({ ended }) => ({
    asked: { card, state: { status: 'awaiting', isAgain: false } },
    arming: undefined,
    ended: ended.some(isOver) ? ended.filter(each => !isOver(each)) : ended,
  }));
}

/** Changes the card of this approval, unless it has gone. */
export function changeAsked(store: TasksStore, { approvalId, backend }: TaskCard, state: CardState): void {
  const { asked } = store.getState();
  if (!asked || !isSame(asked.card, { approvalId, backend })) return;
  store.setState({ asked: { ...asked, state }, arming: undefined });
}

export function endAsked(store: TasksStore, card: TaskCard, ending: CardEnding): void {
  const { asked, ended } = store.getState();
  if (!asked || !isSame(asked.card, card)) return;
  const newest: EndedCard = { card, ending, task: 'running' };
  store.setState({ asked: undefined, arming: undefined, ended: [...ended, newest].slice(-MOST_ENDED) });
}

function isSame(one: TaskCard, other: Pick<TaskCard, 'approvalId' | 'backend'>): boolean {
  return one.approvalId === other.approvalId && one.backend === other.backend;
}

/** What the state of an approval at the backend means; undefined while it waits. `sent`: the decision made in this panel. */
export function endingOf(
  state: TaskApprovalDetail['state'],
  sent: boolean | undefined,
): CardEnding | undefined {
  switch (state) {
    case 'pending':
      return undefined;
    case 'approved':
    case 'rejected': {
      const approved = state === 'approved';
      return { kind: 'decided', approved, elsewhere: sent !== approved };
    }
    case 'expired':
    case 'void':
      return { kind: state };
  }
}

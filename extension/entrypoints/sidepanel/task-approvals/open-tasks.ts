import type { DecideTaskApproval } from '@assent/shared';
import type { StoreApi } from 'zustand/vanilla';
import { watchAccessKey } from '../../../settings/access-key.ts';
import type { Consent } from '../../../settings/consent.ts';
import type { Gesture, Verdict } from '../approval/gate.ts';
import { armTask, decideTask } from './decide-task.ts';
import { type FollowedTasks, followTasks, type TasksContext, type TasksPorts } from './follow-tasks.ts';
import { createTasksStore, type TasksStore } from './task-state.ts';

/** The tasks of the person at their backend, as far as the panel has to do with them. */
export interface Tasks {
  store: TasksStore;
  /** The card of this approval stands in view, unchanged from now on. */
  arm(approvalId: string): void;
  /** No card is in view, or its place has changed. */
  disarm(): void;
  decide(approvalId: string, decision: DecideTaskApproval, gesture: Gesture): Verdict;
  /** Closes what came of a card. */
  close(approvalId: string): void;
}

export function createTasks(ports: TasksPorts): Tasks & FollowedTasks {
  const store = createTasksStore();
  const context: TasksContext = { ports, store };
  const followed = followTasks(context);
  return {
    ...followed,
    store,
    arm: approvalId => armTask(context, approvalId),
    disarm: () => store.setState({ arming: undefined }),
    decide: (approvalId, decision, gesture) =>
      decideTask(context, approvalId, decision, { gesture, sent: followed.refresh }),
    close: approvalId =>
      store.setState(({ ended }) => ({ ended: ended.filter(each => each.card.approvalId !== approvalId) })),
  };
}

interface TasksSource {
  settings: StoreApi<{ relayUrl: string }>;
  consent: StoreApi<Consent>;
}

/** Follows the tasks of the chosen backend, while the panel is in view. */
export function openTasks(
  { settings, consent }: TasksSource,
  { backend, clock }: Pick<TasksPorts, 'backend' | 'clock'>,
): Tasks {
  const tasks = createTasks({
    backend,
    clock,
    address: () => settings.getState().relayUrl,
    isAgreed: () => consent.getState().status === 'given',
    isVisible: () => !document.hidden,
  });
  settings.subscribe(({ relayUrl }, before) => relayUrl !== before.relayUrl && tasks.restart());
  watchAccessKey(tasks.restart);
  consent.subscribe(tasks.restart);
  addEventListener('focus', tasks.refresh);
  document.addEventListener('visibilitychange', tasks.refresh);
  tasks.refresh();
  return tasks;
}

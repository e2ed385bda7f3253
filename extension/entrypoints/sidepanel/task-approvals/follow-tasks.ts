import type { TaskSummary } from '@assent/shared';
import type { Clock } from '../ports/ports.ts';
import type { ApprovalName, TaskBackend } from './task-backend.ts';
import {
  askPerson,
  type CardState,
  changeAsked,
  endAsked,
  endingOf,
  forgetTasks,
  type TasksStore,
} from './task-state.ts';

/** Milliseconds between two questions to the backend: while a task runs, and else. */
const WHILE_RUNNING = 3_000;
const ELSE = 30_000;

export interface TasksPorts {
  backend: TaskBackend;
  clock: Clock;
  /** The address of the backend that the person has chosen. */
  address(): string;
  isAgreed(): boolean;
  /** Whether the panel can be seen: a hidden one asks for nothing. */
  isVisible(): boolean;
}

export interface TasksContext {
  ports: TasksPorts;
  store: TasksStore;
}

export interface FollowedTasks {
  /** Asks now: when the panel comes into view, gets the focus, or has sent a decision. */
  refresh(): void;
  /** The backend, its key or the consent is another now: what is known of tasks is dropped. */
  restart(): void;
}

/** `unserved`: the backend serves no tasks, and is not asked again before it or its key changes. */
type Serving = 'unknown' | 'served' | 'unserved';

/**
 * Keeps the store in line with the tasks of the backend. A backend that knows nothing of tasks gets one request, and nobody
 * hears of it.
 */
export function followTasks(context: TasksContext): FollowedTasks {
  const { ports, store } = context;
  let serving: Serving = 'unknown';
  /** The newest question: what an earlier one brings is dropped. */
  let newest = 0;
  const ask = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const isNewest = (): boolean => mine === newest;
    if (!ports.isVisible() || !ports.isAgreed() || serving === 'unserved') return;
    const backend = ports.address();
    const listed = await ports.backend.list(backend);
    if (!isNewest()) return;
    if (listed.kind === 'none') {
      serving = 'unserved';
      const { asked } = store.getState();
      if (asked) endAsked(store, asked.card, { kind: 'gone' });
      return;
    }
    if (listed.kind === 'tasks') {
      serving = 'served';
      await reconcile(context, { backend, tasks: listed.tasks, isNewest });
    }
    // Before it is known to serve tasks, it is asked again only when the person comes back to the panel.
    if (!isNewest() || serving === 'unknown') return;
    const isBusy = listed.kind === 'tasks' && listed.tasks.length > 0;
    const wait = isBusy || store.getState().asked ? WHILE_RUNNING : ELSE;
    ports.clock.after(wait, () => {
      if (isNewest()) void ask();
    });
  };
  return {
    refresh: () => void ask(),
    restart() {
      serving = 'unknown';
      forgetTasks(store);
      void ask();
    },
  };
}

/** What one question to the backend has found. */
interface Found {
  backend: string;
  tasks: readonly TaskSummary[];
  isNewest(): boolean;
}

async function reconcile(context: TasksContext, found: Found): Promise<void> {
  const { store } = context;
  await checkAsked(context, found);
  if (found.isNewest() && !store.getState().asked) await askNext(context, found);
  if (!found.isNewest()) return;
  const { asked } = store.getState();
  const others = waitingIn(found, store).filter(({ approvalId }) => approvalId !== asked?.card.approvalId);
  if (others.length !== store.getState().waiting) store.setState({ waiting: others.length });
  await followEnded(context, found);
}

/** A card whose approval no longer waits ends; after a decision without an answer, the approval says whether it arrived. */
async function checkAsked({ ports, store }: TasksContext, found: Found): Promise<void> {
  const { asked } = store.getState();
  if (!asked || asked.state.status === 'sending') return;
  const { card, state } = asked;
  const isWaiting = found.tasks.some(({ approvalId }) => approvalId === card.approvalId);
  if (isWaiting && state.status !== 'checking') return;
  const read = await ports.backend.read(card);
  // Meanwhile the person may have pressed.
  if (!found.isNewest() || store.getState().asked?.state !== state || read.kind === 'away') return;
  if (read.kind === 'gone') return endAsked(store, card, { kind: 'gone' });
  const ending = endingOf(read.detail.state, sentIn(state));
  if (ending) endAsked(store, card, ending);
  else if (state.status === 'checking') changeAsked(store, card, { status: 'awaiting', isAgain: true });
}

function sentIn(state: CardState): boolean | undefined {
  return state.status === 'checking' ? state.sent : undefined;
}

async function askNext({ ports, store }: TasksContext, found: Found): Promise<void> {
  for (const { task, ...name } of waitingIn(found, store)) {
    const read = await ports.backend.read(name);
    if (!found.isNewest()) return;
    if (read.kind !== 'found' || read.detail.state !== 'pending') continue;
    const { previews, picture, expiresAt } = read.detail;
    askPerson(store, { ...name, prompt: task.prompt, previews, picture, expiresAt });
    return;
  }
}

/** The oldest task first. A list that is late may name what has ended here. */
function waitingIn(
  { backend, tasks }: Found,
  store: TasksStore,
): (ApprovalName & { approvalId: string; task: TaskSummary })[] {
  const over = store.getState().ended.map(({ card }) => card.approvalId);
  return tasks.toReversed().flatMap(task => {
    const { id: taskId, approvalId } = task;
    return approvalId === undefined || over.includes(approvalId)
      ? []
      : [{ backend, taskId, approvalId, task }];
  });
}

/** What became of the tasks whose cards have ended. */
async function followEnded({ ports, store }: TasksContext, { tasks, isNewest }: Found): Promise<void> {
  for (const { card, task } of store.getState().ended) {
    if (task !== 'running' || tasks.some(({ id }) => id === card.taskId)) continue;
    const status = await ports.backend.statusOf(card);
    if (!isNewest()) return;
    // A decision may let it run again.
    if (status === 'pending' || status === 'running') continue;
    store.setState(({ ended }) => ({
      ended: ended.map(each => (each.card === card ? { ...each, task: status ?? 'unknown' } : each)),
    }));
  }
}

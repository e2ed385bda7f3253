import {
  MOST_TASK_CREDITS,
  type TaskEstimate,
  type TaskEvent,
  type TaskRequestInput,
  type TaskSummary,
  taskEventSchema,
} from '@assent/shared';
import { followStream } from '../requests/follow-stream.ts';
import type { Problem } from '../requests/relay-requests.ts';
import { type Asking, ask, toLoading } from './asking.ts';
import type { Paged } from './console-state.ts';

/** Tasks of a page of the list. */
const PAGE = 20;

/** What a person does with tasks, and reading them. */
export class TaskActs {
  readonly #asking: Asking;
  #following = new AbortController();

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** The newest; older ones that are shown stay. */
  async refreshList(): Promise<void> {
    const { store, requests } = this.#asking;
    const answered = await ask(this.#asking, requests.listTasks({ limit: PAGE }));
    const { tasks } = store.getState();
    const read = toLoading(
      tasks,
      answered.isGood
        ? {
            isGood: true,
            value: withOlder(answered.value, tasks.kind === 'loaded' ? tasks.value : undefined),
          }
        : answered,
    );
    store.setState({ tasks: read });
  }

  async showMore(): Promise<void> {
    const { store, requests } = this.#asking;
    const { tasks } = store.getState();
    if (tasks.kind !== 'loaded' || tasks.value.next === undefined) return;
    const answered = await ask(this.#asking, requests.listTasks({ limit: PAGE, after: tasks.value.next }));
    const now = store.getState().tasks;
    if (!answered.isGood || now.kind !== 'loaded') return;
    const items = unique([...now.value.items, ...answered.value.tasks]);
    store.setState({ tasks: { kind: 'loaded', value: { items, next: answered.value.next } } });
  }

  /** Its id, or why none was begun. `key` is the same for each try of one task. */
  async begin(request: TaskRequestInput, key: string): Promise<{ id: string } | { problem: Problem }> {
    const answered = await ask(this.#asking, this.#asking.requests.beginTask(request, key));
    return answered.isGood ? { id: answered.value.id } : { problem: answered.problem };
  }

  /**
   * Without its own limit, below which the relay would say nothing. Undefined where there is none: not every relay estimates, and
   * not every request can be estimated.
   */
  async estimate(request: TaskRequestInput): Promise<TaskEstimate | undefined> {
    const unlimited = { ...request, maxCredits: MOST_TASK_CREDITS };
    const answered = await ask(this.#asking, this.#asking.requests.estimateTask(unlimited));
    return answered.isGood ? answered.value : undefined;
  }

  async cancel(id: string): Promise<void> {
    const answered = await ask(this.#asking, this.#asking.requests.cancelTask(id));
    if (answered.isGood) this.#asking.store.setState({ notice: 'cancelled' });
    await this.refreshOpened();
  }

  /** Follows the events of a task from the first, until another is opened or none. */
  open(id: string): void {
    this.close();
    const { store, requests } = this.#asking;
    store.setState({ task: { id, answer: { kind: 'loading' }, events: [], isLost: false } });
    void this.refreshOpened();
    const add = (event: TaskEvent): void => {
      const { task } = store.getState();
      if (task?.id === id) store.setState({ task: { ...task, events: [...task.events, event] } });
    };
    const stopping = this.#following.signal;
    const listener = {
      event: ({ data }: { data: string }): 'more' | 'last' => {
        const { data: event } = taskEventSchema.safeParse(JSON.parse(data));
        // Unknown types are additions.
        if (!event || stopping.aborted) return 'more';
        add(event);
        if (event.type !== 'thinking' && event.type !== 'tool_call') void this.refreshOpened();
        return event.type === 'complete' || event.type === 'failed' ? 'last' : 'more';
      },
      state: (state: 'live' | 'lost' | 'refused'): void => {
        const { task } = store.getState();
        if (task?.id === id) store.setState({ task: { ...task, isLost: state === 'lost' } });
      },
    };
    void followStream({ requests, path: `agent/${id}/events`, listener }, stopping);
  }

  close(): void {
    this.#following.abort();
    this.#following = new AbortController();
    this.#asking.store.setState({ task: undefined });
  }

  /** What the events don't say: credits, lines of the ledger, approvals. */
  async refreshOpened(): Promise<void> {
    const { store, requests } = this.#asking;
    const id = store.getState().task?.id;
    if (id === undefined) return;
    const answered = await ask(this.#asking, requests.readTask(id));
    const { task } = store.getState();
    if (task?.id === id) store.setState({ task: { ...task, answer: toLoading(task.answer, answered) } });
  }
}

type Page = { tasks: readonly TaskSummary[]; next?: string | undefined };

function withOlder({ tasks, next }: Page, shown: Paged<TaskSummary, string> | undefined) {
  if (!shown || shown.items.length <= PAGE) return { items: tasks, next };
  const oldest = tasks.at(-1)?.createdAt ?? '';
  const older = shown.items.filter(({ createdAt }) => createdAt < oldest);
  return { items: unique([...tasks, ...older]), next: shown.next };
}

function unique(tasks: readonly TaskSummary[]): readonly TaskSummary[] {
  return [...new Map(tasks.map(task => [task.id, task])).values()];
}

import type {
  CreditAccount,
  CreditEntry,
  Language,
  TaskAnswer,
  TaskApprovalDetail,
  TaskEvent,
  TaskSummary,
} from '@assent/shared';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConsoleMessages } from '../messages/en.ts';
import type { ListedKey, Problem } from '../requests/relay-requests.ts';
import type { Place } from './place.ts';

export type Loading<Value> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'loaded'; value: Value };

/** A list that is read page by page. */
export type Paged<Item, Next> = { items: readonly Item[]; next: Next | undefined };

export type OpenedTask = {
  id: string;
  answer: Loading<TaskAnswer>;
  events: readonly TaskEvent[];
  /** Of the stream of its events. */
  isLost: boolean;
};

/** With the prompt of its task. */
export type AskedApproval = TaskApprovalDetail & { prompt: string };

export type Notice = keyof ConsoleMessages['notices'];

export type ConsoleState = {
  language: Language;
  place: Place;
  /** Whether the relay wants a key; `refused`: another than this one. */
  signIn: 'unasked' | 'asked' | 'refused';
  hasSecret: boolean;
  /** The relay was not reached. */
  isAway: boolean;
  /** What came of the last decision. */
  notice: Notice | undefined;
  tasks: Loading<Paged<TaskSummary, string>>;
  /** What a person has to decide on, the oldest first. */
  approvals: readonly AskedApproval[];
  /** Those that run and have a browser. */
  working: Loading<readonly TaskAnswer[]>;
  task: OpenedTask | undefined;
  account: Loading<CreditAccount>;
  ledger: Loading<Paged<CreditEntry, number>>;
  keys: Loading<readonly ListedKey[]>;
};

export type ConsoleStore = StoreApi<ConsoleState>;

export function createConsoleStore(
  beginning: Pick<ConsoleState, 'language' | 'place' | 'hasSecret'>,
): ConsoleStore {
  const loading = { kind: 'loading' } as const;
  return createStore<ConsoleState>(() => ({
    ...beginning,
    ...{ signIn: 'unasked', isAway: false, notice: undefined, approvals: [], task: undefined },
    ...{ tasks: loading, working: loading, account: loading, ledger: loading, keys: loading },
  }));
}

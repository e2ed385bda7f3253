import type { Answer, Problem, RelayRequests } from '../requests/relay-requests.ts';
import type { ConsoleStore, Loading } from './console-state.ts';

/** What all acts share. */
export type Asking = { store: ConsoleStore; requests: RelayRequests };

/** The answer; what it says of the key and of the relay is for the whole page. */
export async function ask<Value>({ store }: Asking, answer: Promise<Answer<Value>>): Promise<Answer<Value>> {
  const answered = await answer;
  const status = answered.isGood ? 200 : answered.problem.status;
  store.setState({ isAway: status === 0 });
  if (status === 401) store.setState({ signIn: store.getState().hasSecret ? 'refused' : 'asked' });
  return answered;
}

/** What is shown stays, where the relay was not reached: the page says so elsewhere. */
export function toLoading<Value>(before: Loading<Value>, answered: Answer<Value>): Loading<Value> {
  if (answered.isGood) return { kind: 'loaded', value: answered.value };
  if (before.kind === 'loaded' && isPassing(answered.problem)) return before;
  return { kind: 'failed', problem: answered.problem };
}

function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500;
}

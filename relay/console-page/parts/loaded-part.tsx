import type { ReactNode } from 'react';
import { useMessages } from '../state/console-context.ts';
import type { Loading } from '../state/console-state.ts';
import { ProblemText } from './problem-text.tsx';

type LoadedPartProps<Value> = {
  loading: Loading<Value>;
  /** Instead of the words for a problem with this status. */
  missing?: string;
  forbidden?: string;
  children(value: Value): ReactNode;
};

/** What was asked of the relay, once it has answered. */
export function LoadedPart<Value>({
  loading,
  missing,
  forbidden,
  children,
}: LoadedPartProps<Value>): ReactNode {
  const messages = useMessages();
  if (loading.kind === 'loading') return <p className="quiet">{messages.loading}</p>;
  if (loading.kind === 'loaded') return children(loading.value);
  const { problem } = loading;
  const known = problem.status === 404 ? missing : problem.status === 403 ? forbidden : undefined;
  return known === undefined ? <ProblemText problem={problem} /> : <p>{known}</p>;
}

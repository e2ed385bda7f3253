import type { ReactNode } from 'react';
import { problemText } from '../messages/console-messages.ts';
import type { Problem } from '../requests/relay-requests.ts';
import { useMessages } from '../state/console-context.ts';

/** Why something did not work: in our words where we have some, else in the relay's, which are English. */
export function ProblemText({ problem }: { problem: Problem }): ReactNode {
  const messages = useMessages();
  const { status, code, message, issues } = problem;
  const known = status === 0 ? messages.away : problemText(messages, code);
  return (
    <div className="bad" role="alert">
      {known ?? (message === undefined ? messages.problem : <bdi lang="en">{message}</bdi>)}
      {issues.length > 0 && (
        <ul lang="en">
          {issues.map(issue => (
            <li key={issue}>
              <bdi>{issue}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

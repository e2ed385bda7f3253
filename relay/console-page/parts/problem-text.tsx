import type { ReactNode } from 'react';
import { textOf } from '../messages/console-messages.ts';
import type { Issue, Problem } from '../requests/relay-requests.ts';
import { useMessages } from '../state/console-context.ts';
import { IssueText } from './issue-text.tsx';
import { RelayWords } from './relay-words.tsx';

/**
 * Why something did not work: in our words where we have some, else in the relay's, which are English. `issues`: those that stand
 * nowhere else.
 */
export function ProblemText({
  problem,
  issues = problem.issues,
}: {
  problem: Problem;
  issues?: readonly Issue[];
}): ReactNode {
  const messages = useMessages();
  const { status, code, message } = problem;
  const known = status === 0 ? messages.away : textOf(messages.problems, code);
  return (
    <div className="bad" role="alert">
      {known ?? (message === undefined ? messages.problem : <RelayWords text={message} />)}
      {issues.length > 0 && (
        <ul>
          {issues.map(issue => (
            <li key={`${issue.path} ${issue.message}`}>
              <IssueText {...issue} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

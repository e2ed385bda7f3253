import type { ReactNode } from 'react';
import { useConsole, useMessages } from '../state/console-context.ts';
import { ApprovalCard } from './approval-card.tsx';

/** What a person has to decide on, before everything else; and what came of the last decision. */
export function ApprovalStack(): ReactNode {
  const { approval: messages, notices } = useMessages();
  const language = useConsole(state => state.language);
  const approvals = useConsole(state => state.approvals);
  const notice = useConsole(state => state.notice);
  const [first] = approvals;
  return (
    <div className="stack">
      <p role="alert" className="unseen">
        {first && messages.needed(first.previews[language].sentence)}
      </p>
      <p role="status" className="notice">
        {notice && notices[notice]}
      </p>
      {approvals.map(card => (
        <ApprovalCard key={card.approvalId} card={card} preview={card.previews[language]} />
      ))}
    </div>
  );
}

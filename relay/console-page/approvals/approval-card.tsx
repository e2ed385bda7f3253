import type { ApprovalPreview } from '@assent/shared';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Picture } from '../parts/picture.tsx';
import type { Decided } from '../state/approval-acts.ts';
import { useActs, useMessages } from '../state/console-context.ts';
import type { AskedApproval } from '../state/console-state.ts';
import { hashOf } from '../state/place.ts';
import { PreviewText } from './preview-text.tsx';
import { RejectReason } from './reject-reason.tsx';
import { TimeLeft } from './time-left.tsx';
import { usePress } from './use-press.ts';
import { useStill } from './use-still.ts';

type ApprovalCardProps = { card: AskedApproval; preview: ApprovalPreview };

type Deciding = 'not' | 'sending' | Exclude<Decided, 'decided'>;

/** The question to the person. It never takes the focus by itself, and no press counts that was meant for what stood there before. */
export function ApprovalCard({ card, preview }: ApprovalCardProps): ReactNode {
  const { approval: messages } = useMessages();
  const acts = useActs();
  const [deciding, setDeciding] = useState<Deciding>('not');
  const [isOver, setOver] = useState(false);
  const whenOver = useCallback(() => setOver(true), []);
  const approveButton = useRef<HTMLButtonElement>(null);
  const still = useStill(approveButton);
  const canDecide = still.isStill && deciding !== 'sending' && !isOver;
  const decide = async (approved: boolean, reason = ''): Promise<void> => {
    if (!canDecide || !still.stayed()) return;
    setDeciding('sending');
    const outcome = await acts.approvals.decide(card, { approved, ...(reason !== '' && { reason }) });
    if (outcome !== 'decided') setDeciding(outcome);
  };
  const canApprove = canDecide && deciding !== 'mayNot';
  const pressApprove = usePress(() => {
    if (canApprove) void decide(true);
  });
  const pressReject = usePress(() => void decide(false));
  const heading = `ask-${card.approvalId}`;
  return (
    <article className="approval" aria-labelledby={heading} data-armed={canApprove}>
      <h2 id={heading}>{messages.heading}</h2>
      <p className="of-task">
        <span className="quiet">{messages.ofTask}</span>{' '}
        <a href={hashOf({ kind: 'task', id: card.taskId })}>
          <bdi>{card.prompt}</bdi>
        </a>
      </p>
      <PreviewText preview={preview} />
      {card.picture !== undefined && <Picture base64={card.picture} alt={messages.picture} />}
      <TimeLeft until={card.expiresAt} whenOver={whenOver} />
      <p role="status" className="hint">
        {deciding === 'sending' && messages.sending}
        {deciding === 'mayNot' && messages.mayNot}
        {deciding === 'failed' && messages.failed}
      </p>
      <div className="ways">
        <button
          ref={approveButton}
          type="button"
          className="primary"
          aria-disabled={!canApprove}
          {...pressApprove}
        >
          {messages.approve}
        </button>
        <button type="button" aria-disabled={!canDecide} {...pressReject}>
          {messages.reject}
        </button>
      </div>
      <RejectReason reject={reason => void decide(false, reason)} />
    </article>
  );
}

import { useId, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { type ApprovalBlocker, approvalBlocker } from '../../conversation/approval-blocker.ts';
import type { Card } from '../../conversation/card.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import styles from './decision.module.css';
import { pressing } from './pressing.ts';
import { RejectReason } from './reject-reason.tsx';
import { useDeciding } from './use-deciding.ts';

const isApple = /^mac/iu.test(navigator.platform);

const KEYS = { approve: isApple ? '⌘↵' : 'Ctrl ↵', reject: 'Esc' } as const;

/** Approve, reject, and why not. */
export function Decision({ callId, card }: { callId: string; card: Card }): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  const { stale, decide } = useDeciding(callId, card);
  const blockerId = useId();
  const [reason, setReason] = useState<string>();
  const armed = usePanel(({ arming }) => arming?.callId === callId && arming.armed);
  const blocker = usePanel(({ chosenFiles }) => approvalBlocker({ id: callId, card }, chosenFiles));
  return (
    <div className={styles.decision}>
      <SendBlocker id={blockerId} blocker={blocker} />
      {reason !== undefined && (
        <RejectReason
          reason={reason}
          change={setReason}
          reject={gesture => turn.reject(callId, gesture, reason)}
          close={() => setReason(undefined)}
        />
      )}
      <button
        type="button"
        className={styles.approve}
        data-hands-back={stale !== undefined}
        aria-disabled={!armed || (blocker !== undefined && blocker !== stale)}
        aria-describedby={blocker && blockerId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...pressing(decide)}
      >
        {stale ? messages.lookAgain : messages.approve} <KeyHint keys="approve" />
      </button>
      <button
        type="button"
        className={styles.reject}
        aria-keyshortcuts="Escape"
        {...pressing(gesture => turn.reject(callId, gesture, reason))}
      >
        {messages.reject} <KeyHint keys="reject" />
      </button>
      {reason === undefined && (
        <button type="button" className={styles.more} onClick={() => setReason('')}>
          {messages.rejectWith}
        </button>
      )}
    </div>
  );
}

/** The page answers at once, so that while it is asked a line that comes and goes would only make the card jump. */
function SendBlocker({ id, blocker }: { id: string; blocker: ApprovalBlocker | undefined }): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    blocker && (
      <p id={id} className={blocker === 'checking' ? styles.unseen : styles.blocker}>
        {messages.blockers[blocker]}
      </p>
    )
  );
}

/** For the eye only: to others the button itself says its keys. */
function KeyHint({ keys }: { keys: keyof typeof KEYS }): React.ReactNode {
  return (
    <span className={styles.hint} aria-hidden="true">
      {KEYS[keys]}
    </span>
  );
}

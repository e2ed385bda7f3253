import { useId, useState } from 'react';
import { type CardLack, cardLack } from '../../consent/card-lack.ts';
import type { Card } from '../../conversation/card.ts';
import { usePanel, useTurn, useWords } from '../../panel-context.ts';
import styles from './decision.module.css';
import { pressing } from './pressing.ts';
import { RejectReason } from './reject-reason.tsx';
import { useDeciding } from './use-deciding.ts';

const isApple = /^mac/iu.test(navigator.platform);

const KEYS = { approve: isApple ? '⌘↵' : 'Ctrl ↵', reject: 'Esc' } as const;

/** Approve, reject, and why not. */
export function Decision({ callId, card }: { callId: string; card: Card }): React.ReactNode {
  const { card: words } = useWords();
  const turn = useTurn();
  const { loss, decide } = useDeciding(callId, card);
  const lackId = useId();
  const [reason, setReason] = useState<string>();
  const armed = usePanel(({ arming }) => arming?.callId === callId && arming.armed);
  const lack = usePanel(({ chosenFiles }) => cardLack({ id: callId, card }, chosenFiles));
  return (
    <div className={styles.decision}>
      <Lack id={lackId} lack={lack} />
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
        data-hands-back={loss !== undefined}
        aria-disabled={!armed || (lack !== undefined && lack !== loss)}
        aria-describedby={lack && lackId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...pressing(decide)}
      >
        {loss ? words.lookAgain : words.approve} <KeyHint keys="approve" />
      </button>
      <button
        type="button"
        className={styles.reject}
        aria-keyshortcuts="Escape"
        {...pressing(gesture => turn.reject(callId, gesture, reason))}
      >
        {words.reject} <KeyHint keys="reject" />
      </button>
      {reason === undefined && (
        <button type="button" className={styles.more} onClick={() => setReason('')}>
          {words.rejectWith}
        </button>
      )}
    </div>
  );
}

/** The page answers at once, so that while it is asked a line that comes and goes would only make the card jump. */
function Lack({ id, lack }: { id: string; lack: CardLack | undefined }): React.ReactNode {
  const { card: words } = useWords();
  return (
    lack && (
      <p id={id} className={lack === 'checking' ? styles.unseen : styles.lack}>
        {words.lacks[lack]}
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

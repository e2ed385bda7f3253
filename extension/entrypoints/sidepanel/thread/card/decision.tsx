import { useId, useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Gesture } from '../../approval/gate.ts';
import {
  type ApprovalBlocker,
  approvalBlocker,
  type StaleReason,
  staleReason,
} from '../../conversation/approval-blocker.ts';
import type { Card } from '../../conversation/card.ts';
import { useHasConsent, usePanel, useTurn } from '../../panel/panel-context.tsx';
import { isOfInputMethod } from '../../ui/input-method.ts';
import styles from './decision.module.css';
import { gestureOf, pressing } from './pressing.ts';

const LONGEST = 500;

const isApple = /^mac/iu.test(navigator.platform);

const KEYS = { approve: isApple ? '⌘↵' : 'Ctrl ↵', reject: 'Esc' } as const;

interface DecisionProps {
  callId: string;
  card: Card;
  /** The number of rows below the visible part; undefined until it is known. */
  below: number | undefined;
  showBelow(): void;
  /** The person does the step by hand. */
  takeOver(): void;
}

/** It stays in view where the card does not fit into the panel. */
export function Decision({ callId, card, below, showBelow, takeOver }: DecisionProps): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  const { stale, lacksConsent, decide } = useDeciding(callId, card);
  const blockerId = useId();
  const [reason, setReason] = useState<string>();
  const armed = usePanel(({ arming }) => arming?.callId === callId && arming.armed);
  const blocker = usePanel(state => approvalBlocker({ id: callId, card }, state));
  const isUnseen = blocker === 'unseen-rows';
  const hasRest = below !== undefined && (below > 0 || isUnseen);
  const [hadRest, keepRoom] = useState(false);
  if (hasRest && !hadRest) keepRoom(true);
  return (
    <div className={styles.decision} data-footer>
      <ApprovalHint id={blockerId} blocker={lacksConsent ? 'no-consent' : blocker} />
      {(hasRest || hadRest) && (
        <div className={styles.rest} data-rest data-over={!hasRest}>
          <p aria-hidden="true" data-over={!isUnseen}>
            {messages.blockers['unseen-rows']}
          </p>
          <button type="button" onClick={showBelow}>
            {below ? messages.rowsBelow(below) : messages.showLast} <span aria-hidden="true">↓</span>
          </button>
        </div>
      )}
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
        data-returns={stale !== undefined}
        aria-disabled={!armed || lacksConsent || (blocker !== undefined && blocker !== stale)}
        aria-describedby={lacksConsent || blocker ? blockerId : undefined}
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
        <div className={styles.more}>
          <button type="button" onClick={takeOver}>
            {messages.takeOver}
          </button>
          <button type="button" onClick={() => setReason('')}>
            {messages.rejectWith}
          </button>
        </div>
      )}
    </div>
  );
}

type HintedBlocker = ApprovalBlocker | 'no-consent';

/** Without a line while the page or the browser answers at once: a line that flickers would make the card jump. */
const QUIET: readonly HintedBlocker[] = ['checking', 'unseen-rows'];

function ApprovalHint({ id, blocker }: { id: string; blocker: HintedBlocker | undefined }): React.ReactNode {
  const { card: messages, status } = useMessages();
  return (
    blocker && (
      <p id={id} className={QUIET.includes(blocker) ? styles.unseen : styles.blocker}>
        {blocker === 'no-consent' ? status.views[blocker].next : messages.blockers[blocker]}
      </p>
    )
  );
}

/** Visual only: assistive technology reads `aria-keyshortcuts`. */
export function KeyHint({ keys }: { keys: keyof typeof KEYS }): React.ReactNode {
  return (
    <span className={styles.hint} aria-hidden="true">
      {KEYS[keys]}
    </span>
  );
}

/** The action of the first button: it approves, or returns a stale card. */
interface Deciding {
  stale: StaleReason | undefined;
  /** Without it nothing runs, but a stale card can still be returned. */
  lacksConsent: boolean;
  decide(gesture: Gesture): unknown;
}

/** Follows what the card shows; the turn refuses a press that no longer applies. */
export function useDeciding(callId: string, card: Card): Deciding {
  const turn = useTurn();
  const stale = staleReason(card);
  const lacksConsent = !useHasConsent() && stale === undefined;
  return {
    stale,
    lacksConsent,
    decide: gesture => (stale ? turn.returnToModel(callId, gesture) : turn.approve(callId, gesture)),
  };
}

interface RejectReasonProps {
  reason: string;
  change(reason: string): void;
  reject(gesture: Gesture): unknown;
  close(): void;
}

/** The optional reason of a rejection. The person opened it, so it may take the focus. */
export function RejectReason({ reason, change, reject, close }: RejectReasonProps): React.ReactNode {
  const { card: messages } = useMessages();
  const hintId = useId();
  return (
    <label className={styles.reason}>
      {messages.reason}
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it to write in it.
        autoFocus
        value={reason}
        maxLength={LONGEST}
        dir="auto"
        aria-describedby={hintId}
        onChange={event => change(event.target.value)}
        onKeyDown={event => {
          if (isOfInputMethod(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            reject(gestureOf(event));
          } else if (event.key === 'Escape') {
            event.preventDefault();
            close();
          }
        }}
      />
      <small id={hintId}>{messages.reasonHint}</small>
    </label>
  );
}

import { useId, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../components/language.ts';
import type { Gesture } from '../approval/gate.ts';
import { useOpenPanel, useTasks } from '../panel/panel-context.tsx';
import type { CardState, TaskCard } from '../task-approvals/task-state.ts';
import cardStyles from '../thread/card/card.module.css';
import { decidingKeys, useCardKey, useFocusAfter } from '../thread/card/card-keys.ts';
import decisionStyles from '../thread/card/decision.module.css';
import { KeyHint, RejectReason } from '../thread/card/decision.tsx';
import { pressing } from '../thread/card/pressing.ts';
import { ShownText } from '../ui/shown-text.tsx';
import { TaskPicture, TaskPreview } from './task-preview.tsx';
import { TaskPrompt } from './task-prompt.tsx';
import styles from './tasks.module.css';
import { TimeLeft } from './time-left.tsx';
import { useArming } from './use-arming.ts';
import type { PointerPlace } from './while-pointer-rests.ts';

/** What a task asks the person. It never takes the focus; decisions go through `approval/gate.ts`. */
export function AskedTask({ card, pointer }: { card: TaskCard; pointer: PointerPlace }): React.ReactNode {
  const { tasks: messages, format } = useMessages();
  const { tasks } = useOpenPanel();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useFocusAfter(place);
  useCardKey(place);
  const preview = card.previews[useLanguage()];
  const decide = (approved: boolean, gesture: Gesture, reason = ''): unknown =>
    tasks.decide(card.approvalId, { approved, ...(reason.trim() && { reason: reason.trim() }) }, gesture);
  const keys = decidingKeys({
    approve: gesture => decide(true, gesture),
    reject: gesture => decide(false, gesture),
  });
  const [before, after] = messages.wants;
  return (
    <section
      ref={place}
      className={cardStyles.card}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}body`}
      {...keys}
    >
      <header className={cardStyles.heading}>
        <h2 id={`${id}heading`}>
          {before}
          {format.space}
          <TaskPrompt prompt={card.prompt} />
          {format.space}
          {after}
        </h2>
        <TimeLeft expiresAt={card.expiresAt} />
      </header>
      <div id={`${id}body`}>
        <TaskPreview preview={preview} />
      </div>
      <TaskPicture picture={card.picture} what={preview.sentence} />
      <TaskDecision card={card} place={place} pointer={pointer} decide={decide} />
    </section>
  );
}

interface TaskDecisionProps {
  card: TaskCard;
  place: React.RefObject<HTMLElement | null>;
  pointer: PointerPlace;
  decide(approved: boolean, gesture: Gesture, reason?: string): unknown;
}

/** It stays in view where the card does not fit into its region. */
function TaskDecision({ card, place, pointer, decide }: TaskDecisionProps): React.ReactNode {
  const { card: cardMessages } = useMessages();
  const { isSeen, isArmed } = useArming(card, place, pointer);
  const [reason, setReason] = useState<string>();
  const state = useTasks(({ asked }) => (asked?.card === card ? asked.state : undefined));
  const waiting = useTasks(tasks => tasks.waiting);
  const isAwaiting = state?.status === 'awaiting';
  const noteId = useId();
  return (
    <div className={decisionStyles.decision} data-footer>
      <div id={noteId} className={styles.note} role="status">
        <DecisionNote state={state} isSeen={isSeen} waiting={waiting} />
      </div>
      {reason !== undefined && (
        <RejectReason
          reason={reason}
          change={setReason}
          reject={gesture => decide(false, gesture, reason)}
          close={() => setReason(undefined)}
        />
      )}
      <button
        type="button"
        className={decisionStyles.approve}
        aria-disabled={!isAwaiting || !isArmed}
        aria-describedby={noteId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...pressing(gesture => decide(true, gesture))}
      >
        {cardMessages.approve} <KeyHint keys="approve" />
      </button>
      <button
        type="button"
        className={decisionStyles.reject}
        aria-disabled={!isAwaiting}
        aria-keyshortcuts="Escape"
        {...pressing(gesture => decide(false, gesture, reason))}
      >
        {cardMessages.reject} <KeyHint keys="reject" />
      </button>
      {reason === undefined && (
        <div className={decisionStyles.more}>
          <button type="button" onClick={() => setReason('')}>
            {cardMessages.rejectWith}
          </button>
        </div>
      )}
    </div>
  );
}

interface DecisionNoteProps {
  state: CardState | undefined;
  isSeen: boolean;
  waiting: number;
}

function DecisionNote({ state, isSeen, waiting }: DecisionNoteProps): React.ReactNode {
  const { tasks: messages, format } = useMessages();
  switch (state?.status) {
    case 'sending':
      return messages.sending;
    case 'checking':
    case undefined:
      return messages.checking;
    case 'refused':
      return (
        <>
          {messages.refused}
          {format.space}
          <ShownText text={state.message} />
        </>
      );
    case 'awaiting':
      if (state.isAgain) return messages.again;
      if (!isSeen) return messages.seeEnd;
      return waiting > 0 ? messages.waiting(waiting) : null;
  }
}

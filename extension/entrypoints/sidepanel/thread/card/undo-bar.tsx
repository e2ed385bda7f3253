import { useId, useRef } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Gesture, Verdict } from '../../approval/gate.ts';
import type { Call } from '../../conversation/call.ts';
import { isListening } from '../../conversation/listening.ts';
import { callsOfTurn } from '../../conversation/panel-store.ts';
import { usePanel, useTurn } from '../../panel/panel-context.tsx';
import { doneRows, isLastUndoable, undoableRows } from '../../undo/undoable.ts';
import styles from './card.module.css';
import { pressing } from './pressing.ts';

/** Undo, at the last call that can be undone; and for the whole turn when that has more. */
export function UndoBar({ call }: { call: Call }): React.ReactNode {
  const { undo: messages } = useMessages();
  const turn = useTurn();
  const isOffered = usePanel(({ conversation }) => isLastUndoable(conversation.entries, call));
  const isAlone = usePanel(
    ({ conversation: { entries } }) =>
      !isOffered ||
      callsOfTurn(entries, call.id).filter(it => undoableRows(it, entries).length > 0).length < 2,
  );
  const id = useId();
  if (!isOffered) return null;
  return (
    <div className={styles.undo}>
      <UndoButton label={messages.undo} about={id} press={gesture => turn.undoCall(call.id, gesture)} />
      <UndoScope id={id} call={call} />
      {!isAlone && (
        <UndoButton label={messages.undoTurn} press={gesture => turn.undoTurn(call.id, gesture)} />
      )}
    </div>
  );
}

/** Which rows are undone, where others stay as they are. */
function UndoScope({ id, call }: { id: string; call: Call }): React.ReactNode {
  const { undo: messages } = useMessages();
  const numbers = usePanel(({ conversation: { entries } }) =>
    messages.only(undoableRows(call, entries).map(index => index + 1)),
  );
  const isWhole = usePanel(
    ({ conversation: { entries } }) => undoableRows(call, entries).length === doneRows(call).length,
  );
  return isWhole ? null : <span id={id}>{numbers}</span>;
}

interface UndoButtonProps {
  label: string;
  /** The id of what says more. */
  about?: string;
  press(gesture: Gesture): Verdict;
}

/** It goes with the undo, so the focus moves to the heading of its call. */
function UndoButton({ label, about, press }: UndoButtonProps): React.ReactNode {
  const busy = usePanel(
    ({ activity, conversation }) => activity.status === 'busy' && !isListening(conversation),
  );
  const button = useRef<HTMLButtonElement>(null);
  const undo = (gesture: Gesture): void => {
    const heading = button.current?.closest('section')?.querySelector('h2');
    if (press(gesture) === 'accepted') heading?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={button}
      type="button"
      aria-disabled={busy}
      aria-describedby={about}
      {...pressing(undo)}
      // The second click of a double click on Approve or Undo must not press a button that appeared in between.
      onClick={event => undo({ trusted: event.nativeEvent.isTrusted, repeated: event.detail > 1 })}
    >
      {label}
    </button>
  );
}

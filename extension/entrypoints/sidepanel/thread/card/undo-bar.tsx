import type { Gesture } from '../../consent/gate.ts';
import type { Call } from '../../conversation/call.ts';
import { callsOfTurn, isLastUndoable, undoableRows } from '../../conversation/undoable.ts';
import { usePanel, useTurn, useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { pressing } from './pressing.ts';

/** Undo, at the last call of which something can be taken back; and for its whole turn, when that is more. */
export function UndoBar({ call }: { call: Call }): React.ReactNode {
  const { undo: words } = useWords();
  const turn = useTurn();
  const isOffered = usePanel(({ conversation }) => isLastUndoable(conversation.entries, call));
  const isAlone = usePanel(
    ({ conversation: { entries } }) =>
      !isOffered || callsOfTurn(entries, call.id).filter(it => undoableRows(it).length > 0).length < 2,
  );
  if (!isOffered) return null;
  return (
    <div className={styles.undo}>
      <UndoButton label={words.undo} press={gesture => turn.undoCall(call.id, gesture)} />
      {!isAlone && <UndoButton label={words.undoTurn} press={gesture => turn.undoTurn(call.id, gesture)} />}
    </div>
  );
}

interface UndoButtonProps {
  label: string;
  press(gesture: Gesture): unknown;
}

function UndoButton({ label, press }: UndoButtonProps): React.ReactNode {
  const busy = usePanel(({ activity }) => activity.status === 'busy');
  return (
    <button
      type="button"
      aria-disabled={busy}
      {...pressing(press)}
      // The second click of a double click on Approve, or on Undo itself, is meant for no button that came in between.
      onClick={event => press({ trusted: event.nativeEvent.isTrusted, repeated: event.detail > 1 })}
    >
      {label}
    </button>
  );
}

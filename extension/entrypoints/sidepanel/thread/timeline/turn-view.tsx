import { memo, useId, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Call } from '../../conversation/call.ts';
import type { Entry } from '../../conversation/conversation.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { isLastUndoable } from '../../undo/undoable.ts';
import { PersonMessage } from './person-message.tsx';
import styles from './timeline.module.css';
import { TurnFoot } from './turn-foot.tsx';
import { TurnSteps, TurnSummary } from './turn-steps.tsx';

interface TurnViewProps {
  start: number;
  end: number;
  isNewest: boolean;
  /** Another turn has replaced it, so it is read-only. */
  isReplaced: boolean;
}

/** A message of the person with its steps. */
export const TurnView = memo(function TurnView(props: TurnViewProps): React.ReactNode {
  const { start, end, isNewest, isReplaced } = props;
  const stepsId = useId();
  const entries = usePanel(useShallow(({ conversation }) => conversation.entries.slice(start, end)));
  const offersUndo = usePanel(({ conversation }) =>
    calledIn(entries).some(call => isLastUndoable(conversation.entries, call)),
  );
  const [chosen, setChosen] = useState<boolean>();
  const [first, ...rest] = entries;
  const steps = first?.kind === 'person' ? rest : entries;
  const isLong = calledIn(steps).length > 1;
  const isOpen = chosen ?? (!isLong || isNewest || offersUndo);
  return (
    <div className={styles.turn} data-old={!isNewest}>
      {first?.kind === 'person' && <PersonMessage message={first} isReplaced={isReplaced} />}
      {isLong && (
        <TurnSummary
          calls={calledIn(steps)}
          controls={stepsId}
          isOpen={isOpen}
          toggle={() => setChosen(!isOpen)}
        />
      )}
      <TurnSteps id={stepsId} steps={isOpen ? steps : withoutSteps(steps)} />
      <TurnFoot
        message={first?.kind === 'person' ? first : undefined}
        steps={steps}
        isReplaced={isReplaced}
      />
    </div>
  );
});

function calledIn(entries: readonly Entry[]): Call[] {
  return entries.filter(entry => entry.kind === 'call');
}

/** A folded turn shows its last answer. */
function withoutSteps(steps: readonly Entry[]): Entry[] {
  const last = steps.findLast(entry => entry.kind === 'answer');
  return last ? [last] : [];
}

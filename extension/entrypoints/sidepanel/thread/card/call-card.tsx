import { useEffect, useId } from 'react';
import type { Call } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { fileLack } from '../../conversation/chosen-files.ts';
import { usePanel, useTurn, useWords } from '../../panel-context.ts';
import styles from './card.module.css';
import { CardBody } from './card-body.tsx';
import { CardHeading } from './card-heading.tsx';
import { pressing } from './pressing.ts';
import { RawArguments } from './raw-arguments.tsx';

/** The question to the person. It never takes the focus; its buttons go through the gate in `consent/`. */
export function CallCard({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const headingId = useId();
  useShowing(call.id);
  return (
    <fieldset className={styles.card} aria-labelledby={headingId}>
      <CardHeading id={headingId} call={call} card={card} />
      <CardBody call={call} card={card} />
      <RawArguments text={call.argumentsText} />
      <Decision callId={call.id} card={card} />
    </fieldset>
  );
}

/** Arms the card when it comes in sight: when it is there, and whenever the panel is uncovered again. */
function useShowing(callId: string): void {
  const turn = useTurn();
  useEffect(() => {
    const show = (): void => {
      if (!document.hidden) turn.showCard(callId);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [turn, callId]);
}

function Decision({ callId, card }: { callId: string; card: Card }): React.ReactNode {
  const words = useWords();
  const turn = useTurn();
  const lackId = useId();
  const armed = usePanel(({ arming }) => arming?.callId === callId && arming.armed);
  const lack = usePanel(({ chosenFiles }) => fileLack({ id: callId, card }, chosenFiles));
  return (
    <div className={styles.decision}>
      {lack && (
        <p id={lackId} className={styles.lack}>
          {words.card.lacks[lack]}
        </p>
      )}
      <button
        type="button"
        className={styles.approve}
        aria-disabled={!armed || lack !== undefined}
        aria-describedby={lack && lackId}
        {...pressing(gesture => turn.approve(callId, gesture))}
      >
        {words.card.approve}
      </button>
      <button type="button" className={styles.reject} {...pressing(gesture => turn.reject(callId, gesture))}>
        {words.card.reject}
      </button>
    </div>
  );
}

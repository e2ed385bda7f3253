import { useMessages } from '../../../../components/language.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import styles from './decision.module.css';
import { pressing } from './pressing.ts';

interface TakenOverProps {
  callId: string;
  giveBack(): void;
}

/**
 * The person does the step by hand while the card waits. Nothing of it runs: for the model it is rejected, with that as the
 * reason, and the page as they left it.
 */
export function TakenOver({ callId, giveBack }: TakenOverProps): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  return (
    <div className={styles.decision} data-footer>
      <p className={styles.taken} role="status">
        {messages.takenOver}
      </p>
      <button
        type="button"
        className={styles.approve}
        {...pressing(gesture => turn.reject(callId, gesture, messages.doneByHand))}
      >
        {messages.goOn}
      </button>
      <button type="button" className={styles.reject} onClick={giveBack}>
        {messages.giveBack}
      </button>
    </div>
  );
}

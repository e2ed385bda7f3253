import { useMessages } from '../../../components/language.ts';
import type { Call } from '../conversation/call.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './site.module.css';

/** On a read-only card: approving it can also allow reading on its site for the rest of the day. */
export function ReadingOffer({ call: { id, readsOn } }: { call: Call }): React.ReactNode {
  const { sites: messages } = useMessages();
  const turn = useTurn();
  const isTicked = usePanel(({ allowsReading }) => allowsReading === id);
  if (readsOn === undefined) return null;
  return (
    <label className={styles.offer}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={event => turn.allowReading(id, event.target.checked)}
      />
      <span>{messages.dontAskAgain(new URL(readsOn).host)}</span>
    </label>
  );
}

import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import type { Notice } from '../conversation/conversation.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from '../ui/thread.module.css';

/** States that a rule excluded a page from reading, and offers to change it. */
export function NeverReadNotice({
  notice: { origin },
}: {
  notice: Extract<Notice, { kind: 'never-read' }>;
}): React.ReactNode {
  const { sites: messages } = useMessages();
  const { sites } = useOpenPanel();
  const turn = useTurn();
  const idle = usePanel(state => state.activity.status === 'idle');
  const [isChanged, setChanged] = useState(false);
  const change = async (): Promise<void> => {
    await sites.setRule(origin, 'ask');
    setChanged(true);
    turn.askAgainNow();
  };
  const { host } = new URL(origin);
  return (
    <div className={styles.notice} role="note">
      <p>{messages.neverRead(host)}</p>
      {isChanged ? (
        <p role="status">{messages.readFromNow(host)}</p>
      ) : (
        <button type="button" className={styles.secondary} disabled={!idle} onClick={() => void change()}>
          {messages.readAgain(host)}
        </button>
      )}
    </div>
  );
}

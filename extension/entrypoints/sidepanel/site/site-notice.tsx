import { useState } from 'react';
import type { Notice } from '../conversation/conversation.ts';
import { useOpenPanel, usePanel, useTurn, useWords } from '../panel/panel-context.ts';
import styles from '../thread/thread.module.css';

/** That a page was not read because the person said so, and the way to change that. */
export function NeverReadNotice({
  notice: { origin },
}: {
  notice: Extract<Notice, { kind: 'never-read' }>;
}): React.ReactNode {
  const { sites: words } = useWords();
  const { sites } = useOpenPanel();
  const turn = useTurn();
  const idle = usePanel(state => state.activity.status === 'idle');
  const [isChanged, setChanged] = useState(false);
  const change = async (): Promise<void> => {
    await sites.setRule(origin, 'ask');
    setChanged(true);
    turn.askAnew();
  };
  const { host } = new URL(origin);
  return (
    <div className={styles.notice} role="note">
      <p>{words.neverRead(host)}</p>
      {isChanged ? (
        <p role="status">{words.readFromNow(host)}</p>
      ) : (
        <button type="button" className={styles.secondary} disabled={!idle} onClick={() => void change()}>
          {words.readAgain(host)}
        </button>
      )}
    </div>
  );
}

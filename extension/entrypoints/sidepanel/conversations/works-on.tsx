import { AppWindow } from 'lucide-react';
import { siteName } from '../conversation/site-name.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import styles from './works-on.module.css';

/** Which page the conversation is about, where that is not the one in front: its cards act there, and not here. */
export function WorksOn(): React.ReactNode {
  const { conversations: words } = useWords();
  const turn = useTurn();
  const place = usePanel(({ conversation }) => conversation.place);
  const front = usePanel(({ pageContext }) => pageContext.front);
  const isShared = usePanel(
    ({ conversation, pageContext: { front: tab } }) =>
      tab === undefined || conversation.sharedTabs?.includes(tab.tabId) === true,
  );
  const isSaid = usePanel(({ conversation }) => conversation.entries.length > 0);
  if (!isSaid || !place || !front || place.tabId === front.tabId) return null;
  const host = siteName(place.url);
  if (place.tabId === undefined && !host) return null;
  return (
    <aside className={styles.line} aria-label={words.worksOn}>
      <AppWindow className={styles.icon} aria-hidden="true" size={16} />
      <span className={styles.label}>
        {words.worksOn} <bdi className={styles.title}>{place.title || host}</bdi>
        {place.title && host && (
          <>
            {' · '}
            <bdi>{host}</bdi>
          </>
        )}
      </span>
      {place.tabId === undefined ? (
        <span className={styles.aside}>{words.tabClosed}</span>
      ) : (
        <button type="button" className={styles.button} onClick={() => void turn.showPlace()}>
          {words.showTab}
        </button>
      )}
      {!isShared && (
        <button
          type="button"
          className={styles.button}
          title={words.addTabWhy}
          onClick={() => turn.shareTab(front.tabId)}
        >
          {words.addTab}
        </button>
      )}
    </aside>
  );
}

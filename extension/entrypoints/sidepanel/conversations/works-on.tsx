import { AppWindow } from 'lucide-react';
import { useMessages } from '../../../components/language.ts';
import { isOpen } from '../conversation/call.ts';
import { calls } from '../conversation/panel-store.ts';
import { pageAlong } from '../conversation/shared-tabs.ts';
import { siteName } from '../conversation/summary.ts';
import { useOpenPanel, usePanel, useTurn } from '../panel/panel-context.tsx';
import bar from '../ui/bar.module.css';
import styles from './works-on.module.css';

/** The page of the conversation if it is not the one in front: the cards act there. */
export function WorksOn(): React.ReactNode {
  const { conversations: messages, format } = useMessages();
  const turn = useTurn();
  const { store } = useOpenPanel();
  const place = usePanel(({ conversation }) => conversation.place);
  const front = usePanel(({ pageContext }) => pageContext.front);
  const isClosed = usePanel(({ conversation, pageContext: { tabs } }) => {
    const tabId = conversation.place?.tabId;
    return tabId === undefined || tabs?.some(tab => tab.tabId === tabId) === false;
  });
  const isShared = usePanel(
    ({ conversation, pageContext: { front: tab } }) =>
      tab === undefined || conversation.sharedTabs?.includes(tab.tabId) === true,
  );
  /** The turn is over, and the next message includes the tab in front. */
  const isOver = usePanel(
    ({ conversation, pageContext, activity }) =>
      activity.status === 'idle' &&
      !calls(store).some(isOpen) &&
      pageAlong(conversation, pageContext).isInFront,
  );
  const isSaid = usePanel(({ conversation }) => conversation.entries.length > 0);
  if (!isSaid || !place || !front || place.tabId === front.tabId) return null;
  const host = siteName(place.url);
  if (isClosed && !host) return null;
  const label = isOver ? messages.wasAbout : messages.worksOn;
  return (
    <aside className={bar.bar} aria-label={label}>
      <AppWindow className={bar.icon} aria-hidden="true" size={16} />
      <span className={styles.label}>
        {label}
        {format.space}
        <bdi className={styles.title}>{place.title || host}</bdi>
        {place.title && host && (
          <>
            {' · '}
            <bdi>{host}</bdi>
          </>
        )}
      </span>
      {isClosed ? (
        <span className={styles.aside}>{messages.tabClosed}</span>
      ) : (
        <button type="button" className={bar.button} onClick={() => void turn.showPlace()}>
          {messages.showTab}
        </button>
      )}
      {!isShared && !isOver && (
        <button
          type="button"
          className={bar.button}
          title={messages.addTabWhy}
          onClick={() => turn.shareTab(front.tabId)}
        >
          {messages.addTab}
        </button>
      )}
    </aside>
  );
}

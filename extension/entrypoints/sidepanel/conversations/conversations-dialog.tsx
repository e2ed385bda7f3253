import { History } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import type { ListNotice } from '../conversation/conversation-list.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import { WholePanelDialog } from '../panel/whole-panel-dialog.tsx';
import { HeaderButton } from '../ui/header-button.tsx';
import { ConversationItem, focus } from './conversation-item.tsx';
import styles from './conversations.module.css';

/** Page size: a thousand rows of buttons would take a moment to render. */
const PAGE = 50;

export function ConversationsDialog(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  return (
    <WholePanelDialog
      title={messages.title}
      onClose={conversations.hide}
      closeButton={
        <button type="button" className={styles.plain} onClick={conversations.hide}>
          {messages.close}
        </button>
      }
    >
      <SearchBox />
      <ListNoticeLine />
      <ConversationItems />
      <RemoveAll />
    </WholePanelDialog>
  );
}

function SearchBox(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const query = usePanel(({ list }) => list?.query ?? '');
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={messages.search}
      placeholder={messages.searchHint}
      dir="auto"
      value={query}
      onChange={event => void conversations.search(event.target.value)}
    />
  );
}

function ConversationItems(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const found = usePanel(({ list }) => list?.found);
  const query = usePanel(({ list }) => list?.query.trim() ?? '');
  const [shown, setShown] = useState({ query, count: PAGE });
  if (!found) return <p className={styles.quiet}>{messages.loading}</p>;
  const count = shown.query === query ? shown.count : PAGE;
  const rest = found.length - count;
  const none = query === '' ? messages.none : messages.noneFound(query);
  return (
    <div className={styles.scroller}>
      <p className={styles.quiet} role="status">
        {found.length === 0 ? none : messages.count(found.length)}
      </p>
      <ul className={styles.items}>
        {found.slice(0, count).map(conversation => (
          <ConversationItem key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setShown({ query, count: count + PAGE })}
        >
          {messages.more(Math.min(rest, PAGE))}
        </button>
      )}
    </div>
  );
}

/** The result of the last action, and Undo for a removal while the list is open. */
function ListNoticeLine(): React.ReactNode {
  const messages = useMessages();
  const { conversations } = useTurn();
  const notice = usePanel(({ list }) => list?.notice);
  return (
    <div className={styles.notice} role="status">
      {notice && <span>{describe(notice, messages)}</span>}
      {notice?.kind === 'removed' && (
        <button type="button" ref={focus} onClick={() => void conversations.undoRemoval()}>
          {messages.conversations.undo}
        </button>
      )}
    </div>
  );
}

/** Asks again, because nothing restores them. */
function RemoveAll(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const [asking, setAsking] = useState(false);
  const isEmpty = usePanel(({ list }) => list?.query.trim() === '' && list.found?.length === 0);
  if (isEmpty) return null;
  const removeAll = (): void => {
    setAsking(false);
    void conversations.removeAll();
  };
  if (!asking) {
    return (
      <div className={styles.foot}>
        <button type="button" className={styles.plain} onClick={() => setAsking(true)}>
          {messages.removeAll}…
        </button>
      </div>
    );
  }
  return (
    <div className={styles.foot} role="alertdialog" aria-label={messages.removeAll}>
      <p>{messages.removeAllQuestion}</p>
      <button type="button" ref={focus} onClick={() => setAsking(false)}>
        {messages.keepAll}
      </button>
      <button type="button" className={styles.danger} onClick={removeAll}>
        {messages.removeAll}
      </button>
    </div>
  );
}

function describe(notice: ListNotice, { conversations: messages, word }: PersonMessages): string {
  switch (notice.kind) {
    case 'removed':
      return messages.removed(notice.title || messages.untitled);
    case 'all-removed':
      return messages.allRemoved(notice.count, notice.left);
    case 'failed':
      return messages.failed(word(notice.message));
    default:
      return messages[notice.kind];
  }
}

/** The browser returns the focus here when the dialog closes. */
export function ConversationsButton(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const isOpen = usePanel(({ list }) => list !== undefined);
  return (
    <>
      <HeaderButton icon={History} label={messages.title} onClick={() => void conversations.show()} />
      {isOpen && <ConversationsDialog />}
    </>
  );
}

import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { WholePanelDialog } from '../whole-panel-dialog.tsx';
import { ConversationItems } from './conversation-items.tsx';
import styles from './conversations.module.css';
import { ListNewsLine } from './list-news-line.tsx';
import { RemoveAll } from './remove-all.tsx';

/** The list over the whole panel, with the search first. */
export function ConversationsDialog(): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  return (
    <WholePanelDialog
      title={words.title}
      onClose={conversations.hide}
      closeButton={
        <button type="button" className={styles.plain} onClick={conversations.hide}>
          {words.close}
        </button>
      }
    >
      <SearchBox />
      <ListNewsLine />
      <ConversationItems />
      <RemoveAll />
    </WholePanelDialog>
  );
}

function SearchBox(): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  const query = usePanel(({ list }) => list?.query ?? '');
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={words.search}
      placeholder={words.searchHint}
      dir="auto"
      value={query}
      onChange={event => void conversations.search(event.target.value)}
    />
  );
}

import { useId } from 'react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { showModal } from '../show-modal.ts';
import { ConversationItems } from './conversation-items.tsx';
import styles from './conversations.module.css';
import { ListNewsLine } from './list-news-line.tsx';
import { RemoveAll } from './remove-all.tsx';

/** The list over the whole panel. What stands behind it waits, cards too. */
export function ConversationsDialog(): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  const titleId = useId();
  return (
    <dialog
      ref={openAtSearch}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={conversations.hide}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" className={styles.plain} onClick={conversations.hide}>
          {words.close}
        </button>
      </div>
      <SearchBox />
      <ListNewsLine />
      <ConversationItems />
      <RemoveAll />
    </dialog>
  );
}

/** Not at the first button, which would close it: most come to look for something. */
function openAtSearch(dialog: HTMLDialogElement | null): (() => void) | undefined {
  const close = showModal(dialog);
  dialog?.querySelector('input')?.focus();
  return close;
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

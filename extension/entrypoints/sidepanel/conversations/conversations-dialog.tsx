import { useId } from 'react';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
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
    <dialog ref={showModal} className={styles.dialog} aria-labelledby={titleId} onClose={conversations.hide}>
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

/** Closed in the moment that it is taken out, so that the browser gives the focus back to where it was. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  dialog.showModal();
  // Not the first button, which would close it: most come to look for something.
  dialog.querySelector('input')?.focus();
  return () => dialog.close();
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

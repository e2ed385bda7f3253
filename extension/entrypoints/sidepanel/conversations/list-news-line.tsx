import type { ListNews } from '../conversation/conversation-list.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import type { Words } from '../words/words-for.ts';
import styles from './conversations.module.css';

/** What came of what the person did last, and the way back from a deletion, which stands for as long as the list does. */
export function ListNewsLine(): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  const news = usePanel(({ list }) => list?.news);
  return (
    <div className={styles.news} role="status">
      {news && <span>{describe(news, words)}</span>}
      {news?.kind === 'removed' && (
        <button type="button" ref={focus} onClick={() => void conversations.undoRemoval()}>
          {words.undo}
        </button>
      )}
    </div>
  );
}

/** What had the focus was removed. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function describe(news: ListNews, words: Words['conversations']): string {
  switch (news.kind) {
    case 'removed':
      return words.removed(news.title || words.untitled);
    case 'all-removed':
      return words.allRemoved(news.count, news.left);
    case 'elsewhere':
      return words.elsewhere;
    case 'unreadable':
      return words.unreadable;
    case 'gone':
      return words.gone;
    case 'failed':
      return words.failed(news.message);
  }
}

import { useState } from 'react';
import { usePanel, useWords } from '../panel-context.ts';
import { ConversationItem } from './conversation-item.tsx';
import styles from './conversations.module.css';

/** So many at once: a thousand rows of buttons would take the panel a moment to draw. */
const PAGE = 50;

export function ConversationItems(): React.ReactNode {
  const { conversations: words } = useWords();
  const found = usePanel(({ list }) => list?.found);
  const query = usePanel(({ list }) => list?.query.trim() ?? '');
  const [shown, setShown] = useState({ query, count: PAGE });
  if (!found) return <p className={styles.quiet}>{words.loading}</p>;
  const count = shown.query === query ? shown.count : PAGE;
  const rest = found.length - count;
  const none = query === '' ? words.none : words.noneFound(query);
  return (
    <div className={styles.scroller}>
      <p className={styles.quiet} role="status">
        {found.length === 0 ? none : words.count(found.length)}
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
          {words.more(Math.min(rest, PAGE))}
        </button>
      )}
    </div>
  );
}

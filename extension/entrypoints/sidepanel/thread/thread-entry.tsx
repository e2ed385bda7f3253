import { usePanel, useWords } from '../panel-context.ts';
import { Answer } from './answer.tsx';
import { CallEntry } from './card/call-entry.tsx';
import { NoticeLine } from './notice-line.tsx';
import styles from './thread.module.css';

/** One entry, rendered again only when it has changed itself. */
export function ThreadEntry({ id }: { id: string }): React.ReactNode {
  const words = useWords();
  const entry = usePanel(state => state.conversation.entries.find(candidate => candidate.id === id));
  switch (entry?.kind) {
    case 'person':
      return (
        <p className={styles.person} dir="auto">
          <span className={styles.unseen}>{words.you}: </span>
          {entry.text}
          {entry.note && <small className={styles.note}>{entry.note.text}</small>}
        </p>
      );
    case 'answer':
      return <Answer answer={entry} />;
    case 'notice':
      return <NoticeLine notice={entry.notice} />;
    case 'call':
      return <CallEntry call={entry} />;
    case undefined:
      return null;
  }
}

import { useWords } from '../../panel-context.ts';
import styles from './markdown.module.css';

/** The box of a task in a list: a sign to see, and a word to hear. */
export function Tick({ checked }: { checked: boolean }): React.ReactNode {
  const { thread: words } = useWords();
  return (
    <>
      <span className={styles.unseen}>{checked ? words.ticked : words.unticked} </span>
      <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>
    </>
  );
}

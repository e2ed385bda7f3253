import { useId, useState } from 'react';
import { useWords } from '../panel-context.ts';
import styles from './add-tab.module.css';

/** How many more tabs there are; pressed, it shows them. */
export function MoreTabs({ count, children }: { count: number; children: React.ReactNode }): React.ReactNode {
  const { context: words } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.fewerTabs : words.moreTabs(count)}
      </button>
      {isOpen && (
        <ul id={id} className={styles.chips} aria-label={words.moreTabs(count)}>
          {children}
        </ul>
      )}
    </li>
  );
}

import { useWords } from '../panel-context.ts';
import styles from './context.module.css';
import { Disclosure } from './disclosure.tsx';

/** How many more tabs there are; pressed, it shows them. */
export function MoreTabs({ count, children }: { count: number; children: React.ReactNode }): React.ReactNode {
  const { context: words } = useWords();
  return (
    <Disclosure name={words.moreTabs(count)}>{() => <ul className={styles.chips}>{children}</ul>}</Disclosure>
  );
}

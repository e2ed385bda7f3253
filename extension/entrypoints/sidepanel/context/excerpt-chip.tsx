import type { LucideIcon } from 'lucide-react';
import { useWords } from '../panel-context.ts';
import { Chip } from './chip.tsx';
import styles from './context.module.css';

interface ExcerptChipProps {
  icon: LucideIcon;
  /** What it is, for those who hear the panel. */
  about: string;
  excerpt: string;
  /** Characters of the whole text. */
  length: number;
  remove: string;
  onRemove(): void;
}

/** A text of the page's that goes along: its beginning, as the page's own words, and how long it is. */
export function ExcerptChip(props: ExcerptChipProps): React.ReactNode {
  const { context: words } = useWords();
  return (
    <Chip icon={props.icon} remove={props.remove} onRemove={props.onRemove}>
      <span className={styles.hidden}>{props.about} </span>
      <q className={styles.title}>
        <bdi>{props.excerpt}</bdi>
      </q>
      <span className={styles.aside}>{words.characters(props.length)}</span>
    </Chip>
  );
}

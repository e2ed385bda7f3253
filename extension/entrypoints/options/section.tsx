import { useId } from 'react';
import type { Settings } from '../../settings/settings.ts';
import styles from './options.module.css';

/** What every section of the options is given. Each saves what is its own by itself. */
export interface SectionProps {
  /** As they are stored, wherever they were set. */
  settings: Settings;
}

/** The frame of a section: a card with a heading. */
export function Section({ title, children }: { title: string; children: React.ReactNode }): React.ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

import { useId } from 'react';
import type { Settings } from '../../settings/settings.ts';
import styles from './options.module.css';

export interface SectionProps {
  settings: Settings;
}

export function Section({ title, children }: { title: string; children: React.ReactNode }): React.ReactNode {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

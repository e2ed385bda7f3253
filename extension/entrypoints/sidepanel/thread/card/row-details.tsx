import type { Row } from '../../conversation/card.ts';
import styles from './rows.module.css';
import { ShownText } from './shown-text.tsx';

/** What else there is to know of a row before it is decided on, line by line. */
export function RowDetails({ row: { preview } }: { row: Row }): React.ReactNode {
  const details = preview.status === 'bound' ? (preview.details ?? []) : [];
  if (details.length === 0) return null;
  return (
    <ul className={styles.details}>
      {details.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and come anew together.
        <li key={index}>
          <ShownText text={line} />
        </li>
      ))}
    </ul>
  );
}

import { type Row, runnablePart } from '../../conversation/card.ts';
import styles from './pointing.module.css';
import { ShowOnPage } from './show-on-page.tsx';

interface RowPointingProps {
  callId: string;
  index: number;
  row: Row;
}

/** What the person can do from a row of the card that waits with its target in the page. */
export function RowPointing({ callId, index, row }: RowPointingProps): React.ReactNode {
  const runnable = runnablePart(row);
  return (
    <div className={styles.controls}>
      {runnable && <ShowOnPage callId={callId} index={index} preview={runnable.preview} />}
    </div>
  );
}

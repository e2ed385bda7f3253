import { findOperation } from '../../../../operations/list.ts';
import { type Row, runnablePart } from '../../conversation/card.ts';
import { PickOnPage } from './pick-on-page.tsx';
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
      {isAboutElement(row) && <PickOnPage callId={callId} index={index} row={row} />}
    </div>
  );
}

/**
 * A row without a target is about the page or what is selected in it, and one that the background carries out about a tab;
 * what can't be found may be pointed at.
 */
function isAboutElement({ action: { action, target }, preview }: Row): boolean {
  if (findOperation(action)?.inBrowser) return false;
  if (preview.status === 'bound') return preview.binding.kind === 'element';
  return Object.values(target).some(Boolean);
}

import { useMessages } from '../../../../components/language.ts';
import type { RowProgress } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { siteThatRefusedRow } from '../../site/site-that-refused.ts';
import type { DoneRow } from '../../undo/undoable.ts';
import { RowChange } from './row-change.tsx';
import { RowCode } from './row-code.tsx';
import { RowObstacle } from './row-obstacle.tsx';
import { RowOutcome } from './row-outcome.tsx';
import { RowTitle } from './row-title.tsx';
import { RowUndoing } from './row-undoing.tsx';
import styles from './rows.module.css';

interface ActionRowProps {
  row: Row;
  number: number;
  isAlone: boolean;
  progress?: RowProgress | undefined;
  /** Given once the person has asked to undo the call. */
  done?: DoneRow | undefined;
}

/** One action of a batch that was decided on, and what came of it. */
export function ActionRow({ row, number, isAlone, progress, done }: ActionRowProps): React.ReactNode {
  const { card: messages } = useMessages();
  return (
    <li className={styles.row} data-unticked={row.unticked ?? false}>
      <div className={styles.main}>
        <RowTitle row={row} number={isAlone ? undefined : number} />
        <RowCode row={row} />
        {(!progress || isDeadline(row)) && <RowChange row={row} />}
        {row.unticked ? (
          <p className={styles.leftOut}>{messages.unticked}</p>
        ) : (
          <WhatCame row={row} isAlone={isAlone} progress={progress} />
        )}
        {done && <RowUndoing done={done} />}
      </div>
    </li>
  );
}

/** What was waited for, and for how long at most, belongs to what came of it. */
function isDeadline({ preview }: Row): boolean {
  return preview.status === 'bound' && preview.binding.kind === 'tab' && preview.after !== undefined;
}

/** Said once: what a site's rule kept from being done is told at the end of the record, for all its rows. */
function WhatCame({
  row,
  isAlone,
  progress,
}: Pick<ActionRowProps, 'row' | 'isAlone' | 'progress'>): React.ReactNode {
  const { card: messages } = useMessages();
  if (siteThatRefusedRow(row)) return !isAlone && <p className={styles.leftOut}>{messages.notRun}</p>;
  return progress ? <RowOutcome row={row} progress={progress} /> : <RowObstacle row={row} />;
}

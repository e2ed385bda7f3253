import { findOperation } from '../../../../operations/list.ts';
import type { RowProgress } from '../../conversation/call.ts';
import { type Row, runnablePart } from '../../conversation/card.ts';
import type { DoneRow } from '../../conversation/undoable.ts';
import { useLanguage, useWords } from '../../panel-context.ts';
import { RowPointing } from '../pointing/row-pointing.tsx';
import { usePointing } from '../pointing/use-pointing.ts';
import styles from './card.module.css';
import { EffectChip } from './effect-chip.tsx';
import { FileChoice } from './file-choice.tsx';
import { RowOutcome } from './row-outcome.tsx';
import { RowTarget } from './row-target.tsx';
import { RowUndoing } from './row-undoing.tsx';
import { ShownText } from './shown-text.tsx';

interface ActionRowProps {
  row: Row;
  number: number;
  alone: boolean;
  /** The call that waits for the person's decision; absent once they have decided. */
  askedIn?: string | undefined;
  progress?: RowProgress | undefined;
  /** Given once the person has asked to undo the call. */
  done?: DoneRow | undefined;
}

/** One action of a batch, as the page says it is; the model's own words come last and under its name. */
export function ActionRow({ row, number, alone, askedIn, progress, done }: ActionRowProps): React.ReactNode {
  const language = useLanguage();
  const { preview, action } = row;
  const pointing = usePointing(askedIn, number - 1);
  const runnable = runnablePart(row);
  const realName = preview.status === 'bound' ? preview.facts?.name : undefined;
  return (
    <li className={styles.row} {...pointing}>
      <div className={styles.what}>
        {preview.status === 'bound' && <EffectChip effect={preview.effect} />}
        {!alone && <span className={styles.number}>{number}</span>}
        <strong>{findOperation(action.action)?.verb[language] ?? action.action}</strong>{' '}
        {preview.status === 'bound' && <RowTarget preview={preview} />}
      </div>
      {preview.status === 'bound' && !progress && <RowChange preview={preview} />}
      <RowObstacle row={row} />
      {askedIn !== undefined && <RowPointing callId={askedIn} index={number - 1} row={row} />}
      {askedIn !== undefined && runnable && (
        <FileChoice callId={askedIn} index={number - 1} preview={runnable.preview} />
      )}
      {askedIn !== undefined && action.target.description !== realName && (
        <ModelWords text={action.target.description} />
      )}
      {progress && <RowOutcome progress={progress} />}
      {done && <RowUndoing done={done} />}
    </li>
  );
}

function RowChange({
  preview: { before, after },
}: {
  preview: Extract<Row['preview'], { status: 'bound' }>;
}): React.ReactNode {
  const { card: words } = useWords();
  if (after === undefined) return null;
  return (
    <div className={styles.change}>
      {before !== undefined && (
        <>
          <span className={styles.before}>{before === '' ? words.empty : <ShownText text={before} />}</span>
          <span role="img" aria-label={words.becomes}>
            {' → '}
          </span>
        </>
      )}
      <span className={styles.after}>{after === '' ? words.empty : <ShownText text={after} />}</span>
    </div>
  );
}

function RowObstacle({ row: { preview, blockedBy } }: { row: Row }): React.ReactNode {
  const { card: words } = useWords();
  if (blockedBy !== undefined) return <p className={styles.obstacle}>{words.blocked(blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {words.cannot} <bdi>{preview.failure.message}</bdi>
    </p>
  );
}

function ModelWords({ text }: { text: string | undefined }): React.ReactNode {
  const { card: words } = useWords();
  if (!text) return null;
  return (
    <div className={styles.aside}>
      {words.modelSays} <ShownText text={text} />
    </div>
  );
}

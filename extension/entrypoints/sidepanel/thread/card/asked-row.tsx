import { useMessages } from '../../../../components/language.ts';
import { isGoneForGood, type Row, runnablePart } from '../../conversation/card.ts';
import { editableValues } from '../../conversation/editable-values.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import cardStyles from './card.module.css';
import { FileChoice } from './file-choice.tsx';
import { RowChanges } from './row-changes.tsx';
import { RowEdit } from './row-edit.tsx';
import { hasChange, RowChange, RowCode, RowObstacle } from './row-facts.tsx';
import { RowPointing } from './row-pointing.tsx';
import { RowSends } from './row-sends.tsx';
import { RowTitle, useRowName } from './row-title.tsx';
import styles from './rows.module.css';

interface AskedRowProps {
  callId: string;
  row: Row;
  index: number;
  /** The number of rows before those of this card. */
  before: number;
  isAlone: boolean;
  /** The rows of the card that run before. */
  earlier: readonly Row[];
}

/** An action to decide on, as the page describes it; the model's own words come last and are marked. */
export function AskedRow({ callId, row, index, before, isAlone, earlier }: AskedRowProps): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  const name = useRowName(row);
  const pointing = usePointing(callId, index);
  const runnable = runnablePart(row);
  const isOpen = !row.unticked && !isGoneForGood(row);
  const number = before + index + 1;
  const values = isOpen ? editableValues(row) : [];
  const pointingTools = isOpen && <RowPointing callId={callId} index={index} row={row} />;
  const isPlain = !isAlone && values.length === 0 && !hasChange(row);
  return (
    <li className={styles.row} data-row tabIndex={-1} data-unticked={row.unticked ?? false} {...pointing}>
      {!isAlone && (
        <input
          type="checkbox"
          className={styles.tick}
          checked={!row.unticked}
          aria-label={messages.tick(number, name)}
          onChange={event => turn.tickRow(callId, index, event.target.checked)}
        />
      )}
      <div className={styles.main}>
        <RowTitle
          row={row}
          number={isAlone && before === 0 ? undefined : number}
          tools={isPlain && pointingTools}
        />
        <RowCode row={row} />
        <div className={styles.values}>
          <RowChange row={row} />
          {values.map(value => (
            <RowEdit key={value.key} callId={callId} index={index} row={row} value={value} name={name} />
          ))}
          {!isPlain && pointingTools}
        </div>
        <RowDetails row={row} />
        <RowSends row={row} earlier={earlier} />
        {!row.unticked && <RowObstacle row={row} before={before} />}
        {!row.unticked && <RowChanges row={row} />}
        {runnable && <FileChoice callId={callId} index={index} preview={runnable.preview} />}
        <RowWords row={row} />
      </div>
    </li>
  );
}

function RowDetails({ row: { preview } }: { row: Row }): React.ReactNode {
  const { word } = useMessages();
  const details = preview.status === 'bound' ? (preview.details ?? []) : [];
  if (details.length === 0) return null;
  return (
    <ul className={styles.details}>
      {details.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and are all replaced together.
        <li key={index}>
          <ShownText text={word(line)} />
        </li>
      ))}
    </ul>
  );
}

/** The model's name of the target, if it differs from the page's. */
function RowWords({ row: { action, preview } }: { row: Row }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const { description } = action.target;
  const realName = preview.status === 'bound' ? preview.facts?.name : undefined;
  if (!description || isName(description, realName)) return null;
  return (
    <div className={cardStyles.aside}>
      {messages.modelDescription}
      {format.space}
      <ShownText text={description} />
    </div>
  );
}

/** The model has long names without their end. */
function isName(description: string, name = ''): boolean {
  return description.endsWith('…') ? name.startsWith(description.slice(0, -1)) : description === name;
}

type PointingProps = Partial<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;

/** Emphasizes the target of a row in the page while the pointer or the focus is in the row. */
function usePointing(callId: string, index: number): PointingProps {
  const turn = useTurn();
  const point = (): void => turn.pointAt(callId, index);
  const leave = (): void => turn.pointAt(callId, undefined);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}

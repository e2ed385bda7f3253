import { type Call, failureOf, type RowProgress } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { doneRows } from '../../conversation/undoable.ts';
import { useLanguage, useWords } from '../../panel-context.ts';
import { GrantedLine } from '../../site/granted-line.tsx';
import { RefusalLine } from '../../site/refusal-line.tsx';
import { ActionRow } from './action-row.tsx';
import styles from './card.module.css';
import { Site } from './card-heading.tsx';
import { describeCall } from './describe-call.ts';
import { RawArguments } from './raw-arguments.tsx';
import { RecordNotes } from './record-notes.tsx';
import rowStyles from './rows.module.css';
import { SentPictures } from './sent-pictures.tsx';
import { SentText } from './sent-text.tsx';
import { ShownText } from './shown-text.tsx';
import { UndoBar } from './undo-bar.tsx';

interface CallRecordProps {
  call: Call;
  card: Card | undefined;
  rows: RowProgress[];
}

/** What came of a call that nobody is asked about any more. */
export function CallRecord({ call, card, rows }: CallRecordProps): React.ReactNode {
  const words = useWords();
  const failure = failureOf(call);
  const done = call.undoing ? doneRows(call) : [];
  return (
    <section className={styles.record} data-status={call.state.status}>
      <header className={styles.heading}>
        <h2>
          <RecordTitle call={call} card={card} /> <span role="status">{describeCall(call, words)}</span>
        </h2>
        {card && card.kind !== 'server' && call.page && <Site page={call.page} />}
      </header>
      {card?.kind === 'actions' && (
        <ol className={rowStyles.rows}>
          {card.rows.map((row, index) => (
            <ActionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a card's rows never move.
              key={index}
              row={row}
              number={index + 1}
              isAlone={card.rows.length === 1}
              progress={rows[index]}
              done={done.find(row => row.index === index)}
            />
          ))}
        </ol>
      )}
      <SentPictures call={call} />
      <SentText call={call} />
      <GrantedLine call={call} />
      <RefusalLine call={call} />
      {failure !== undefined && card?.kind !== 'actions' && (
        <div className={styles.aside}>
          <ShownText text={failure} />
        </div>
      )}
      <RecordNotes call={call} />
      <UndoBar call={call} />
      <RawArguments text={call.argumentsText} />
    </section>
  );
}

function RecordTitle({ call, card }: { call: Call; card: Card | undefined }): React.ReactNode {
  const language = useLanguage();
  const { card: words } = useWords();
  if (card?.kind === 'plan') return card.title[language];
  return card?.kind === 'actions' ? words.count(card.rows.length) : <code>{call.toolName}</code>;
}

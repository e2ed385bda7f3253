import { type Call, failureOf, isSettled, type Reply, type RowProgress } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { doneRows } from '../../conversation/undoable.ts';
import { useLanguage, usePanel, useWords } from '../../panel-context.ts';
import { GrantedLine } from '../../site/granted-line.tsx';
import { RefusalLine } from '../../site/refusal-line.tsx';
import type { Words } from '../../words/words-for.ts';
import { ActionRow } from './action-row.tsx';
import styles from './card.module.css';
import { Site } from './card-heading.tsx';
import { RawArguments } from './raw-arguments.tsx';
import rowStyles from './rows.module.css';
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
          <RecordTitle call={call} card={card} /> <span role="status">{describe(call, words)}</span>
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
      <GrantedLine call={call} />
      <RefusalLine call={call} />
      <Reason call={call} />
      {failure !== undefined && card?.kind !== 'actions' && (
        <div className={styles.aside}>
          <ShownText text={failure} />
        </div>
      )}
      {isSettled(call.state) && call.state.delivery !== 'sent' && (
        <p className={styles.aside}>
          {call.state.delivery === 'dropped' ? words.call.dropped : words.call.notSent}
        </p>
      )}
      <UndoNews call={call} />
      <UndoBar call={call} />
      <RawArguments text={call.argumentsText} />
    </section>
  );
}

/** Why the person did not want it, in their own words. */
function Reason({ call: { state } }: { call: Call }): React.ReactNode {
  const { card: words } = useWords();
  const reason = state.status === 'rejected' ? reasonOf(state.reply) : '';
  if (reason === '') return null;
  return (
    <p className={styles.aside}>
      {words.yourReason} <ShownText text={reason} />
    </p>
  );
}

function reasonOf(reply: Reply): string {
  const { reason } = reply.kind === 'result' ? reply.result : reply;
  return typeof reason === 'string' ? reason : '';
}

/** Said once, at the last call that it is about. */
function UndoNews({ call }: { call: Call }): React.ReactNode {
  const { undo: words } = useWords();
  const isToTell = usePanel(({ activity, conversation: { entries } }) => {
    if (activity.status === 'busy' || call.undoing?.told !== false) return false;
    return entries.findLast(entry => entry.kind === 'call' && entry.undoing?.told === false)?.id === call.id;
  });
  return isToTell && <p className={styles.aside}>{words.toTell}</p>;
}

function RecordTitle({ call, card }: { call: Call; card: Card | undefined }): React.ReactNode {
  const language = useLanguage();
  const { card: words } = useWords();
  if (card?.kind === 'plan') return card.title[language];
  return card?.kind === 'actions' ? words.count(card.rows.length) : <code>{call.toolName}</code>;
}

function describe({ state }: Call, { call: words }: Words): string {
  switch (state.status) {
    case 'proposed':
    case 'awaiting':
      return words.proposed;
    case 'approved':
    case 'running':
      return words.running;
    case 'done':
      return state.reply.kind === 'decision' ? words.serverApproved : words.done;
    case 'rejected':
      return words.rejected;
    case 'failed':
      return describeFailure(state, words);
    case 'void':
      return describeVoid(state.reason, words);
  }
}

function describeVoid(
  reason: Extract<Call['state'], { status: 'void' }>['reason'],
  words: Words['call'],
): string {
  switch (reason) {
    case 'superseded':
      return words.superseded;
    case 'stopped':
      return words.stopped;
    case 'gave-up':
      return words.gaveUp;
    case 'other-backend':
      return words.otherBackend;
  }
}

function describeFailure(
  { attended, rows }: Extract<Call['state'], { status: 'failed' }>,
  words: Words['call'],
): string {
  if (!attended) return words.unfit;
  return rows.some(row => row.status === 'ended' && row.outcome.success) ? words.partly : words.failed;
}

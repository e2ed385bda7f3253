import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { type Call, failureTypeOf, isSettled, type RowProgress } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { GrantedLine } from '../../site/reading-offer.tsx';
import { RefusalLine } from '../../site/refusal-line.tsx';
import { Visible } from '../../ui/shown-text.tsx';
import { linesOf, spoken } from '../../ui/visible-text.ts';
import { doneRows } from '../../undo/undoable.ts';
import { isDoneByHand } from '../../wording/done-by-hand.ts';
import { sentenceOf, withTarget } from '../../wording/row-sentence.ts';
import { textOfReply } from '../../wording/text-of-reply.ts';
import { ActionRow } from './action-row.tsx';
import styles from './card.module.css';
import { cardTitle, Site } from './card-heading.tsx';
import { RawArguments, RecordNotes, SentPictures } from './record-notes.tsx';
import rowStyles from './rows.module.css';
import { UndoBar } from './undo-bar.tsx';

interface CallRecordProps {
  call: Call;
  card: Card | undefined;
  rows: RowProgress[];
}

/** The record of a call that needs no decision any more. */
export function CallRecord({ call, card, rows }: CallRecordProps): React.ReactNode {
  const messages = useMessages();
  const failure = failureForPerson(call, messages);
  const done = call.undoing ? doneRows(call) : [];
  return (
    <section className={styles.record} data-status={isTakenBack(call) ? 'failed' : call.state.status}>
      <header className={styles.heading}>
        <h2 tabIndex={-1}>
          <RecordTitle call={call} card={card} />{' '}
          <span role="status">
            <CallStatus call={call} card={card} rows={rows} />
          </span>
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
              late={call.late?.findLast(each => each.index === index)}
            />
          ))}
        </ol>
      )}
      <SentPictures call={call} />
      <SentText call={call} />
      <GrantedLine call={call} />
      <RefusalLine call={call} />
      {failure !== undefined && card?.kind !== 'actions' && <p className={styles.aside}>{failure}</p>}
      <RecordNotes call={call} />
      <UndoBar call={call} />
      <RawArguments text={call.argumentsText} />
    </section>
  );
}

/** While several rows run, which of them. */
function CallStatus({ call, card, rows }: CallRecordProps): React.ReactNode {
  const messages = useMessages();
  const language = useLanguage();
  // Earlier ones may still be confirmed.
  const current = rows.findLastIndex(({ status }) => status === 'started');
  const row = card?.kind === 'actions' && card.rows.length > 1 ? card.rows[current] : undefined;
  if (call.state.status !== 'running' || !row || card?.kind !== 'actions')
    return describeCall(call, messages);
  const name = row.preview.status === 'bound' ? row.preview.facts?.name : row.known?.name;
  const what = withTarget(
    sentenceOf(row, language),
    name ? messages.format.quoted(spoken(name)) : '',
    messages,
  );
  return messages.call.runningRow(current + 1, card.rows.length, what);
}

/** The sentence for the model is not shown. */
function failureForPerson(call: Call, { reasons: { errors } }: PersonMessages): string | undefined {
  const type = failureTypeOf(call);
  return Object.entries(errors).find(([name]) => name === type)?.[1];
}

function RecordTitle({ call, card }: { call: Call; card: Card | undefined }): React.ReactNode {
  const language = useLanguage();
  const { card: messages } = useMessages();
  return (card && cardTitle(card, messages, language)) ?? <code>{call.toolName}</code>;
}

/** The model's input beyond the record: page content, and text for the model alone. */
function SentText({ call: { state } }: { call: Call }): React.ReactNode {
  const messages = useMessages();
  const isSent = isSettled(state) && state.delivery !== 'dropped';
  const text = isSent ? textOfReply(state, messages) : '';
  if (text === '') return null;
  return (
    <details className={styles.raw}>
      <summary>{messages.call.textSent}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.sent} aria-label={messages.call.textSent} tabIndex={0}>
        {linesOf(text).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
          <div key={index}>
            <Visible text={line} />
          </div>
        ))}
      </section>
    </details>
  );
}

/** The page has undone a row, or told of its failure, after the result. */
function isTakenBack({ late = [] }: Call): boolean {
  return late.some(({ change }) => change.tone === 'bad');
}

/** The progress or result of a call, in a few words. */
export function describeCall(call: Call, { call: messages }: PersonMessages): string {
  const { state } = call;
  switch (state.status) {
    case 'proposed':
    case 'awaiting':
      return messages.proposed;
    case 'approved':
    case 'running':
      return messages.running;
    case 'done':
      if (isTakenBack(call)) return messages.takenBack;
      return state.reply.kind === 'decision' ? messages.serverApproved : messages.done;
    case 'answered':
      return messages.lookedUp;
    case 'rejected':
      if (isDoneByHand(state)) return messages.doneByHand;
      return hasDone(state.rows) ? messages.restRejected : messages.rejected;
    case 'failed':
      if (!state.attended) return messages.unfit;
      return hasDone(state.rows) ? messages.partly(doneIn(state.rows), state.rows.length) : messages.failed;
    case 'void':
      return messages.voidFor[state.reason];
  }
}

function hasDone(rows: readonly RowProgress[]): boolean {
  return doneIn(rows) > 0;
}

function doneIn(rows: readonly RowProgress[]): number {
  return rows.filter(row => row.status === 'ended' && row.outcome.success).length;
}

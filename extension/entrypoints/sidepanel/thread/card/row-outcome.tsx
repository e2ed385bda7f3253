import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { ObservedEffect, Outcome } from '../../../../operations/contract/outcome.ts';
import type { RowProgress } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { pageQuote } from '../../wording/page-quote.ts';
import { messageForPerson } from '../../wording/person-message.ts';
import cardStyles from './card.module.css';
import styles from './rows.module.css';

/** The result of an action has a few sentences, which may quote the page. */
const WHOLE = 600;

const DOUBTFUL: ReadonlySet<ObservedEffect> = new Set([
  'no_change',
  'needs_user',
  'validation_error',
  'unseen',
  'late',
]);

export type Tone = 'good' | 'caution' | 'danger' | 'quiet';

export interface RowOutcomeProps {
  row: Row;
  progress: RowProgress;
  /** Something else came of it. */
  isOver: boolean;
}

/** The headline of a good result that has no more to say than the page's words: it stands in the title's line. */
export function plainResult(
  { row, progress, isOver }: RowOutcomeProps,
  messages: PersonMessages,
): string | undefined {
  if (progress.status !== 'ended' || isOver) return undefined;
  const { outcome } = progress;
  const text = textBesideRow(outcome, row, messages).trim();
  const isPlain = toneOf(outcome) === 'good' && (text === '' || text === pageQuote(outcome));
  return isPlain ? headline(outcome, messages) : undefined;
}

/** The result of a row, or how far it is. `isHeadlined`: its headline stands in the title's line. */
export function RowOutcome({
  row,
  progress,
  isOver,
  isHeadlined,
}: RowOutcomeProps & { isHeadlined: boolean }): React.ReactNode {
  const messages = useMessages();
  const seen = progress.status === 'ended' ? progress.outcome : sightedIn(progress);
  if (!seen) {
    return (
      <p className={cardStyles.outcome} data-tone="quiet">
        {progress.status === 'started' ? messages.card.runningRow : messages.card.waitingRow}
      </p>
    );
  }
  const isCertain = progress.status === 'ended';
  const text = textBesideRow(seen, row, messages);
  if (isHeadlined && text.trim() === '') return null;
  return (
    <div className={cardStyles.outcome} data-tone={isOver || !isCertain ? 'quiet' : toneOf(seen)}>
      {!isHeadlined && <b>{headline(seen, messages)} </b>}
      <QuotedText outcome={seen} text={text} />
      {!isCertain && <span> {messages.card.checkingRow}</span>}
    </div>
  );
}

function sightedIn(progress: RowProgress): Outcome | undefined {
  return progress.status === 'started' ? progress.sighted : undefined;
}

function textBesideRow(outcome: Outcome, { proposed }: Row, messages: PersonMessages): string {
  return messageForPerson(outcome, proposed !== undefined, { ...messages, word: messages.wordBesideRow });
}

/** What the page said afterwards is the proof: a quotation of its own, in the colour of what it reports. */
function QuotedText({ outcome, text }: { outcome: Outcome; text: string }): React.ReactNode {
  const { card: messages } = useMessages();
  const quote = pageQuote(outcome);
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0 || text.length > WHOLE) return <ShownText text={text} whole={WHOLE} />;
  const before = text.slice(0, at).trim();
  const after = text
    .slice(at + quote.length)
    .replace(REST, '')
    .trim();
  return (
    <>
      {before !== '' && <ShownText text={before} whole={WHOLE} />}
      <blockquote
        className={styles.quote}
        data-tone={outcome.page_message_tone ?? 'neutral'}
        aria-label={messages.pageSaid}
      >
        <ShownText text={quote} whole={WHOLE} />
      </blockquote>
      {after !== '' && <ShownText text={after} whole={WHOLE} />}
    </>
  );
}

/** The end of the sentence that held the quotation. */
const REST = /^[”"」.。;；\s]+/u;

/** Without an observed change an outcome is not shown as a success, whatever the page reported. */
function toneOf({ success, effect, error_type }: Outcome): Tone {
  if (effect !== undefined && DOUBTFUL.has(effect)) return 'caution';
  if (success) return 'good';
  if (error_type === 'Timeout') return 'caution';
  return error_type === 'Rejected' || error_type === 'NotPermitted' ? 'quiet' : 'danger';
}

function headline(outcome: Outcome, messages: PersonMessages): string {
  if (outcome.effect) return messages.card.observed[outcome.effect];
  if (outcome.success) return messages.card.doneRow;
  if (outcome.error_type === 'Rejected' || outcome.error_type === 'NotPermitted') return messages.card.notRun;
  return outcome.error_type === 'Timeout' ? messages.card.unknownRow : messages.card.failedRow;
}

import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { ObservedEffect, Outcome } from '../../../../operations/outcome.ts';
import type { RowProgress } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { saidToPerson } from '../../words/person-message.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What came of an action is told in a few sentences, which may quote the page. */
const WHOLE = 600;

type Tone = 'good' | 'caution' | 'danger' | 'quiet';

/** What came of one row, and what was seen to happen. */
export function RowOutcome({ row, progress }: { row: Row; progress: RowProgress }): React.ReactNode {
  const messages = useMessages();
  if (progress.status !== 'ended') {
    return (
      <p className={styles.outcome} data-tone="quiet">
        {progress.status === 'started' ? messages.card.runningRow : messages.card.waitingRow}
      </p>
    );
  }
  const { outcome } = progress;
  return (
    <div className={styles.outcome} data-tone={toneOf(outcome)}>
      <b>{headline(outcome, messages)}</b>{' '}
      <ShownText text={saidToPerson(outcome, row.proposed !== undefined, messages)} whole={WHOLE} />
    </div>
  );
}

const DOUBTFUL: ReadonlySet<ObservedEffect> = new Set([
  'no_change',
  'needs_user',
  'validation_error',
  'unseen',
  'late',
]);

/** Nothing seen to change is no success, whatever the page's own word for it. */
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

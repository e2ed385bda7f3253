import type { ObservedEffect, Outcome } from '../../../../operations/outcome.ts';
import type { RowProgress } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { useWords } from '../../panel/panel-context.ts';
import { saidToPerson } from '../../words/person-message.ts';
import type { Words } from '../../words/words-for.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What came of an action is told in a few sentences, which may quote the page. */
const WHOLE = 600;

type Tone = 'good' | 'caution' | 'danger' | 'quiet';

/** What came of one row, and what was seen to happen. */
export function RowOutcome({ row, progress }: { row: Row; progress: RowProgress }): React.ReactNode {
  const words = useWords();
  if (progress.status !== 'ended') {
    return (
      <p className={styles.outcome} data-tone="quiet">
        {progress.status === 'started' ? words.card.runningRow : words.card.waitingRow}
      </p>
    );
  }
  const { outcome } = progress;
  return (
    <div className={styles.outcome} data-tone={toneOf(outcome)}>
      <b>{headline(outcome, words)}</b>{' '}
      <ShownText text={saidToPerson(outcome, row.proposed !== undefined, words)} whole={WHOLE} />
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

function headline(outcome: Outcome, words: Words): string {
  if (outcome.effect) return words.observed[outcome.effect];
  if (outcome.success) return words.card.doneRow;
  if (outcome.error_type === 'Rejected' || outcome.error_type === 'NotPermitted') return words.card.notRun;
  return outcome.error_type === 'Timeout' ? words.card.unknownRow : words.card.failedRow;
}

import type { Outcome } from '../../../../operations/outcome.ts';
import { useLanguage, useWords } from '../../panel/panel-context.ts';
import type { DoneRow } from '../../undo/undoable.ts';
import { verbOf } from '../../words/row-sentence.ts';
import type { Words } from '../../words/words-for.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What came of undoing one row, or why that can't be. */
export function RowUndoing({ done }: { done: DoneRow }): React.ReactNode {
  const { undo: words, forPerson } = useWords();
  const language = useLanguage();
  const { undoing, outcome, row } = done;
  if (!undoing) {
    if (outcome.undoable) return null;
    const verb = verbOf(row.action.action, language);
    return <Line tone="caution" headline={words.notUndone} text={whyNot(outcome, verb, words)} />;
  }
  if (undoing.status !== 'ended') return <Line tone="quiet" headline={words.undoing} text="" />;
  const { success, message } = undoing.outcome;
  return (
    <Line
      tone={success ? 'good' : 'caution'}
      headline={headlineOf(undoing.outcome, words)}
      text={forPerson.word(message)}
    />
  );
}

interface LineProps {
  tone: 'good' | 'caution' | 'quiet';
  headline: string;
  text: string;
}

function Line({ tone, headline, text }: LineProps): React.ReactNode {
  return (
    <div className={styles.outcome} data-tone={tone}>
      <span aria-hidden="true">↩ </span>
      <b>{headline}</b> <ShownText text={text} />
    </div>
  );
}

function headlineOf({ success, effect, error_type }: Outcome, words: Words['undo']): string {
  if (success) return effect === 'no_change' ? words.already : words.undone;
  return error_type === 'Timeout' ? words.unclear : words.notUndone;
}

function whyNot({ effect }: Outcome, verb: string, words: Words['undo']): string {
  if (effect === 'navigated') return words.left;
  return effect === 'submitted' ? words.sent : words.cannot(verb);
}

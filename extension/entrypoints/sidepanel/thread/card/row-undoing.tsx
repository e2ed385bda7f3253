import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import type { Outcome } from '../../../../operations/outcome.ts';
import type { DoneRow } from '../../undo/undoable.ts';
import { verbOf } from '../../words/row-sentence.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What came of undoing one row, or why that can't be. */
export function RowUndoing({ done }: { done: DoneRow }): React.ReactNode {
  const { undo: messages, word } = useMessages();
  const language = useLanguage();
  const { undoing, outcome, row } = done;
  if (!undoing) {
    if (outcome.undoable) return null;
    const verb = verbOf(row.action.action, language);
    return <Line tone="caution" headline={messages.notUndone} text={whyNot(outcome, verb, messages)} />;
  }
  if (undoing.status !== 'ended') return <Line tone="quiet" headline={messages.undoing} text="" />;
  const { success, message } = undoing.outcome;
  return (
    <Line
      tone={success ? 'good' : 'caution'}
      headline={headlineOf(undoing.outcome, messages)}
      text={word(message)}
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

function headlineOf({ success, effect, error_type }: Outcome, messages: PersonMessages['undo']): string {
  if (success) return effect === 'no_change' ? messages.already : messages.undone;
  return error_type === 'Timeout' ? messages.unclear : messages.notUndone;
}

function whyNot({ effect }: Outcome, verb: string, messages: PersonMessages['undo']): string {
  if (effect === 'navigated') return messages.left;
  return effect === 'submitted' ? messages.sent : messages.cannot(verb);
}

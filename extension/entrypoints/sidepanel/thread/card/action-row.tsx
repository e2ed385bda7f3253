import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { verbOf } from '../../../../operations/action-sentence.ts';
import type { Outcome } from '../../../../operations/contract/outcome.ts';
import type { Late, RowProgress } from '../../conversation/call.ts';
import type { Row } from '../../conversation/card.ts';
import { siteThatRefusedRow } from '../../site/refusal-line.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import type { DoneRow } from '../../undo/undoable.ts';
import cardStyles from './card.module.css';
import { RowChange, RowCode, RowObstacle } from './row-facts.tsx';
import { plainResult, RowOutcome, type Tone } from './row-outcome.tsx';
import { RowTitle } from './row-title.tsx';
import styles from './rows.module.css';

interface ActionRowProps {
  row: Row;
  number: number;
  isAlone: boolean;
  progress?: RowProgress | undefined;
  /** Present once the person has requested an undo. */
  done?: DoneRow | undefined;
  late?: Late | undefined;
}

export function ActionRow({ row, number, isAlone, progress, done, late }: ActionRowProps): React.ReactNode {
  const messages = useMessages();
  const isOver = late?.change.tone === 'bad';
  const plain = progress && !row.unticked ? plainResult({ row, progress, isOver }, messages) : undefined;
  return (
    <li className={styles.row} data-unticked={row.unticked ?? false} data-numbered={!isAlone}>
      <div className={styles.main}>
        <RowTitle row={row} number={isAlone ? undefined : number} result={plain} />
        <RowCode row={row} />
        {(!progress || isDeadline(row)) && <RowChange row={row} />}
        {row.unticked ? (
          <p className={styles.leftOut}>{messages.card.unticked}</p>
        ) : (
          <RowResult {...{ row, isAlone, progress, isOver }} isHeadlined={plain !== undefined} />
        )}
        {late && <RowLate late={late} />}
        {done && <RowUndoing done={done} />}
      </div>
    </li>
  );
}

/** The deadline of a wait is part of its result. */
function isDeadline({ preview }: Row): boolean {
  return preview.status === 'bound' && preview.binding.kind === 'tab' && preview.after !== undefined;
}

/** A site rule's refusal is stated once, at the end of the record. */
function RowResult({
  row,
  isAlone,
  progress,
  isOver,
  isHeadlined,
}: Omit<ActionRowProps, 'number' | 'done' | 'late'> & {
  isOver: boolean;
  isHeadlined: boolean;
}): React.ReactNode {
  const { card: messages } = useMessages();
  if (siteThatRefusedRow(row)) return !isAlone && <p className={styles.leftOut}>{messages.notRun}</p>;
  return progress ? <RowOutcome {...{ row, progress, isOver, isHeadlined }} /> : <RowObstacle row={row} />;
}

/** What counts in the place of the result above it. */
function RowLate({ late: { change } }: { late: Late }): React.ReactNode {
  const { late: messages } = useMessages();
  const text = change.kind === 'back' ? messages.back : messages[change.kind](change.text);
  return (
    <Line
      mark="↻"
      tone={change.tone === 'good' ? 'good' : 'danger'}
      headline={messages.headline[change.tone]}
      text={text}
    />
  );
}

function RowUndoing({ done }: { done: DoneRow }): React.ReactNode {
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
  const tone = success ? 'good' : 'caution';
  return <Line tone={tone} headline={headlineOf(undoing.outcome, messages)} text={word(message)} />;
}

interface LineProps {
  mark?: string;
  tone: Tone;
  headline: string;
  text: string;
}

function Line({ mark = '↩', tone, headline, text }: LineProps): React.ReactNode {
  return (
    <div className={cardStyles.outcome} data-tone={tone}>
      <span aria-hidden="true">{mark} </span>
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

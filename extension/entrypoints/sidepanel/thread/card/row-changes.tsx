import { useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { type Row, refusalOf } from '../../conversation/card.ts';
import type { ShownChange } from '../../conversation/shown-changes.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { differing } from '../../ui/visible-text.ts';
import { RowReason } from './row-facts.tsx';
import styles from './rows.module.css';

/** The changes of a row while its card was shown, or since it was approved: what it said, and what it says now. */
export function RowChanges({ row }: { row: Row }): React.ReactNode {
  const { changed, gone, step } = row;
  const { card: messages, format } = useMessages();
  const refusal = refusalOf(row);
  const parts = changed?.parts.map(part => messages.parts[part]) ?? [];
  const list = format.list(parts);
  return (
    <div role="status" className={styles.changes}>
      {typeof gone === 'string' && <p>{messages.gone[gone]}</p>}
      {refusal && (
        <p>
          {messages.cannot}
          {format.space}
          <RowReason failure={refusal} row={row} />
        </p>
      )}
      {parts.length > 0 && <p>{messages.changedNow(list)}</p>}
      {changed?.formerName && (
        <p>
          {messages.formerly} <ShownText text={changed.formerName} />
        </p>
      )}
      {changed?.changes?.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a row are replaced together.
        <Change key={index} change={change} />
      ))}
      {step !== undefined && <p className={styles.counts}>{messages.counts}</p>}
    </div>
  );
}

function Change({ change }: { change: ShownChange }): React.ReactNode {
  const { card: messages, word, format } = useMessages();
  const { before, after } = differing(
    change.before === undefined ? undefined : word(change.before),
    change.after === undefined ? undefined : word(change.after),
  );
  return (
    <p>
      <ChangeLabel change={change} />
      {format.space}
      <Side text={before} isField={change.kind === 'field'} />
      <span role="img" aria-label={messages.becomes}>
        {' → '}
      </span>
      <strong>
        <Side text={after} isField={change.kind === 'field'} />
      </strong>
    </p>
  );
}

function Side({ text, isField }: { text: string | undefined; isField: boolean }): React.ReactNode {
  const { card: messages } = useMessages();
  if (text === undefined) return isField ? messages.notSent : messages.nothing;
  return text === '' ? messages.empty : <ShownText text={text} />;
}

function ChangeLabel({ change }: { change: ShownChange }): React.ReactNode {
  const { card: messages } = useMessages();
  const { label, name, isHidden } = change;
  const [open, close] = messages.brackets;
  if (label === undefined) return labelOf(change, messages);
  return (
    <>
      <ShownText text={label} />
      {(name !== undefined || isHidden) && (
        <small>
          {open}
          {name !== undefined && <ShownText text={name} />}
          {name !== undefined && isHidden && ' · '}
          {isHidden && messages.sentUnseen}
          {close}
        </small>
      )}
      {messages.colon}
    </>
  );
}

function labelOf(
  { kind, part }: ShownChange,
  { partOf, near, around, paintedAs, parts, colon }: PersonMessages['card'],
): string {
  switch (kind) {
    case 'place':
      return part ? partOf[part] : near;
    case 'painted':
      return paintedAs;
    case 'around':
      return around;
    case 'destination':
      return parts.destination + colon;
    default:
      return parts.value + colon;
  }
}

import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { EffectClass } from '../../../../operations/contract/action.ts';
import type { Row } from '../../conversation/card.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import {
  aroundTarget,
  needsTarget,
  sentenceOf,
  unknownTarget,
  withTarget,
} from '../../wording/row-sentence.ts';
import styles from './card.module.css';
import { RowWhere } from './row-where.tsx';
import rowStyles from './rows.module.css';

/** The action, its target, place and destination, and the risk. */
export function RowTitle({ row, number }: { row: Row; number: number | undefined }): React.ReactNode {
  const { preview } = row;
  const { format } = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const { before, after } = aroundTarget(sentence);
  return (
    <div className={rowStyles.what}>
      {preview.status === 'bound' && <EffectChip effect={preview.effect} />}
      {number !== undefined && <span className={rowStyles.number}>{number}</span>}
      <strong>{before}</strong>
      {after === '' ? ' ' : format.space}
      <Target row={row} isNeeded={needsTarget(sentence)} isQuoted={after !== ''} />
      {after !== '' && (
        <>
          {format.space}
          <strong>{after}</strong>
        </>
      )}
      {preview.status === 'bound' && <RowWhere preview={preview} />}
    </div>
  );
}

interface TargetProps {
  row: Row;
  isNeeded: boolean;
  /** Our own sentence follows, which a page could otherwise continue with its name: the name is quoted. */
  isQuoted: boolean;
}

/** The target as read from the page, or its last known facts. */
function Target({ row, isNeeded, isQuoted }: TargetProps): React.ReactNode {
  const messages = useMessages();
  const { preview, known } = row;
  if (preview.status !== 'bound') {
    if (known) return <KnownTarget kind={known.kind} name={known.name} isQuoted={isQuoted} />;
    if (preview.status === 'elsewhere') return isNeeded && '…';
    return isNeeded && <span className={styles.kind}>{unknownTarget(row, messages)}</span>;
  }
  const { binding, facts } = preview;
  // An action on all tabs has no target.
  if (binding.kind === 'tab' && !facts) return null;
  if (binding.kind === 'page' || !facts)
    return <span className={styles.kind}>{messages.card.wholePage}</span>;
  const kind = binding.kind === 'selection' ? messages.card.selection : facts.kind;
  // A page that does not exist yet has only an address.
  if (kind === '' && facts.name === '') return null;
  return <KnownTarget kind={kind} name={facts.name} isQuoted={isQuoted} />;
}

interface KnownTargetProps {
  kind: string;
  name: string;
  isQuoted: boolean;
}

function KnownTarget({ kind, name, isQuoted }: KnownTargetProps): React.ReactNode {
  const { card: messages, format } = useMessages();
  const [open, close] = isQuoted && name !== '' ? format.quotes : ['', ''];
  return (
    <>
      {kind !== '' && <span className={styles.kind}>{kind}</span>}
      {isQuoted || name === '' ? format.space : ' '}
      <span className={styles.target}>
        {open}
        {name === '' ? <em>{messages.unnamed}</em> : <ShownText text={name} />}
        {close}
      </span>
    </>
  );
}

export function EffectChip({ effect }: { effect: EffectClass }): React.ReactNode {
  const messages = useMessages();
  return (
    <span className={styles.chip} data-effect={effect}>
      {messages.card.effects[effect]}
    </span>
  );
}

/** The accessible name of a row's controls: the action with the name of its target. */
export function useRowName(row: Row): string {
  const messages = useMessages();
  const sentence = sentenceOf(row, useLanguage());
  const facts = row.preview.status === 'bound' ? row.preview.facts : row.known;
  if (facts && (facts.name !== '' || facts.kind !== ''))
    return withTarget(sentence, facts.name ? messages.format.quoted(facts.name) : facts.kind, messages);
  return withTarget(sentence, needsTarget(sentence) ? unknownTarget(row, messages) : '', messages);
}

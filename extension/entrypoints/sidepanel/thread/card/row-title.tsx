import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { EffectClass } from '../../../../operations/contract/action.ts';
import type { Row } from '../../conversation/card.ts';
import {
  aroundTarget,
  needsTarget,
  sentenceOf,
  unknownTarget,
  withTarget,
} from '../../wording/row-sentence.ts';
import styles from './card.module.css';
import { KnownTarget, RowTarget } from './row-target.tsx';
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
      <Target row={row} isNeeded={needsTarget(sentence)} isWithin={after !== ''} />
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
  isWithin: boolean;
}

function Target({ row, isNeeded, isWithin }: TargetProps): React.ReactNode {
  const messages = useMessages();
  const { preview, known } = row;
  if (preview.status === 'bound') return <RowTarget preview={preview} isQuoted={isWithin} />;
  if (known) return <KnownTarget facts={known} isQuoted={isWithin} />;
  if (preview.status === 'elsewhere') return isNeeded && '…';
  return isNeeded && <span className={styles.kind}>{unknownTarget(row, messages)}</span>;
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

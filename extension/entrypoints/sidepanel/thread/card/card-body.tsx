import type { Call } from '../../conversation/call.ts';
import type { Card, PlanCard } from '../../conversation/card.ts';
import { useWords } from '../../panel-context.ts';
import { AskedRow } from './asked-row.tsx';
import styles from './card.module.css';
import { EffectChip } from './effect-chip.tsx';
import { RowGroups } from './row-groups.tsx';
import { ShownText } from './shown-text.tsx';

export function CardBody({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const words = useWords();
  switch (card.kind) {
    case 'actions':
      return (
        <RowGroups rows={card.rows}>
          {(row, index) => (
            <AskedRow key={index} callId={call.id} row={row} index={index} isAlone={card.rows.length === 1} />
          )}
        </RowGroups>
      );
    case 'plan':
      return (
        <div className={styles.plan}>
          <EffectChip effect={card.effect} />
          <PlanDetails plan={card.plan} />
        </div>
      );
    case 'server':
      return (
        <div className={styles.server}>
          <p>{words.card.server}</p>
          <ShownText text={call.argumentsText} />
        </div>
      );
  }
}

function PlanDetails({ plan }: { plan: PlanCard['plan'] }): React.ReactNode {
  const { card: words } = useWords();
  const given =
    plan.kind === 'find-more'
      ? [
          [words.filterType, plan.query.elementType],
          [words.filterRegion, plan.query.region],
          [words.filterKeyword, plan.query.keyword],
        ]
      : [];
  return (
    <div className={styles.details}>
      {given.map(
        ([label, value]) =>
          value && (
            <span key={label}>
              {label} <ShownText text={value} />{' '}
            </span>
          ),
      )}
    </div>
  );
}

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

/** What is looked for, in words; whatever narrows it down. */
function PlanDetails({ plan }: { plan: PlanCard['plan'] }): React.ReactNode {
  const { card: words } = useWords();
  if (plan.kind !== 'find-more') return null;
  const { elementType, region, keyword } = plan.query;
  return (
    <div className={styles.details}>
      {words.elementTypes[elementType ?? 'all']} {region && words.regions[region]}{' '}
      {keyword && (
        <>
          {words.filterKeyword} <ShownText text={keyword} />
        </>
      )}
    </div>
  );
}

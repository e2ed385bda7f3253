import { useMessages } from '../../../../components/language.ts';
import type { Call } from '../../conversation/call.ts';
import { type ActionsCard, type Card, mayLead, type PlanCard } from '../../conversation/card.ts';
import { rowsBefore } from '../../conversation/done-before.ts';
import { AskedRow } from './asked-row.tsx';
import styles from './card.module.css';
import { DoneBefore } from './done-before.tsx';
import { EffectChip } from './effect-chip.tsx';
import { RowGroups } from './row-groups.tsx';
import rowStyles from './rows.module.css';
import { ShownText } from './shown-text.tsx';

export function CardBody({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const messages = useMessages();
  switch (card.kind) {
    case 'actions':
      return (
        <>
          <DoneBefore done={call.done} />
          <RowGroups rows={card.rows} before={rowsBefore(call)}>
            {(row, index) => (
              <AskedRow
                key={index}
                callId={call.id}
                row={row}
                index={index}
                before={rowsBefore(call)}
                isAlone={card.rows.length === 1}
              />
            )}
          </RowGroups>
          <Later card={card} />
        </>
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
          <p>{messages.card.server}</p>
          <ShownText text={call.argumentsText} />
        </div>
      );
  }
}

/** What is to be asked on the page that comes is promised only as long as the card can lead there. */
function Later({ card }: { card: ActionsCard }): React.ReactNode {
  const { card: messages } = useMessages();
  const count = card.later?.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={rowStyles.later}>{mayLead(card) ? messages.later(count) : messages.laterLeft(count)}</p>
  );
}

/** What is looked for, in words; whatever narrows it down. */
function PlanDetails({ plan }: { plan: PlanCard['plan'] }): React.ReactNode {
  const { card: messages } = useMessages();
  if (plan.kind !== 'find-more') return null;
  const { elementType, region, keyword } = plan.query;
  return (
    <div className={styles.details}>
      {messages.elementTypes[elementType ?? 'all']} {region && messages.regions[region]}{' '}
      {keyword && (
        <>
          {messages.filterKeyword} <ShownText text={keyword} />
        </>
      )}
    </div>
  );
}

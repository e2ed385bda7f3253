import { useMessages } from '../../../../components/language.ts';
import type { Call } from '../../conversation/call.ts';
import { type ActionsCard, type Card, mayLead, type PlanCard, type Row } from '../../conversation/card.ts';
import { groupRows, type RowGroup } from '../../conversation/card-rows.ts';
import { rowsBefore } from '../../conversation/done-before.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import { ActionRow } from './action-row.tsx';
import { AskedRow } from './asked-row.tsx';
import styles from './card.module.css';
import { EffectChip } from './row-title.tsx';
import rowStyles from './rows.module.css';

export function CardBody({ call, card }: { call: Call; card: Card }): React.ReactNode {
  const messages = useMessages();
  switch (card.kind) {
    case 'actions':
      return (
        <>
          {rowsBefore(call) > 0 && <DoneBefore done={call.done} />}
          {call.done?.refused && <ChangedSince hasRun={rowsBefore(call) > 0} />}
          <RowGroups rows={card.rows} before={rowsBefore(call)}>
            {(row, index) => (
              <AskedRow
                key={index}
                callId={call.id}
                row={row}
                index={index}
                before={rowsBefore(call)}
                isAlone={card.rows.length === 1}
                earlier={card.rows.slice(0, index)}
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

/** Further questions on the next page are announced only while the card can lead there. */
function Later({ card }: { card: ActionsCard }): React.ReactNode {
  const { card: messages } = useMessages();
  const count = card.later?.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={rowStyles.later}>{mayLead(card) ? messages.later(count) : messages.laterLeft(count)}</p>
  );
}

function PlanDetails({ plan }: { plan: PlanCard['plan'] }): React.ReactNode {
  const { card: messages } = useMessages();
  if (plan.kind !== 'find-more') return null;
  const { elementType, region, keyword } = plan.query;
  return (
    <div>
      {messages.elementTypes[elementType ?? 'all']} {region && messages.regions[region]}{' '}
      {keyword && (
        <>
          {messages.filterKeyword} <ShownText text={keyword} />
        </>
      )}
    </div>
  );
}

interface RowGroupsProps {
  rows: readonly Row[];
  /** The number of rows before these. */
  before: number;
  children(row: Row, index: number): React.ReactNode;
}

/** The rows in their order; those with consequences stand apart from those that prepare them. */
function RowGroups({ rows, before, children }: RowGroupsProps): React.ReactNode {
  return groupRows(rows).map(group => (
    <section key={group.start} className={rowStyles.group} data-consequential={group.isConsequential}>
      <GroupTitle group={group} before={before} />
      <ol className={rowStyles.rows} start={before + group.start + 1}>
        {group.rows.map((row, at) => children(row, group.start + at))}
      </ol>
    </section>
  ));
}

function GroupTitle({
  group: { start, isConsequential },
  before,
}: {
  group: RowGroup;
  before: number;
}): React.ReactNode {
  const { card: messages } = useMessages();
  if (start === 0 && before === 0) return null;
  return <h3 className={rowStyles.groupTitle}>{isConsequential ? messages.andThen : messages.afterThat}</h3>;
}

/** Why the person is asked once more about rows that they have approved. */
function ChangedSince({ hasRun }: { hasRun: boolean }): React.ReactNode {
  const { card: messages } = useMessages();
  return <p className={rowStyles.later}>{hasRun ? messages.changedSince : messages.changedBefore}</p>;
}

/** The outcomes of earlier approvals of this call, on previous pages. */
function DoneBefore({ done }: Pick<Call, 'done'>): React.ReactNode {
  const { card: messages } = useMessages();
  if (!done) return null;
  return (
    <section className={rowStyles.doneBefore} aria-label={messages.doneBefore}>
      <h3 className={rowStyles.groupTitle}>{messages.doneBefore}</h3>
      <ol className={rowStyles.rows}>
        {done.rows.map((row, index) => {
          const outcome = done.outcomes[index];
          const progress = outcome && ({ status: 'ended', outcome } as const);
          // biome-ignore lint/suspicious/noArrayIndexKey: completed rows do not move.
          return <ActionRow key={index} row={row} number={index + 1} isAlone={false} progress={progress} />;
        })}
      </ol>
    </section>
  );
}

import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { groupRows, type RowGroup } from '../../conversation/card-rows.ts';
import styles from './rows.module.css';

interface RowGroupsProps {
  rows: readonly Row[];
  /** How many rows the call had before these. */
  before: number;
  children(row: Row, index: number): React.ReactNode;
}

/** The rows in their order; those that set something off stand apart from those that only prepare it. */
export function RowGroups({ rows, before, children }: RowGroupsProps): React.ReactNode {
  return groupRows(rows).map(group => (
    <section key={group.start} className={styles.group} data-consequential={group.isConsequential}>
      <GroupTitle group={group} before={before} />
      <ol className={styles.rows} start={before + group.start + 1}>
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
  return <h3 className={styles.groupTitle}>{isConsequential ? messages.andThen : messages.afterThat}</h3>;
}

import type { Failure } from '../../../../page/failure.ts';
import type { Row } from '../../conversation/card.ts';
import { saidToPerson } from '../../conversation/said-to-person.ts';
import { useWords } from '../../panel-context.ts';
import { RefusalText } from '../../site/refusal-line.tsx';
import styles from './rows.module.css';

/** Why a row won't run. */
export function RowObstacle({
  row: { preview, blockedBy, proposed },
  before = 0,
}: {
  row: Row;
  before?: number;
}): React.ReactNode {
  const { card: words } = useWords();
  if (blockedBy !== undefined)
    return <p className={styles.obstacle}>{words.blocked(before + blockedBy + 1)}</p>;
  if (preview.status !== 'failed') return null;
  return (
    <p className={styles.obstacle}>
      {words.cannot} <Reason failure={preview.failure} isTheirs={proposed !== undefined} />
    </p>
  );
}

/** The rule of a site is the person's own: the sentence with which the model is told of it is not theirs to read. */
function Reason({ failure, isTheirs }: { failure: Failure; isTheirs: boolean }): React.ReactNode {
  const words = useWords();
  if (failure.site) return <RefusalText site={failure.site} />;
  return <bdi>{saidToPerson({ ...failure, error_type: failure.type }, isTheirs, words)}</bdi>;
}

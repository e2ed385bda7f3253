import { FileText } from 'lucide-react';
import type { FrontPage } from '../conversation/page-context.ts';
import { siteName } from '../conversation/site-name.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { Chip } from './chip.tsx';
import styles from './context.module.css';

/** The page in front. Left out, it stays out of this conversation until the person includes it again. */
export function PageChip(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const front = usePanel(({ pageContext }) => pageContext.front);
  const isOff = usePanel(({ conversation }) => conversation.isPageOff === true);
  if (isOff) {
    return (
      <li className={styles.off}>
        <span>{words.pageOffNote}</span>
        <button type="button" className={styles.include} onClick={() => turn.includePage(true)}>
          {words.include}
        </button>
      </li>
    );
  }
  return (
    <Chip icon={FileText} remove={words.leavePageOut} onRemove={() => turn.includePage(false)}>
      <PageName front={front} />
    </Chip>
  );
}

/** Chrome names a page only where we have access. Both are the page's own words, and stand apart from ours. */
function PageName({ front }: { front: FrontPage | undefined }): React.ReactNode {
  const { context: words } = useWords();
  const site = siteName(front?.url);
  const title = front?.title?.trim();
  return (
    <>
      {title ? <bdi className={styles.title}>{title}</bdi> : <span>{words.thisPage}</span>}
      <span className={styles.aside}>
        <bdi>{site ?? words.noAccess}</bdi>
      </span>
    </>
  );
}

import { FileText } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { pageAlong } from '../conversation/tabs-along.ts';
import { usePanel, useTurn, useWords } from '../panel-context.ts';
import { Chip } from './chip.tsx';
import styles from './context.module.css';
import { PageName } from './page-name.tsx';

/** The page that goes along: in front, or of the tab that the conversation went on in. Left out, it stays out of this conversation until the person includes it again. */
export function PageChip(): React.ReactNode {
  const { context: words } = useWords();
  const turn = useTurn();
  const { isInFront, ...page } = usePanel(
    useShallow(({ conversation, pageContext }) => pageAlong(conversation, pageContext)),
  );
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
      <PageName page={page} unnamed={isInFront ? words.thisPage : words.otherTab} />
      {!isInFront && <span className={styles.notInFront}>{words.notInFront}</span>}
    </Chip>
  );
}

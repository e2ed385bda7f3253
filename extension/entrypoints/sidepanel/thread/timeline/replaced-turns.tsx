import { useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Group, ReplacedGroup } from './group-turns.ts';
import styles from './timeline.module.css';
import { TurnView } from './turn-view.tsx';

/** Earlier versions of a message and what followed them: nothing of it is lost, and nothing of it stands in the way. */
export function ReplacedTurns({ group }: { group: ReplacedGroup }): React.ReactNode {
  const { thread: messages } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.replaced} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{messages.earlier(group.groups.length)}</summary>
      {isOpen && (
        <>
          <p className={styles.quiet}>{messages.earlierStands}</p>
          {group.groups.map(replaced => (
            <Replaced key={replaced.id} group={replaced} />
          ))}
        </>
      )}
    </details>
  );
}

function Replaced({ group }: { group: Group }): React.ReactNode {
  if (group.kind === 'replaced') return <ReplacedTurns group={group} />;
  return <TurnView start={group.start} end={group.end} isNewest={false} isReplaced={true} />;
}

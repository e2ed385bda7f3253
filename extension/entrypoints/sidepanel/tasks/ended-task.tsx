import { useLanguage, useMessages } from '../../../components/language.ts';
import type { PersonMessages } from '../../../messages/person/person-messages.ts';
import { useOpenPanel } from '../panel/panel-context.tsx';
import type { CardEnding, EndedCard } from '../task-approvals/task-state.ts';
import cardStyles from '../thread/card/card.module.css';
import { ShownText } from '../ui/shown-text.tsx';
import { spoken } from '../ui/visible-text.ts';
import { TaskPrompt } from './task-prompt.tsx';
import styles from './tasks.module.css';

/** What came of a card, until the person closes it: nothing expires in silence. */
export function EndedTask({ ended: { card, ending, task } }: { ended: EndedCard }): React.ReactNode {
  const { tasks: messages, format } = useMessages();
  const { tasks } = useOpenPanel();
  const preview = card.previews[useLanguage()];
  return (
    <div className={`${cardStyles.record} ${styles.ended}`}>
      <p role="status">
        <ShownText text={preview.sentence} />
        {format.space}
        <b>{wordEnding(ending, messages)}</b>
      </p>
      <p className={styles.about}>
        <TaskPrompt prompt={card.prompt} />
        {format.space}
        {messages.status[task]}
      </p>
      <button
        type="button"
        aria-label={messages.close(spoken(card.prompt))}
        onClick={() => tasks.close(card.approvalId)}
      >
        ×
      </button>
    </div>
  );
}

function wordEnding(ending: CardEnding, { ended }: PersonMessages['tasks']): string {
  if (ending.kind !== 'decided') return ended[ending.kind];
  if (ending.elsewhere) return ending.approved ? ended.approvedElsewhere : ended.rejectedElsewhere;
  return ending.approved ? ended.approved : ended.rejected;
}

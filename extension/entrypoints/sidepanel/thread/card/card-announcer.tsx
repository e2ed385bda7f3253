import { useLanguage, useMessages } from '../../../../components/language.ts';
import { toolMessages } from '../../../../messages/tools/tool-messages.ts';
import type { Call } from '../../conversation/call.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import styles from './decision.module.css';

/** Announces a waiting card to screen readers. It is rendered before, because only changes are announced. */
export function CardAnnouncer(): React.ReactNode {
  const { card: messages } = useMessages();
  const language = useLanguage();
  const call = usePanel(({ conversation }) =>
    conversation.entries.find(
      (entry): entry is Call => entry.kind === 'call' && entry.state.status === 'awaiting',
    ),
  );
  const card = call?.state.status === 'awaiting' ? call.state.card : undefined;
  const what =
    card?.kind === 'actions'
      ? messages.count(card.rows.length)
      : card?.kind === 'plan'
        ? toolMessages[language].cardTitles[card.plan.kind]
        : call?.toolName;
  return (
    <p className={styles.unseen} role="status" aria-live="assertive">
      {card && what && messages.approvalNeeded(what)}
    </p>
  );
}

import { useLanguage, useMessages } from '../../../../components/language.ts';
import { toolMessages } from '../../../../messages/tools/tool-messages.ts';
import type { Call, PageReference } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import styles from './card.module.css';

/** The question and its site: the person may have another tab in front by now. */
export function CardHeading({ id, call, card }: { id: string; call: Call; card: Card }): React.ReactNode {
  const { card: messages } = useMessages();
  const language = useLanguage();
  return (
    <header className={styles.heading}>
      <h2 id={id}>
        {card.kind === 'server' && messages.titleServer(call.toolName)}
        {card.kind === 'plan' && toolMessages[language].cardTitles[card.plan.kind]}
        {card.kind === 'actions' && messages.title}
      </h2>
      {card.kind !== 'server' && call.page && <Site page={call.page} />}
    </header>
  );
}

export function Site({ page }: { page: PageReference }): React.ReactNode {
  const { host, protocol } = new URL(page.url);
  // The only extension is ours, whose address means nothing to anybody.
  const place = protocol === 'chrome-extension:' ? page.title : host || protocol;
  return (
    <p className={styles.site} title={page.title}>
      <bdi>{place}</bdi>
    </p>
  );
}

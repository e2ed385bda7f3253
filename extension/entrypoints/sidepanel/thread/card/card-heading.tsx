import type { Language } from '@assent/shared';
import { useLanguage, useMessages } from '../../../../components/language.ts';
import type { PersonMessages } from '../../../../messages/person/person-messages.ts';
import { toolMessages } from '../../../../messages/tools/tool-messages.ts';
import type { Call, PageReference } from '../../conversation/call.ts';
import type { Card } from '../../conversation/card.ts';
import { areWordsAbove, wordsBeforeCall } from '../../conversation/conversation.ts';
import { usePanel } from '../../panel/panel-context.tsx';
import { ShownText } from '../../ui/shown-text.tsx';
import styles from './card.module.css';
import decisionStyles from './decision.module.css';
import { lastWords } from './last-words.ts';

/** The question and its site: the person may have another tab in front by now. */
export function CardHeading({ id, call, card }: { id: string; call: Call; card: Card }): React.ReactNode {
  const { card: messages } = useMessages();
  const language = useLanguage();
  return (
    <header className={styles.heading}>
      <h2 id={id}>
        {card.kind === 'server' && messages.titleServer(call.toolName)}
        {card.kind === 'plan' && cardTitle(card, messages, language)}
        {card.kind === 'actions' && messages.title}
      </h2>
      {card.kind !== 'server' && call.page && <Site page={call.page} />}
    </header>
  );
}

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
  const what = card && (cardTitle(card, messages, language) ?? call?.toolName);
  return (
    <p className={decisionStyles.unseen} role="status" aria-live="assertive">
      {what && messages.approvalNeeded(what)}
    </p>
  );
}

/** What a card is about; undefined for a tool of the backend, which has only its name. */
export function cardTitle(
  card: Card,
  messages: PersonMessages['card'],
  language: Language,
): string | undefined {
  if (card.kind === 'server') return undefined;
  return card.kind === 'plan'
    ? toolMessages[language].cardTitles[card.plan.kind]
    : messages.count(card.rows.length);
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

/** The model's last words before the call, marked as such; for screen readers alone where they stand right above. */
export function WhyLine({ id, callId }: { id: string; callId: string }): React.ReactNode {
  const { card: messages, format } = useMessages();
  const why = usePanel(({ conversation }) => lastWords(wordsBeforeCall(conversation.entries, callId)));
  const isAbove = usePanel(({ conversation }) => areWordsAbove(conversation.entries, callId));
  if (why === '') return null;
  return (
    <p id={id} className={isAbove ? decisionStyles.unseen : styles.why}>
      {messages.why}
      {format.space}
      <q>
        <ShownText text={why} />
      </q>
    </p>
  );
}

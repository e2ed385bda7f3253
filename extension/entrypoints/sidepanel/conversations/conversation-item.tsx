import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import type { Format } from '../../../messages/formatting/format.ts';
import type { FoundConversation } from '../conversation/conversation-list.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './conversations.module.css';

/** `named`: closed after naming, with the focus back on the button. */
type Mode = 'closed' | 'actions' | 'naming' | 'named';

export function ConversationItem({ conversation }: { conversation: FoundConversation }): React.ReactNode {
  const messages = useMessages();
  const { conversations } = useTurn();
  const [mode, setMode] = useState<Mode>('closed');
  const isCurrent = usePanel(state => state.conversation.id === conversation.id);
  const { id, name, title: firstWords } = conversation;
  const title = name ?? (firstWords || messages.conversations.untitled);
  return (
    <li className={styles.item} data-current={isCurrent}>
      {mode === 'naming' ? (
        <NameField id={id} title={title} onDone={() => setMode('named')} />
      ) : (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.open}
            aria-current={isCurrent}
            onClick={() => void conversations.open(id)}
          >
            <bdi className={styles.title}>{title}</bdi>
            <Facts conversation={conversation} isCurrent={isCurrent} />
          </button>
          <button
            type="button"
            ref={mode === 'named' ? focus : undefined}
            className={styles.toggle}
            aria-label={messages.conversations.actions(title)}
            aria-expanded={mode === 'actions'}
            onClick={() => setMode(mode === 'actions' ? 'closed' : 'actions')}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        </div>
      )}
      {mode === 'actions' && <ItemActions id={id} onRename={() => setMode('naming')} />}
    </li>
  );
}

/** The ref of the button that gets the focus when the focused element goes. */
export function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface FactsProps {
  conversation: FoundConversation;
  isCurrent: boolean;
}

function Facts({ conversation, isCurrent }: FactsProps): React.ReactNode {
  const { conversations: messages, format } = useMessages();
  const { updatedAt, host, excerpt, snippet } = conversation;
  return (
    <>
      <span className={styles.facts}>
        <time dateTime={new Date(updatedAt).toISOString()}>
          {formatMoment(updatedAt, Date.now(), format)}
        </time>
        {host && <bdi>{host}</bdi>}
        {isCurrent && <b>{messages.openNow}</b>}
      </span>
      <bdi className={styles.snippet}>{excerpt ?? snippet}</bdi>
    </>
  );
}

function formatMoment(moment: number, now: number, format: Format): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const isToday = then.toDateString() === today.toDateString();
  const day = { month: 'short', day: 'numeric' } as const;
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return format.date(then, isToday ? time : { ...day, ...year });
}

interface ItemActionsProps {
  id: string;
  onRename(): void;
}

function ItemActions({ id, onRename }: ItemActionsProps): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  return (
    <div className={styles.actions}>
      <button type="button" onClick={onRename}>
        {messages.rename}
      </button>
      <button type="button" onClick={() => void conversations.exportAs(id, 'report')}>
        {messages.report.save}
      </button>
      <button type="button" onClick={() => void conversations.exportAs(id, 'markdown')}>
        {messages.markdown}
      </button>
      <button type="button" onClick={() => void conversations.exportAs(id, 'json')}>
        {messages.json}
      </button>
      <button type="button" className={styles.danger} onClick={() => void conversations.remove(id)}>
        {messages.remove}
      </button>
    </div>
  );
}

interface NameFieldProps {
  id: string;
  title: string;
  onDone(): void;
}

/** An empty name restores the default. */
function NameField({ id, title, onDone }: NameFieldProps): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const [name, setName] = useState(title);
  return (
    <form
      className={styles.naming}
      onSubmit={event => {
        event.preventDefault();
        void conversations.rename(id, name).then(onDone);
      }}
    >
      <input
        ref={selectAll}
        aria-label={messages.nameOf(title)}
        dir="auto"
        maxLength={120}
        value={name}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return;
          // Esc ends the naming, not the whole list.
          event.preventDefault();
          onDone();
        }}
      />
      <button type="submit">{messages.save}</button>
      <button type="button" onClick={onDone}>
        {messages.cancel}
      </button>
    </form>
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

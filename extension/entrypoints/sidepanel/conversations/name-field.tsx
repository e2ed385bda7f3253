import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import { useTurn } from '../panel/panel-context.tsx';
import styles from './conversations.module.css';

interface NameFieldProps {
  id: string;
  title: string;
  onDone(): void;
}

/** The new name in the place of the old; an empty one takes the first words again. */
export function NameField({ id, title, onDone }: NameFieldProps): React.ReactNode {
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
          // It ends the naming, and not the whole list.
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

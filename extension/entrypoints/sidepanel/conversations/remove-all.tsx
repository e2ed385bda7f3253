import { useState } from 'react';
import { useMessages } from '../../../components/language.ts';
import { usePanel, useTurn } from '../panel/panel-context.tsx';
import styles from './conversations.module.css';

/** Asks again, because nothing restores them. */
export function RemoveAll(): React.ReactNode {
  const { conversations: messages } = useMessages();
  const { conversations } = useTurn();
  const [asking, setAsking] = useState(false);
  const isEmpty = usePanel(({ list }) => list?.query.trim() === '' && list.found?.length === 0);
  if (isEmpty) return null;
  const removeAll = (): void => {
    setAsking(false);
    void conversations.removeAll();
  };
  if (!asking) {
    return (
      <div className={styles.foot}>
        <button type="button" className={styles.plain} onClick={() => setAsking(true)}>
          {messages.removeAll}…
        </button>
      </div>
    );
  }
  return (
    <div className={styles.foot} role="alertdialog" aria-label={messages.removeAll}>
      <p>{messages.removeAllQuestion}</p>
      <button type="button" ref={focus} onClick={() => setAsking(false)}>
        {messages.keepAll}
      </button>
      <button type="button" className={styles.danger} onClick={removeAll}>
        {messages.removeAll}
      </button>
    </div>
  );
}

/** The focus goes to the harmless answer. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

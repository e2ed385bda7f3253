import { useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import styles from '../../ui/thread.module.css';

interface AllowProps {
  origins: string[];
  label: string;
  allowed: string;
  onAllowed?: () => void;
}

/** A button that requests access to sites, and reports the result. */
export function Allow({ origins, label, allowed, onAllowed }: AllowProps): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const [answer, setAnswer] = useState<'none' | 'allowed' | 'refused'>('none');
  const ask = async (): Promise<void> => {
    const granted = await turn.allowSites(origins);
    setAnswer(granted ? 'allowed' : 'refused');
    if (granted) onAllowed?.();
  };
  if (answer === 'allowed') return <p>{allowed}</p>;
  return (
    <>
      <button type="button" className={styles.secondary} onClick={() => void ask()}>
        {label}
      </button>
      {answer === 'refused' && <p role="status">{messages.panel.refused}</p>}
    </>
  );
}

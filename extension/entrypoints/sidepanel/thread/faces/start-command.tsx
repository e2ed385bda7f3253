import { useState } from 'react';
import { useWords } from '../../panel-context.ts';
import styles from '../thread.module.css';
import own from './faces.module.css';

/** The command that starts the relay, and a button that copies it. */
export function StartCommand(): React.ReactNode {
  const { face: words } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(words.startCommand);
    setCopied(true);
  };
  return (
    <div className={own.command}>
      <code dir="ltr">{words.startCommand}</code>
      <button type="button" className={styles.secondary} onClick={() => void copy()}>
        {words.copy}
      </button>
      <span role="status">{copied && words.copied}</span>
    </div>
  );
}

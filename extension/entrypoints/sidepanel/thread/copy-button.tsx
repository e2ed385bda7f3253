import { useEffect, useState } from 'react';
import { useWords } from '../panel-context.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** What is copied, in words: its accessible name. */
  label: string;
  text: string;
}

/** How long it says what came of a press. */
const SAYS_MILLISECONDS = 2_000;

/** Puts text on the clipboard, and says so. The press itself is all the permission that takes. */
export function CopyButton({ label, text }: CopyButtonProps): React.ReactNode {
  const { thread: words } = useWords();
  const [came, setCame] = useState<'nothing' | 'copied' | 'failed'>('nothing');
  useEffect(() => {
    if (came === 'nothing') return;
    const timer = setTimeout(() => setCame('nothing'), SAYS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [came]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCame('copied'),
      () => setCame('failed'),
    );
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={copy}>
      <CopyIcon />
      <span role="status">
        {came === 'copied' && words.copied}
        {came === 'failed' && words.notCopied}
      </span>
    </button>
  );
}

function CopyIcon(): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5.5 4.5v-2h8v8h-2 M2.5 5.5h8v8h-8z" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

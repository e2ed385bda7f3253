import { useMessages } from '../../../components/language.ts';
import { useCopying } from '../../../components/use-copying.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** The accessible name. */
  label: string;
  text: string;
}

export function CopyButton({ label, text }: CopyButtonProps): React.ReactNode {
  const { thread: messages } = useMessages();
  const { came, copy } = useCopying(text);
  return (
    <button type="button" className={styles.copy} aria-label={label} title={label} onClick={copy}>
      <CopyIcon />
      <span role="status">
        {came === 'copied' && messages.copied}
        {came === 'failed' && messages.notCopied}
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

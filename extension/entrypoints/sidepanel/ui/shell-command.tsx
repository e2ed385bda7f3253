import { useMessages } from '../../../components/language.ts';
import { useCopying } from '../../../components/use-copying.ts';
import styles from './shell-command.module.css';
import threadStyles from './thread.module.css';

/** A command for a terminal, with a button that copies it. */
export function ShellCommand({ text }: { text: string }): React.ReactNode {
  const { status: messages, thread } = useMessages();
  const { came, copy } = useCopying(text);
  return (
    <div className={styles.command}>
      <code dir="ltr">{text}</code>
      <button type="button" className={threadStyles.secondary} onClick={copy}>
        {messages.copy}
      </button>
      <span role="status">
        {came === 'copied' && thread.copied}
        {came === 'failed' && thread.notCopied}
      </span>
    </div>
  );
}

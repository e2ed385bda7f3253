import { useMessages } from '../../../../components/language.ts';
import styles from '../thread.module.css';
import { useCopying } from '../use-copying.ts';
import own from './status.module.css';

const START_COMMAND = 'npm run relay';

/** The command that starts the relay, and a button that copies it. */
export function StartCommand(): React.ReactNode {
  const { status: messages, thread } = useMessages();
  const { came, copy } = useCopying(START_COMMAND);
  return (
    <div className={own.command}>
      <code dir="ltr">{START_COMMAND}</code>
      <button type="button" className={styles.secondary} onClick={copy}>
        {messages.copy}
      </button>
      <span role="status">
        {came === 'copied' && thread.copied}
        {came === 'failed' && thread.notCopied}
      </span>
    </div>
  );
}

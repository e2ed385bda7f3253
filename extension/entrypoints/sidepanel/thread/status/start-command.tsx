import { useWords } from '../../panel/panel-context.ts';
import styles from '../thread.module.css';
import { useCopying } from '../use-copying.ts';
import own from './status.module.css';

/** The command that starts the relay, and a button that copies it. */
export function StartCommand(): React.ReactNode {
  const { face: words, thread } = useWords();
  const { came, copy } = useCopying(words.startCommand);
  return (
    <div className={own.command}>
      <code dir="ltr">{words.startCommand}</code>
      <button type="button" className={styles.secondary} onClick={copy}>
        {words.copy}
      </button>
      <span role="status">
        {came === 'copied' && thread.copied}
        {came === 'failed' && thread.notCopied}
      </span>
    </div>
  );
}

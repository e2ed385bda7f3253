import { useMessages } from '../../../components/language.ts';
import { ShownText } from '../ui/shown-text.tsx';
import styles from './tasks.module.css';

/** A title is one line or two. The rest is behind a fold. */
const WHOLE = 48;
const HEAD = 32;
const TAIL = 8;

/** The words of a task are its caller's: quoted, so that they can't go on in ours. */
export function TaskPrompt({ prompt }: { prompt: string }): React.ReactNode {
  const [open, close] = useMessages().format.quotes;
  return (
    <span className={styles.prompt}>
      {open}
      <ShownText text={prompt} whole={WHOLE} head={HEAD} tail={TAIL} />
      {close}
    </span>
  );
}

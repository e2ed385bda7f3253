import { useMessages } from '../../../components/language.ts';
import { Visible } from '../ui/shown-text.tsx';
import styles from './tasks.module.css';

/** Characters. It only says which task it is: the decision is on what stands below. */
const WHOLE = 60;

/** The words of a task are its caller's: quoted, so that they can't go on in ours. */
export function TaskPrompt({ prompt }: { prompt: string }): React.ReactNode {
  const [open, close] = useMessages().format.quotes;
  const characters = [...prompt];
  const isWhole = characters.length <= WHOLE;
  return (
    <span className={styles.prompt} title={prompt}>
      {open}
      <Visible text={isWhole ? prompt : `${characters.slice(0, WHOLE - 1).join('')}…`} />
      {close}
    </span>
  );
}

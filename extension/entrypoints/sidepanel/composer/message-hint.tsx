import { useWords } from '../panel-context.ts';
import styles from './composer.module.css';
import { LONG_CHARACTERS } from './lack.ts';
import type { Message } from './use-message.ts';

/** One line about what stands in the field: why it can't be sent once that was tried, or how long it is. */
export function MessageHint({ message, id }: { message: Message; id: string }): React.ReactNode {
  const { composing } = useWords();
  const { lack, tried, text } = message;
  const said = lack === 'too-long' || (lack && tried) ? composing.lacks[lack] : '';
  const long = text.length > LONG_CHARACTERS ? composing.long(text.length) : '';
  return (
    <p className={styles.hint} id={id} role="status" data-lack={said === '' ? undefined : lack}>
      {said || long}
    </p>
  );
}

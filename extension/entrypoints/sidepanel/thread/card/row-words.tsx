import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import styles from './card.module.css';
import { ShownText } from './shown-text.tsx';

/** What the model calls the target, where that is not what it is called. */
export function RowWords({ row: { action, preview } }: { row: Row }): React.ReactNode {
  const { card: messages } = useMessages();
  const { description } = action.target;
  const realName = preview.status === 'bound' ? preview.facts?.name : undefined;
  if (!description || description === realName) return null;
  return (
    <div className={styles.aside}>
      {messages.modelSays} <ShownText text={description} />
    </div>
  );
}

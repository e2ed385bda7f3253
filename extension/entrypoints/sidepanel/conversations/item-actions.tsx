import { useTurn, useWords } from '../panel-context.ts';
import styles from './conversations.module.css';

interface ItemActionsProps {
  id: string;
  onRename(): void;
}

export function ItemActions({ id, onRename }: ItemActionsProps): React.ReactNode {
  const { conversations: words } = useWords();
  const { conversations } = useTurn();
  return (
    <div className={styles.actions}>
      <button type="button" onClick={onRename}>
        {words.rename}
      </button>
      <button type="button" onClick={() => void conversations.exportAs(id, 'markdown')}>
        {words.markdown}
      </button>
      <button type="button" onClick={() => void conversations.exportAs(id, 'json')}>
        {words.json}
      </button>
      <button type="button" className={styles.danger} onClick={() => void conversations.remove(id)}>
        {words.remove}
      </button>
    </div>
  );
}

import { isOfInputMethod } from '../../composer/composition.ts';
import type { EditableValue } from '../../conversation/editable-values.ts';
import { useTurn, useWords } from '../../panel-context.ts';
import styles from './rows.module.css';

interface ValueFieldProps {
  callId: string;
  index: number;
  value: EditableValue;
  name: string;
  before: string;
  close(): void;
}

/** A field for one value of a row, open for as long as the person writes in it. */
export function ValueField({ callId, index, value, name, before, close }: ValueFieldProps): React.ReactNode {
  const { card: words } = useWords();
  const turn = useTurn();
  return (
    <label className={styles.value}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it to write in it.
        autoFocus
        rows={1}
        onFocus={event => event.target.select()}
        dir="auto"
        aria-label={words.editing(name)}
        value={value.text}
        onChange={event => turn.changeValue(callId, index, value.key, event.target.value)}
        onKeyDown={event => {
          const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
          if (!isEnd || isOfInputMethod(event)) return;
          event.preventDefault();
          if (event.key === 'Escape') turn.changeValue(callId, index, value.key, before);
          close();
        }}
      />
      <small>{words.editHint}</small>
    </label>
  );
}

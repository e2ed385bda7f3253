import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Row } from '../../conversation/card.ts';
import { type EditableValue, valuesOf } from '../../conversation/editable-values.ts';
import { useTurn } from '../../panel/panel-context.tsx';
import { isOfInputMethod } from '../../ui/input-method.ts';
import { ShownText } from '../../ui/shown-text.tsx';
import tool from './row-tool.module.css';
import styles from './rows.module.css';

interface RowEditProps {
  callId: string;
  index: number;
  row: Row;
  value: EditableValue;
  name: string;
}

/** Each keystroke goes to the card, and the page previews it; this component only knows whether the field is open. */
export function RowEdit(props: RowEditProps): React.ReactNode {
  const { card: messages, format } = useMessages();
  const [before, setBefore] = useState<string>();
  const { row, value, name } = props;
  const proposed = valuesOf(row.proposed ?? row.action).find(({ key }) => key === value.key)?.text ?? '';
  return (
    <>
      {before === undefined ? (
        <button
          type="button"
          className={tool.tool}
          aria-label={messages.edit(name)}
          title={messages.editShort}
          onClick={() => setBefore(value.text)}
        >
          <Pencil aria-hidden="true" size={15} />
          <span>{messages.editShort}</span>
        </button>
      ) : (
        <ValueField {...props} before={before} close={() => setBefore(undefined)} />
      )}
      {proposed !== value.text && (
        <p className={styles.proposed}>
          {messages.proposedValue}
          {format.space}
          {proposed === '' ? messages.empty : <ShownText text={proposed} />}
        </p>
      )}
    </>
  );
}

interface ValueFieldProps extends Omit<RowEditProps, 'row'> {
  before: string;
  close(): void;
}

function ValueField({ callId, index, value, name, before, close }: ValueFieldProps): React.ReactNode {
  const { card: messages } = useMessages();
  const turn = useTurn();
  return (
    <label className={styles.value}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it to write in it.
        autoFocus
        rows={1}
        onFocus={event => event.target.select()}
        dir="auto"
        aria-label={messages.editing(name)}
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
      <small>{messages.editHint}</small>
    </label>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../panel-context.ts';
import { caretRow } from './caret-row.ts';
import styles from './composer.module.css';
import { isOfInputMethod } from './composition.ts';
import type { Message } from './use-message.ts';

interface MessageFieldProps {
  message: Message;
  field: React.RefObject<HTMLTextAreaElement | null>;
  /** The id of what is said about the message. */
  describedBy: string;
}

export function MessageField({ message, field, describedBy }: MessageFieldProps): React.ReactNode {
  const words = useWords();
  const compositionEnd = useRef<number>(undefined);
  const recalled = useRef(false);
  // A message out of the history is read on from its end, as it would be after writing it.
  useLayoutEffect(() => {
    if (!recalled.current) return;
    recalled.current = false;
    field.current?.setSelectionRange(message.text.length, message.text.length);
  });
  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isOfInputMethod(event, compositionEnd.current)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!event.repeat) message.send();
      return;
    }
    const direction = historyDirection(event);
    if (!direction || !message.recall(direction)) return;
    event.preventDefault();
    recalled.current = true;
  };
  return (
    <textarea
      ref={field}
      className={styles.message}
      aria-label={words.message}
      aria-describedby={describedBy}
      placeholder={words.placeholder}
      rows={1}
      dir="auto"
      value={message.text}
      onChange={event => message.write(event.target.value)}
      onCompositionEnd={event => {
        compositionEnd.current = event.timeStamp;
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Up in the first row goes back in the history, down in the last one forward; elsewhere the arrows move the caret. */
function historyDirection(event: React.KeyboardEvent<HTMLTextAreaElement>): 'older' | 'newer' | undefined {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === 'ArrowUp') return caretRow(event.currentTarget).isFirst ? 'older' : undefined;
  if (event.key === 'ArrowDown') return caretRow(event.currentTarget).isLast ? 'newer' : undefined;
  return undefined;
}

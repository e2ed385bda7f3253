import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../components/language.ts';
import { useTurn } from '../panel/panel-context.tsx';
import { isOfInputMethod } from '../ui/input-method.ts';
import styles from './composer.module.css';
import { optionId } from './slash-list.tsx';
import { takePasted } from './take-files.ts';
import type { Message } from './use-message.ts';
import type { Slash } from './use-slash.ts';

interface MessageFieldProps {
  message: Message;
  slash: Slash;
  field: React.RefObject<HTMLTextAreaElement | null>;
  hintId: string;
  listId: string;
}

export function MessageField({ message, slash, field, hintId, listId }: MessageFieldProps): React.ReactNode {
  const messages = useMessages();
  const turn = useTurn();
  const compositionEnd = useRef<number>(undefined);
  const recalled = useRef(false);
  // The caret moves to the end of a message from the history, as after typing it.
  useLayoutEffect(() => {
    if (!recalled.current) return;
    recalled.current = false;
    field.current?.setSelectionRange(message.text.length, message.text.length);
  });
  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isOfInputMethod(event, compositionEnd.current)) return;
    if (slash.takeKey(event)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!event.repeat) message.send();
    } else {
      const direction = historyDirection(event);
      if (!direction || !message.recall(direction)) return;
      event.preventDefault();
      recalled.current = true;
    }
  };
  return (
    <textarea
      ref={field}
      className={styles.message}
      aria-label={messages.panel.message}
      aria-describedby={hintId}
      {...comboboxOf(slash, listId)}
      placeholder={messages.panel.placeholder}
      rows={1}
      dir="auto"
      value={message.text}
      onChange={event => message.write(event.target.value)}
      onCompositionEnd={event => {
        compositionEnd.current = event.timeStamp;
      }}
      onPaste={event => takePasted(turn, event)}
      onKeyDown={onKeyDown}
    />
  );
}

/** A textarea can't have the role combobox (ARIA in HTML), but may have its attributes. */
function comboboxOf({ active }: Slash, listId: string): React.AriaAttributes {
  if (!active) return { 'aria-autocomplete': 'list' };
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    'aria-activedescendant': optionId(listId, active),
  };
}

/** Up in the first row goes back in the history, Down in the last row forward; elsewhere the arrows move the caret. */
function historyDirection(event: React.KeyboardEvent<HTMLTextAreaElement>): 'older' | 'newer' | undefined {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === 'ArrowUp') return caretRow(event.currentTarget).isFirst ? 'older' : undefined;
  if (event.key === 'ArrowDown') return caretRow(event.currentTarget).isLast ? 'newer' : undefined;
  return undefined;
}

/** Whether the caret is in the first and in the last visual row. Neither while text is selected. */
function caretRow(field: HTMLTextAreaElement): { isFirst: boolean; isLast: boolean } {
  const { value, selectionStart: caret, selectionEnd } = field;
  if (caret !== selectionEnd) return { isFirst: false, isLast: false };
  const start = value.lastIndexOf('\n', caret - 1) + 1;
  const next = value.indexOf('\n', caret);
  const end = next === -1 ? value.length : next;
  const isFirst = caret === 0 || start === 0;
  const isLast = next === -1;
  if (!isFirst && !isLast) return { isFirst, isLast };
  const drawn = drawLine(field, value.slice(start, caret), value.slice(caret, end));
  return { isFirst: isFirst && drawn.isFirst, isLast: isLast && drawn.isLast };
}

/** A textarea does not report where its lines wrap, so a copy of the caret's line is measured beside it. */
function drawLine(
  field: HTMLTextAreaElement,
  before: string,
  after: string,
): { isFirst: boolean; isLast: boolean } {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  const [start, caret, end] = [0, 1, 2].map(() => document.createElement('span'));
  if (!start || !caret || !end) return { isFirst: true, isLast: true };
  copy.append(start, before, caret, after, end);
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'content-box',
    inlineSize: `${field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)}px`,
    font: style.font,
    letterSpacing: style.letterSpacing,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  document.body.append(copy);
  const rows = { isFirst: start.offsetTop === caret.offsetTop, isLast: end.offsetTop === caret.offsetTop };
  copy.remove();
  return rows;
}

import { useId } from 'react';
import { useMessages } from '../../../../components/language.ts';
import type { Gesture } from '../../approval/gate.ts';
import { isOfInputMethod } from '../../composer/composition.ts';
import { gestureOf } from './deciding-keys.ts';
import styles from './decision.module.css';

interface RejectReasonProps {
  reason: string;
  change(reason: string): void;
  reject(gesture: Gesture): unknown;
  close(): void;
}

const LONGEST = 500;

/** One line in which the person says why not. It comes because they asked for it, so that it may take the focus. */
export function RejectReason({ reason, change, reject, close }: RejectReasonProps): React.ReactNode {
  const { card: messages } = useMessages();
  const hintId = useId();
  return (
    <label className={styles.reason}>
      {messages.reason}
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it to write in it.
        autoFocus
        value={reason}
        maxLength={LONGEST}
        dir="auto"
        aria-describedby={hintId}
        onChange={event => change(event.target.value)}
        onKeyDown={event => {
          if (isOfInputMethod(event)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            reject(gestureOf(event));
          } else if (event.key === 'Escape') {
            event.preventDefault();
            close();
          }
        }}
      />
      <small id={hintId}>{messages.reasonHint}</small>
    </label>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../state/console-context.ts';
import { usePress } from './use-press.ts';

/** A rejection that says why. */
export function RejectReason({ reject }: { reject(reason: string): void }): ReactNode {
  const { approval: messages } = useMessages();
  const [reason, setReason] = useState('');
  const hint = useId();
  const press = usePress(() => reject(reason.trim()));
  return (
    <details className="reason">
      <summary>{messages.why}</summary>
      <label>
        {messages.reason}
        <input
          maxLength={500}
          aria-describedby={hint}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </label>
      <small id={hint}>{messages.reasonHint}</small>
      <button type="button" {...press}>
        {messages.reject}
      </button>
    </details>
  );
}

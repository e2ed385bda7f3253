import { useId, useRef } from 'react';
import fields from '../fields.module.css';
import { useMessages } from '../language.ts';
import { StoredKey } from './stored-key.tsx';

interface AccessKeyFieldProps {
  /** The backend's address as it stands in its field. */
  address: string;
  /** A new key, as typed. The one that is kept is never put into the page. */
  value: string;
  onChange: (value: string) => void;
}

/** The backend's own key: a field for a new one, and what is kept. */
export function AccessKeyField({ address, value, onChange }: AccessKeyFieldProps): React.ReactNode {
  const { connection: messages } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{messages.accessKey}</label>
      <input
        id={id}
        ref={field}
        type="password"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      <small id={`${id}-hint`}>{messages.accessKeyHint}</small>
      <StoredKey address={address} onRemoved={() => field.current?.focus()} />
    </div>
  );
}

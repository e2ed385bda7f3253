import { useId, useRef } from 'react';
import fields from '../fields.module.css';
import { useMessages } from '../language.ts';
import { StoredKey } from './stored-key.tsx';

interface AccessKeyFieldProps {
  address: string;
  /** The new key as typed. The stored key never enters the page. */
  value: string;
  onChange: (value: string) => void;
}

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

import { useId, useRef, useState } from 'react';
import type { PersonMessages } from '../../messages/person/person-messages.ts';
import {
  type AccessKey,
  maskKey,
  readAccessKey,
  removeAccessKey,
  watchAccessKey,
} from '../../settings/access-key.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import buttons from '../buttons.module.css';
import fields from '../fields.module.css';
import { useMessages } from '../language.ts';
import { useStored } from '../use-stored.ts';
import styles from './connection.module.css';

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

interface StoredKeyProps {
  address: string;
  /** The button disappears with the key, so the focus must move. */
  onRemoved: () => void;
}

function StoredKey({ address, onRemoved }: StoredKeyProps): React.ReactNode {
  const { connection: messages } = useMessages();
  const kept = useStored(readAccessKey, watchAccessKey, undefined);
  const [isRemoved, setRemoved] = useState(false);
  const remove = async (): Promise<void> => {
    await removeAccessKey();
    setRemoved(true);
    onRemoved();
  };
  const removed = isRemoved ? messages.keyRemoved : '';
  return (
    <div className={styles.kept}>
      <p role="status">{kept ? describeKept(kept, address, messages) : removed}</p>
      {kept && (
        <button type="button" className={buttons.secondary} onClick={() => void remove()}>
          {messages.removeKey}
        </button>
      )}
    </div>
  );
}

function describeKept(
  { origin, key }: AccessKey,
  typed: string,
  messages: PersonMessages['connection'],
): string {
  const address = readRelayAddress(typed);
  const isForAddress = address.status === 'valid' && address.origin === origin;
  return (isForAddress ? messages.keyKept : messages.keyOfOther)(maskKey(key), origin);
}

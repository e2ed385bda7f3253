import { useEffect, useState } from 'react';
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
import { useMessages } from '../language.ts';
import styles from './connection.module.css';

interface StoredKeyProps {
  address: string;
  /** The button disappears with the key, so the focus must move. */
  onRemoved: () => void;
}

export function StoredKey({ address, onRemoved }: StoredKeyProps): React.ReactNode {
  const { connection: messages } = useMessages();
  const kept = useAccessKey();
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

function useAccessKey(): AccessKey | undefined {
  const [kept, setKept] = useState<AccessKey>();
  useEffect(() => {
    void readAccessKey().then(setKept);
    return watchAccessKey(setKept);
  }, []);
  return kept;
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

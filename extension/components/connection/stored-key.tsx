import { useEffect, useState } from 'react';
import type { PersonMessages } from '../../messages/person/person-messages.ts';
import { type AccessKey, maskKey } from '../../settings/access-key/access-key.ts';
import {
  readAccessKey,
  removeAccessKey,
  watchAccessKey,
} from '../../settings/access-key/stored-access-key.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import buttons from '../buttons.module.css';
import { useMessages } from '../language.ts';
import styles from './connection.module.css';

interface StoredKeyProps {
  /** The backend's address as it stands in its field. */
  address: string;
  /** The button went with the key, and the focus with the button. */
  onRemoved: () => void;
}

/** The key that is kept: masked, with the origin that it belongs to, and the button that removes it. */
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

/** The key as it stands, wherever it is entered or removed. */
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

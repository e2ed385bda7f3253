import type { Language } from '@assent/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { type AccessKey, maskKey } from '../../settings/access-key/access-key.ts';
import {
  readAccessKey,
  removeAccessKey,
  watchAccessKey,
} from '../../settings/access-key/stored-access-key.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import buttons from '../buttons.module.css';
import fields from '../fields.module.css';
import styles from './connection.module.css';
import { connectionWords } from './connection-words.ts';

interface AccessKeyFieldProps {
  language: Language;
  /** The backend's address as it stands in its field. */
  address: string;
  /** A new key, as typed. The one that is kept is never put into the page. */
  value: string;
  onChange: (value: string) => void;
}

/** The backend's own key: a field for a new one, and what is kept, masked, with the button that removes it. */
export function AccessKeyField({ language, address, value, onChange }: AccessKeyFieldProps): React.ReactNode {
  const words = connectionWords(language);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const kept = useAccessKey();
  const [isRemoved, setRemoved] = useState(false);
  const remove = async (): Promise<void> => {
    await removeAccessKey();
    setRemoved(true);
    // The button goes with the key.
    field.current?.focus();
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{words.accessKey}</label>
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
      <small id={`${id}-hint`}>{words.accessKeyHint}</small>
      <div className={styles.kept}>
        <p role="status">
          {kept ? describeKept(kept, address, language) : isRemoved ? words.keyRemoved : ''}
        </p>
        {kept && (
          <button type="button" className={buttons.secondary} onClick={() => void remove()}>
            {words.removeKey}
          </button>
        )}
      </div>
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

function describeKept({ origin, key }: AccessKey, typed: string, language: Language): string {
  const words = connectionWords(language);
  const address = readRelayAddress(typed);
  const isForAddress = address.status === 'valid' && address.origin === origin;
  return (isForAddress ? words.keyKept : words.keyOfOther)(maskKey(key), origin);
}

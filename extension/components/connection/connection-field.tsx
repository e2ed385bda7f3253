import type { Language } from '@assent/shared';
import { useState } from 'react';
import { readRelayAddress } from '../../settings/relay-address.ts';
import { TextField } from '../text-field.tsx';
import styles from './connection.module.css';
import { connectionWords } from './connection-words.ts';
import { requestSite } from './request-site.ts';
import { type ConnectionTest, testConnection } from './test-connection.ts';

type Test = { status: 'none' } | { status: 'testing' } | { status: 'invalid' } | ConnectionTest;

interface ConnectionFieldProps {
  language: Language;
  value: string;
  onChange: (value: string) => void;
}

/** The backend's address, and a button that asks whether anybody is there. */
export function ConnectionField({ language, value, onChange }: ConnectionFieldProps): React.ReactNode {
  const words = connectionWords(language);
  const [test, setTest] = useState<Test>({ status: 'none' });
  const run = async (): Promise<void> => {
    const address = readRelayAddress(value);
    if (address.status === 'invalid') return setTest({ status: 'invalid' });
    setTest({ status: 'testing' });
    // Without it a backend that knows nothing of CORS looks as if nobody were there.
    await requestSite(address.permission);
    setTest(await testConnection(address.url));
  };
  return (
    <>
      <TextField
        label={words.relayUrl}
        hint={words.relayHint}
        type="url"
        value={value}
        onChange={changed => {
          setTest({ status: 'none' });
          onChange(changed);
        }}
      />
      <div className={styles.test}>
        <button type="button" disabled={test.status === 'testing'} onClick={() => void run()}>
          {words.test}
        </button>
        <p role="status" data-status={test.status}>
          {describe(test, language)}
        </p>
      </div>
    </>
  );
}

function describe(test: Test, language: Language): string {
  const words = connectionWords(language);
  switch (test.status) {
    case 'none':
      return '';
    case 'testing':
      return words.testing;
    case 'invalid':
      return words.notAUrl;
    case 'answered':
      return words.answered(test.model);
    case 'unknown':
      return words.unknown(test.httpStatus);
    case 'unreachable':
      return words.unreachable;
  }
}

import { useRef, useState } from 'react';
import type { PersonMessages } from '../../messages/person/person-messages.ts';
import { readTypedKey } from '../../settings/access-key.ts';
import { askBackend, askWithKey } from '../../settings/ask-backend.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { useMessages } from '../language.ts';
import { TextField } from '../text-field.tsx';
import styles from './connection.module.css';
import { describeTest } from './describe-test.ts';
import { requestSite } from './save-connection.ts';
import { type ConnectionTest, testConnection } from './test-connection.ts';

interface ConnectionFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A typed key that is not saved yet; without one, the test uses the key stored for this address. */
  typedKey?: string;
  children?: React.ReactNode;
}

export function ConnectionField(props: ConnectionFieldProps): React.ReactNode {
  const { value, onChange, typedKey = '', children } = props;
  const texts = useMessages();
  const { connection: messages } = texts;
  const [{ of, test }, setTest] = useState<{ of: string; test: Test }>({ of: '', test: { status: 'none' } });
  // A test result counts only for the address and key that were tested.
  const subject = JSON.stringify([value, typedKey]);
  const shown: Test = of === subject ? test : { status: 'none' };
  const testButton = useRef<HTMLButtonElement>(null);
  const run = async (): Promise<void> => {
    setTest({ of: subject, test: { status: 'testing' } });
    setTest({ of: subject, test: await testAddress(value, typedKey) });
  };
  return (
    <>
      <TextField
        label={messages.relayUrl}
        hint={messages.relayHint}
        type="url"
        value={value}
        onChange={onChange}
      />
      {children}
      <div className={styles.test}>
        <button
          ref={testButton}
          type="button"
          disabled={shown.status === 'testing'}
          onClick={() => void run()}
        >
          {messages.test}
        </button>
        {!isDefault(value) && (
          <button
            type="button"
            onClick={() => {
              onChange(defaultSettings.relayUrl);
              testButton.current?.focus();
            }}
          >
            {messages.useDefault}
          </button>
        )}
        <p role="status" data-status={shown.status}>
          {describe(shown, texts)}
        </p>
      </div>
    </>
  );
}

function isDefault(typed: string): boolean {
  const address = readRelayAddress(typed);
  return address.status === 'valid' && address.url === defaultSettings.relayUrl;
}

async function testAddress(typed: string, typedKey: string): Promise<AddressTest> {
  const address = readRelayAddress(typed);
  if (address.status === 'invalid') return { status: 'invalid' };
  const { url, origin, permission } = address;
  const key = readTypedKey(typedKey);
  if (key === undefined && typedKey.trim() !== '') return { status: 'not-a-key' };
  // Without this permission, a backend that does not support CORS looks unreachable.
  await requestSite(permission);
  if (key === undefined) return testConnection(url, askBackend);
  return testConnection(url, (asked, request) => askWithKey(asked, request, { origin, key }));
}

type Test = { status: 'none' | 'testing' } | AddressTest;
type AddressTest = { status: 'invalid' | 'not-a-key' } | ConnectionTest;

function describe(test: Test, texts: PersonMessages): string {
  const { connection: messages } = texts;
  switch (test.status) {
    case 'none':
      return '';
    case 'testing':
      return messages.testing;
    case 'invalid':
      return messages.notAUrl;
    case 'not-a-key':
      return messages.saved['not-a-key'];
    default:
      return describeTest(test, texts);
  }
}

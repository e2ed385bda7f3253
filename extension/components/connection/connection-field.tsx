import { readHttpError } from '@assent/shared';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PersonMessages } from '../../messages/person/person-messages.ts';
import { readTypedKey } from '../../settings/access-key.ts';
import { type AskBackend, askBackend, askWithKey, parseBody } from '../../settings/ask-backend.ts';
import { readRelayAddress } from '../../settings/relay-address.ts';
import { useMessages } from '../language.ts';
import { TextField } from '../text-field.tsx';
import styles from './connection.module.css';
import { requestSite } from './save-connection.ts';

const DEADLINE_MILLISECONDS = 5_000;

/** Only our relay has to answer this; any other answer counts as well. */
const healthSchema = z.object({ model: z.optional(z.string()) });

interface ConnectionFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** A typed key that is not saved yet; without one, the test uses the key stored for this address. */
  typedKey?: string;
  children?: React.ReactNode;
}

export function ConnectionField(props: ConnectionFieldProps): React.ReactNode {
  const { value, onChange, typedKey = '', children } = props;
  const { connection: messages } = useMessages();
  const [{ of, test }, setTest] = useState<{ of: string; test: Test }>({ of: '', test: { status: 'none' } });
  // A test result counts only for the address and key that were tested.
  const subject = JSON.stringify([value, typedKey]);
  const shown: Test = of === subject ? test : { status: 'none' };
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
        <button type="button" disabled={shown.status === 'testing'} onClick={() => void run()}>
          {messages.test}
        </button>
        <p role="status" data-status={shown.status}>
          {describeTest(shown, messages)}
        </p>
      </div>
    </>
  );
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

function describeTest(test: Test, messages: PersonMessages['connection']): string {
  switch (test.status) {
    case 'none':
      return '';
    case 'testing':
      return messages.testing;
    case 'invalid':
      return messages.notAUrl;
    case 'not-a-key':
      return messages.saved['not-a-key'];
    case 'answered':
      return messages.answered(test.model);
    case 'key-wanted':
      return messages.keyWanted(test.message);
    case 'refused':
      return messages.refused(test.httpStatus, test.message);
    case 'unknown':
      return messages.unknown(test.httpStatus);
    case 'unreachable':
      return messages.unreachable;
  }
}

type ConnectionTest =
  | { status: 'answered'; model: string | undefined }
  /** `message` is the backend's own text. */
  | { status: 'key-wanted'; message: string | undefined }
  | { status: 'refused'; httpStatus: number; message: string | undefined }
  | { status: 'unknown'; httpStatus: number }
  | { status: 'unreachable' };

/** Asks for `/healthz`, which only our relay has, and for the list of models, because the health check needs no key. */
async function testConnection(url: string, askBackend: AskBackend): Promise<ConnectionTest> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  try {
    const health = await askBackend(`${url}/healthz`, { signal });
    // A backend need not have this list, nor allow us to read its 404.
    const models = await askBackend(`${url}/api/v1/models`, { signal }).catch(() => undefined);
    const refusal = await readRefusal(models && isRefusal(models) ? models : health);
    if (refusal) return refusal;
    if (!health.ok) return { status: 'unknown', httpStatus: health.status };
    return { status: 'answered', model: readModel(await health.text()) };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Our relay answers 429 to an address that has tried too many keys. */
function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403 || status === 429;
}

async function readRefusal(response: Response): Promise<ConnectionTest | undefined> {
  if (!isRefusal(response)) return undefined;
  const { message } = readHttpError(parseBody(await response.text()));
  if (response.status === 401) return { status: 'key-wanted', message };
  return { status: 'refused', httpStatus: response.status, message };
}

function readModel(health: string): string | undefined {
  return healthSchema.safeParse(parseBody(health)).data?.model;
}

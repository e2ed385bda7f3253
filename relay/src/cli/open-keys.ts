import { resolve } from 'node:path';
import * as z from 'zod';
import { keysInFile } from '../access/key-file.ts';
import { createFileAudit } from '../observability/audit.ts';
import { reportDefect } from '../observability/describe-defect.ts';
import { openDatabase } from '../open-store.ts';
import type { KeyChanges } from '../operation/change-keys.ts';
import { notifyOperator } from '../runtime/notify-operator.ts';
import {
  keysFileIn,
  type StoreSettings,
  storeChecks,
  storeSettings,
  storeVariables,
} from '../settings/store.ts';
import { givenVariables } from '../settings/value-schemas.ts';
import type { Database } from '../store/sql/database.ts';
import type { OpenKeys } from './keys-command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Only what the keys need: a mistake in another variable must not keep an operator from revoking a key. */
const keysSchema = z
  .object({ ...storeVariables.shape, RELAY_AUDIT_FILE: z.string().optional() })
  .check(...storeChecks);

/** The keys of the relay with these variables. Rejects with one line for each that is wrong. */
export async function openKeys(environment: Environment): Promise<OpenKeys> {
  const { data: variables, error } = keysSchema.safeParse(givenVariables(environment));
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'));
  const file = variables.RELAY_AUDIT_FILE;
  const rest: Omit<KeyChanges, 'keys'> = {
    audit: file === undefined ? undefined : createFileAudit(resolve(file)),
    by: 'command',
  };
  const path = keysFileIn(environment);
  if (variables.RELAY_KEYS === 'file' && path !== undefined)
    return { ...rest, keys: keysInFile(path), close: async () => {} };
  const database = await openKeysDatabase(storeSettings(variables));
  if (!database) throw new Error('RELAY_KEYS: There is no database.');
  const { SqlKeys } = await import('../store/sql/sql-keys.ts');
  return { ...rest, keys: new SqlKeys(database.sql), close: () => database.close() };
}

async function openKeysDatabase(settings: StoreSettings): Promise<Database | undefined> {
  try {
    return await openDatabase(settings, { report: reportDefect, notifyOperator });
  } catch (cause) {
    if (settings.home !== 'folder' || !(cause instanceof Error)) throw cause;
    throw new Error(
      `${cause.message} While a relay uses the folder, an operator's key manages its keys over HTTP (docs/access.md).`,
      { cause },
    );
  }
}

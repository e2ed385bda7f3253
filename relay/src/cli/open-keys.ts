import { resolve } from 'node:path';
import * as z from 'zod';
import { keysInFile } from '../access/key-file.ts';
import { createFileAudit } from '../observability/audit.ts';
import type { KeyChanges } from '../operation/change-keys.ts';
import { keysFileIn, storeChecks, storeSettings, storeVariables } from '../settings/store.ts';
import { givenVariables } from '../settings/value-schemas.ts';
import type { OpenKeys } from './keys-command.ts';
import { openCommandDatabase } from './open-command-database.ts';

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
  const database = await openCommandDatabase(
    storeSettings(variables),
    "an operator's key manages its keys over HTTP (docs/access.md)",
  );
  if (!database) throw new Error('RELAY_KEYS: There is no database.');
  const { SqlKeys } = await import('../store/sql/sql-keys.ts');
  return { ...rest, keys: new SqlKeys(database.sql), close: () => database.close() };
}

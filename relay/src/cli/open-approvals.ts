import { storeSettings, storeVariables } from '../settings/store.ts';
import { givenVariables } from '../settings/value-schemas.ts';
import type { OpenApprovals } from './approvals-command.ts';
import { openCommandDatabase } from './open-command-database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The audit of the relay with these variables. Rejects with one line for each that is wrong. */
export async function openApprovals(environment: Environment): Promise<OpenApprovals> {
  const { data: variables, error } = storeVariables.safeParse(givenVariables(environment));
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'));
  const database = await openCommandDatabase(storeSettings(variables), 'stop it first');
  if (!database)
    throw new Error(
      'Without a database, approvals are forgotten when the relay ends. Set DATABASE_URL (or RELAY_DATA, for one relay).',
    );
  return { sql: database.sql, close: () => database.close() };
}

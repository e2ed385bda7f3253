import * as z from 'zod';
import { creditSettings, creditVariables } from '../settings/credits.ts';
import { storeSettings, storeVariables } from '../settings/store.ts';
import { givenVariables } from '../settings/value-schemas.ts';
import type { OpenCredits } from './credits-command.ts';
import { openCommandDatabase } from './open-command-database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Only what credits need, as for keys. */
const creditsSchema = z.object({ ...storeVariables.shape, ...creditVariables.shape });

/** The credits of the relay with these variables. Rejects with one line for each that is wrong. */
export async function openCredits(environment: Environment): Promise<OpenCredits> {
  const { data: variables, error } = creditsSchema.safeParse(givenVariables(environment));
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'));
  const database = await openCommandDatabase(
    storeSettings(variables),
    "an operator's key grants credits over HTTP (docs/credits.md)",
  );
  if (!database)
    throw new Error(
      'Without a database, credits are forgotten when the relay ends, and no command reaches them. Set DATABASE_URL (or RELAY_DATA, for one relay).',
    );
  const { firstGrant } = creditSettings(variables);
  return { sql: database.sql, firstGrant, close: () => database.close() };
}

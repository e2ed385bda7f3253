import { resolve } from 'node:path';
import * as z from 'zod';
import { keysFileOf } from '../access/key-file.ts';
import { secondsSchema } from './value-schemas.ts';

const DAY = 24 * 60 * 60 * 1000;

/** In memory unless one of the first two is given. */
export const storeVariables = z.object({
  RELAY_DATA: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, {
      error:
        'Expected an address such as postgres://user:password@host:5432/database. Percent-encode special characters in the password: %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %.',
    })
    .optional(),
  DATABASE_WAIT_SECONDS: secondsSchema.default(30_000),
  RELAY_KEEP_DAYS: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, { error: 'Expected a number of days from 1 to 9999' })
    .transform(Number)
    .default(30),
  RELAY_KEYS: z.enum(['file', 'database'], { error: 'Expected file or database' }).default('file'),
});

type StoreVariables = z.output<typeof storeVariables>;

/** Rules across variables; `path` is the variable that the message names. */
export const storeChecks = [
  z.refine<StoreVariables>(
    ({ RELAY_KEYS: keys, DATABASE_URL: url, RELAY_DATA: folder }) =>
      keys !== 'database' || url !== undefined || folder !== undefined,
    {
      // Also after other errors, so that all are listed at once.
      when: () => true,
      path: ['RELAY_KEYS'],
      error: 'Keys in the database need one: set DATABASE_URL (or RELAY_DATA, for one relay).',
    },
  ),
];

/**
 * `maxAge`: milliseconds without a turn after which a session is deleted. `patience`: milliseconds to wait at the start for a
 * database that can't be reached.
 */
export type StoreSettings =
  | { home: 'memory' }
  | { home: 'folder'; folder: string; maxAge: number }
  | { home: 'postgres'; url: string; maxAge: number; patience: number };

/** A database takes precedence over a folder. */
export function storeSettings(variables: StoreVariables): StoreSettings {
  const maxAge = variables.RELAY_KEEP_DAYS * DAY;
  const { DATABASE_URL: url, DATABASE_WAIT_SECONDS: patience } = variables;
  if (url) return { home: 'postgres', url, maxAge, patience };
  if (variables.RELAY_DATA) return { home: 'folder', folder: resolve(variables.RELAY_DATA), maxAge };
  return { home: 'memory' };
}

/** Keys in the database leave the file out, unless it is named: then one of the two is a mistake. */
export function keysFileIn(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const isInDatabase = environment.RELAY_KEYS?.trim() === 'database';
  return isInDatabase ? environment.RELAY_KEYS_FILE : keysFileOf(environment);
}

function isPostgres(address: string): boolean {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

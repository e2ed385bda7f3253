import { resolve } from 'node:path';
import * as z from 'zod';
import type { StoreSettings } from '../store/open-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where conversations are kept: in memory unless one of the first two is given. */
export const storeVariables = z.object({
  RELAY_DATA: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, {
      error:
        'Expected an address such as postgres://user:password@host:5432/database. Percent-encode what stands in the password: %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %.',
    })
    .optional(),
  RELAY_KEEP_DAYS: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, { error: 'Expected a number of days from 1 to 9999' })
    .transform(Number)
    .default(30),
});

/** A database that is named is used, whether or not there is a folder as well. */
export function storeSettings(variables: z.output<typeof storeVariables>): StoreSettings {
  const maxAge = variables.RELAY_KEEP_DAYS * DAY;
  if (variables.DATABASE_URL) return { home: 'postgres', url: variables.DATABASE_URL, maxAge };
  if (variables.RELAY_DATA) return { home: 'folder', folder: resolve(variables.RELAY_DATA), maxAge };
  return { home: 'memory' };
}

function isPostgres(address: string): boolean {
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

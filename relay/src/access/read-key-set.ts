import { readFileSync } from 'node:fs';
import * as z from 'zod';

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** A JSON Web Key Set (RFC 7517). Throws for anything else. */
export function readKeySet(path: string): z.output<typeof keySetSchema> {
  return keySetSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

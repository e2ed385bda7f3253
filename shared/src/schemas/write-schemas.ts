// Writes shared/schemas/*.json from the zod schemas. Run with `pnpm schemas`; a test fails while they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { wireSchemas } from './wire-schemas.ts';

const folder = new URL('../../schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of wireSchemas()) writeFileSync(new URL(name, folder), text);

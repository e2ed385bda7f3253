// Writes extension/docs/operations*.md from the registry. Run with `pnpm docs:operations`; a test fails while they are out of date.
import { writeFileSync } from 'node:fs';
import { referencePages } from './compose-page.ts';

for (const [name, text] of referencePages()) writeFileSync(new URL(name, import.meta.url), text);

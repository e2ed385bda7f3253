// Writes extension/docs/operations*.md from the registry. Run with `pnpm docs:operations`; a test fails while they are out of date.
import { writeFileSync } from 'node:fs';
import { languageSchema } from '@assent/shared';
import { REFERENCE_PAGES, referencePage } from './compose-page.ts';

for (const language of languageSchema.options)
  writeFileSync(new URL(REFERENCE_PAGES[language], import.meta.url), referencePage(language));

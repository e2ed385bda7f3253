// Writes shared/schemas/openapi.json from the routes. Run with `pnpm schemas`; a test fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi-text.ts';

writeFileSync(new URL('../../shared/schemas/openapi.json', import.meta.url), await openApiText());

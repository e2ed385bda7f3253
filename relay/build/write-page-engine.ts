// Writes what browser sessions run of the extension to where a relay started from its sources looks for it.
import { fileURLToPath } from 'node:url';
import { bundlePageEngine } from './bundle-page-engine.ts';

await bundlePageEngine(fileURLToPath(new URL('../../.output/page-engine', import.meta.url)));

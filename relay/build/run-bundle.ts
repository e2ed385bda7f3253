// Writes the relay as JavaScript into relay/dist; with --types, also the types for programs that import it.
import { fileURLToPath } from 'node:url';
import { bundleRelay } from './bundle-relay.ts';
import { writeTypes } from './write-types.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
await bundleRelay(folder);
if (process.argv.includes('--types')) writeTypes(folder);

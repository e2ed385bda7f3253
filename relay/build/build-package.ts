// Writes the relay as a package into relay/dist: JavaScript, and the types for programs that import it.
import { fileURLToPath } from 'node:url';
import { bundleRelay } from './bundle-relay.ts';
import { writeTypes } from './write-types.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
await bundleRelay(folder);
writeTypes(folder);

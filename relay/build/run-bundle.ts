// Writes the relay as JavaScript into relay/dist.
import { fileURLToPath } from 'node:url';
import { bundleRelay } from './bundle-relay.ts';

await bundleRelay(fileURLToPath(new URL('../dist', import.meta.url)));

// Writes the relay as JavaScript into relay/dist; with --types, also the types for programs that import it; with --browser, or
// where BROWSER=on, also what its browser sessions run of the extension, which takes the extension's own build.
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundlePageEngine } from './bundle-page-engine.ts';
import { bundleRelay } from './bundle-relay.ts';
import { writeTypes } from './write-types.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
// A program that is started meanwhile finds the bundle from before.
const folder = `${dist}-next`;
await bundleRelay(folder);
if (process.argv.includes('--types')) writeTypes(folder);
if (process.argv.includes('--browser') || process.env.BROWSER === 'on')
  await bundlePageEngine(`${folder}/page-engine`);
rmSync(dist, { recursive: true, force: true });
renameSync(folder, dist);

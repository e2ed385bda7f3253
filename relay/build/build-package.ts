// Writes the relay as a package into relay/dist: JavaScript, and the types for programs that import it.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleRelay } from './bundle-relay.ts';

const project = fileURLToPath(new URL('tsconfig.types.json', import.meta.url));

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

const folder = fileURLToPath(new URL('../dist', import.meta.url));
await bundleRelay(folder);
writeTypes(folder);

/** Writes the types of the relay beside the bundle in `folder`, for programs in TypeScript outside this workspace. */
export function writeTypes(folder: string): void {
  const types = join(folder, 'types');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', types], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types of the relay could not be written.');
  for (const file of globSync('**/*.d.ts', { cwd: types })) nameShared(join(types, file), types);
}

/** The compiler leaves names of packages as they are, and `shared` is none outside. */
function nameShared(file: string, types: string): void {
  const shared = relative(dirname(file), join(types, 'shared/src/index.ts'));
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'@assent/shared'", `'${shared}'`));
}

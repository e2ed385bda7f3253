import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('tsconfig.types.json', import.meta.url));

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Writes the types of the relay beside the bundle in `folder`, for programs in TypeScript outside this workspace. */
export function writeTypes(folder: string): void {
  const types = join(folder, 'types');
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', types], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types of the relay could not be written.');
  for (const file of globSync('**/*.d.ts', { cwd: types })) nameShared(join(types, file), types);
}

/** The compiler keeps package names, and `@assent/shared` is no package outside this workspace. */
function nameShared(file: string, types: string): void {
  const shared = relative(dirname(file), join(types, 'shared/src/index.ts'));
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'@assent/shared'", `'${shared}'`));
}

import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** Packages that are in the bundle, and that its types name. */
const IN_TYPES = ['hono', 'zod'];

/**
 * Makes a package of the bundle in `folder`, for programs outside this workspace: Node strips no types of what is in
 * `node_modules`, so there they can't import the source. `external` packages are its dependencies.
 */
export function writeManifest(relay: string, folder: string, external: readonly string[]): void {
  const { name, version, license, dependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(`${relay}/package.json`, 'utf8')),
  );
  const kept = Object.entries(dependencies).filter(([dependency]) =>
    [...external, ...IN_TYPES].includes(dependency),
  );
  const manifest = {
    ...{ name, version, license, type: 'module' },
    exports: {
      '.': { types: './types/relay/src/index.d.ts', default: './index.js' },
      './openai': { types: './types/relay/src/model/openai.d.ts', default: './openai.js' },
    },
    dependencies: Object.fromEntries(kept),
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** Bundled packages that the types name. */
const IN_TYPES = ['hono', 'zod'];

const relay = fileURLToPath(new URL('..', import.meta.url));

/**
 * The embedded database has files of its own (WebAssembly), which a bundle would lose: it stays in `node_modules`. The others
 * never exist: other packages only check for them.
 */
const OUTSIDE = ['@electric-sql/pglite', 'pg-native', 'canvas'];

/** Copied as files. */
const DOCS_PAGE = ['swagger-ui-dist/swagger-ui-bundle.js', 'swagger-ui-dist/swagger-ui.css'];

/** Bundled CommonJS calls `require` for Node's own modules, which ES modules lack. */
const REQUIRE =
  "import { createRequire as assentCreateRequire } from 'node:module'; const require = assentCreateRequire(import.meta.url);";

/**
 * Writes a package into `folder` that can be run (`relay.js`) and imported (`index.js`), and works wherever it is copied to.
 * Optional parts stay in files of their own.
 */
export async function bundleRelay(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: relay,
    entryPoints: {
      index: 'src/index.ts',
      openai: 'src/model/openai/openai-model.ts',
      relay: 'src/cli/relay.ts',
      server: 'src/server.ts',
      'article-worker': 'src/tools/web/article-worker.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: true,
    sourcesContent: false,
    external: OUTSIDE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  writeManifest(relay, folder, OUTSIDE);
  carryFiles(folder);
}

/** Files that the code expects beside it. */
function carryFiles(folder: string): void {
  cpSync(join(relay, 'agents'), join(folder, 'agents'), { recursive: true });
  mkdirSync(join(folder, 'docs-page'));
  for (const file of DOCS_PAGE)
    copyFileSync(fileURLToPath(import.meta.resolve(file)), join(folder, 'docs-page', basename(file)));
}

/**
 * The package is needed outside this workspace: Node strips no types in `node_modules`, so the sources can't be imported there.
 * `external` packages are its dependencies.
 */
function writeManifest(relay: string, folder: string, external: readonly string[]): void {
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
      './openai': { types: './types/relay/src/model/openai/openai-model.d.ts', default: './openai.js' },
    },
    dependencies: Object.fromEntries(kept),
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

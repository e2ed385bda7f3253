import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeManifest } from './write-manifest.ts';

const relay = fileURLToPath(new URL('..', import.meta.url));

/**
 * The embedded database has files of its own (WebAssembly), which a bundle would lose: it is found in `node_modules`, and only
 * where it is asked for. The others are never there: other packages try whether they are.
 */
const OUTSIDE = ['@electric-sql/pglite', 'pg-native', 'canvas'];

/** Read as files, and copied as such. */
const DOCS_PAGE = ['swagger-ui-dist/swagger-ui-bundle.js', 'swagger-ui-dist/swagger-ui.css'];

/** CommonJS inside a module asks for Node's own modules by `require`, which modules do not have. */
const REQUIRE =
  "import { createRequire as assentCreateRequire } from 'node:module'; const require = assentCreateRequire(import.meta.url);";

/**
 * Writes the relay as JavaScript into `folder`, flat but for the files beside its code, so that it runs wherever the folder is
 * copied to: a package that can be run (`relay.js`) and imported (`index.js`). What is imported only when a setting asks for it
 * stays in files of its own.
 */
export async function bundleRelay(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: relay,
    entryPoints: {
      index: 'src/index.ts',
      openai: 'src/model/openai.ts',
      relay: 'src/cli/relay.ts',
      server: 'src/server.ts',
      'article-worker': 'src/tools/reading/article-worker.ts',
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

/** What the code looks for beside it. */
function carryFiles(folder: string): void {
  cpSync(join(relay, 'agents'), join(folder, 'agents'), { recursive: true });
  mkdirSync(join(folder, 'docs-page'));
  for (const file of DOCS_PAGE)
    copyFileSync(fileURLToPath(import.meta.resolve(file)), join(folder, 'docs-page', basename(file)));
}

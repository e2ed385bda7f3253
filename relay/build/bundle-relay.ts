import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const relay = fileURLToPath(new URL('..', import.meta.url));

/**
 * Packages with files of their own beside their code, which a bundle would lose: a database in WebAssembly, a driver's
 * native part, the page that shows the API. They are found in `node_modules`, and only where they are asked for.
 */
const WITH_FILES = ['@electric-sql/pglite', 'pg', 'pg-native', 'swagger-ui-dist', 'canvas'];

/** CommonJS inside a module asks for Node's own modules by `require`, which modules do not have. */
const REQUIRE =
  "import { createRequire as assentCreateRequire } from 'node:module'; const require = assentCreateRequire(import.meta.url);";

/**
 * Writes the relay as JavaScript into `folder`, flat: `server.js` finds the agents beside that folder, as the source does.
 * What is imported only when a setting asks for it stays in files of its own.
 */
export async function bundleRelay(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: relay,
    entryPoints: {
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
    external: WITH_FILES,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}

import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })),
});

/** The programs to run, and the modules to import. */
const PROGRAMS = { relay: 'src/cli/relay.ts', server: 'src/server.ts' };
const MODULES = { index: 'src/index.ts', openai: 'src/model/openai/openai-model.ts' };

/** Bundled packages that the types name. */
const IN_TYPES = ['hono', 'zod'];

const relay = fileURLToPath(new URL('..', import.meta.url));

/**
 * The embedded database has files of its own (WebAssembly), which a bundle would lose, and so has playwright-core: they stay in
 * `node_modules`. The others never exist: other packages only check for them.
 */
const OUTSIDE = ['@electric-sql/pglite', 'pg-native', 'canvas', 'playwright-core'];

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
      ...inside({ ...PROGRAMS, ...MODULES }),
      'article-worker': 'src/tools/web/article-worker.ts',
      'page-worker': 'src/scrape/reading/page-worker.ts',
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
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(`${relay}/package.json`, 'utf8')));
  writeManifest(manifest, folder, OUTSIDE);
  writeEntryPoints(manifest.engines.node, folder);
  carryFiles(folder);
}

/** The bundled entry points have other names: the files with these names check the version of Node first. */
function inside(entryPoints: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entryPoints).map(([name, source]) => [`${name}-bundle`, source]));
}

/**
 * Plain JavaScript for any Node with modules: an old one starts the bundle, and fails only when it answers a request. A
 * program ends with the reason alone; a module throws it.
 */
function writeEntryPoints(engines: string, folder: string): void {
  const [, least] = /^>=(\d+\.\d+)$/.exec(engines) ?? [];
  if (least === undefined) throw new Error(`Not a lowest version of Node: ${engines}`);
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(join(folder, `${name}.js`), `${lines.join('\n')}\n`);
  write('check-node', [
    `const [major, minor] = '${least}'.split('.').map(Number);`,
    "const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);",
    'if (ownMajor < major || (ownMajor === major && ownMinor < minor))',
    `  throw new Error(\`The Assent relay needs Node ${least} or later, and this is Node \${process.versions.node}.\`);`,
  ]);
  for (const name of Object.keys(PROGRAMS))
    write(name, [
      "await import('./check-node.js').catch(({ message }) => {",
      "  process.stderr.write(message + '\\n');",
      '  process.exit(1);',
      '});',
      `await import('./${name}-bundle.js');`,
    ]);
  for (const name of Object.keys(MODULES))
    write(name, ["import './check-node.js';", `export * from './${name}-bundle.js';`]);
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
function writeManifest(
  { name, version, license, engines, dependencies, ...optional }: z.infer<typeof manifestSchema>,
  folder: string,
  external: readonly string[],
): void {
  const kept = Object.entries(dependencies).filter(([dependency]) =>
    [...external, ...IN_TYPES].includes(dependency),
  );
  const written = {
    ...{ name, version, license, type: 'module', engines },
    exports: {
      '.': { types: './types/relay/src/index.d.ts', default: './index.js' },
      './openai': { types: './types/relay/src/model/openai/openai-model.d.ts', default: './openai.js' },
    },
    dependencies: Object.fromEntries(kept),
    // What only relays with browsers need.
    ...optional,
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(written, null, 2)}\n`);
}

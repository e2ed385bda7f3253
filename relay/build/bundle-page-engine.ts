import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

const ENGINE = `${root}/extension/entrypoints/background/serve-relay.ts`;

/** Where the extension's own build has its scripts for pages. */
const SCRIPTS = `${root}/.output/chrome-mv3/content`;

const SCRIPT_NAMES = ['read.js', 'act.js', 'extras.js'];

/**
 * Writes what the relay's browser sessions run of the extension into `folder`: the scripts for pages as the extension's build
 * has them, and its background as a module that takes a `chrome`. Also the pages on which people watch sessions and tasks.
 */
export async function bundlePageEngine(folder: string): Promise<void> {
  if (!areScriptsNew()) buildScripts();
  mkdirSync(folder, { recursive: true });
  for (const name of SCRIPT_NAMES) copyFileSync(join(SCRIPTS, name), join(folder, name));
  const { outputFiles } = await build({
    entryPoints: [ENGINE],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
    // Functions are serialized into documents: they must not name what a bundler adds.
    target: 'es2024',
    keepNames: false,
    logLevel: 'warning',
  });
  const code = outputFiles[0]?.text ?? '';
  writeFileSync(
    join(folder, 'engine.js'),
    `export function createEngine(chrome) {\n${code}\nreturn engine;\n}\n`,
  );
  await bundlePage(folder, `${root}/relay/view-page/view.ts`);
  await bundlePage(folder, `${root}/relay/console-page/console.tsx`);
}

/** A page for people: one script, and the style sheet beside its entry point. */
async function bundlePage(folder: string, entryPoint: string): Promise<void> {
  const { name, dir } = parse(entryPoint);
  await build({
    entryPoints: [entryPoint],
    bundle: true,
    outfile: join(folder, `${name}.js`),
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // React's own build for production.
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    logLevel: 'warning',
  });
  copyFileSync(join(dir, `${name}.css`), join(folder, `${name}.css`));
}

/** Whether the scripts were built after the last change of what they are made of. */
function areScriptsNew(): boolean {
  if (!SCRIPT_NAMES.every(name => existsSync(join(SCRIPTS, name)))) return false;
  const built = Math.min(...SCRIPT_NAMES.map(name => statSync(join(SCRIPTS, name)).mtimeMs));
  const sources = ['extension', 'shared/src'].flatMap(folder =>
    readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true }),
  );
  return sources
    .filter(
      entry => entry.isFile() && /\.ts$/u.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .every(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs <= built);
}

function buildScripts(): void {
  const wxt = `${root}/node_modules/wxt/bin/wxt.mjs`;
  const folder = `${root}/.output/chrome-mv3`;
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [wxt, 'build'], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

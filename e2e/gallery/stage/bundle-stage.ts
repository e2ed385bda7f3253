import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Assent</title>
    <link rel="stylesheet" href="show-state.css" />
  </head>
  <body>
    <div id="stage"></div>
    <script src="show-state.js"></script>
  </body>
</html>
`;

const PICTURES = new URL('../../../extension/public/pictures', import.meta.url);

export interface BundledStage {
  url: string;
  remove(): void;
}

/** Bundles the page that shows the states, into its own folder: several galleries may be open at a time. */
export async function bundleStage(plugins: Plugin[] = []): Promise<BundledStage> {
  const folder = mkdtempSync(join(tmpdir(), 'assent-stage-'));
  const remove = (): void => rmSync(folder, { recursive: true });
  try {
    await bundleInto(folder, plugins);
  } catch (thrown) {
    remove();
    throw thrown;
  }
  return { url: pathToFileURL(`${folder}/index.html`).href, remove };
}

async function bundleInto(folder: string, plugins: Plugin[]): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('show-state.tsx', import.meta.url))],
    outdir: folder,
    plugins,
    bundle: true,
    jsx: 'automatic',
    target: 'chrome125',
    loader: { '.woff2': 'file' },
    // React's development build has `act`, which waits until all updates are done.
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  cpSync(PICTURES, `${folder}/pictures`, { recursive: true });
  writeFileSync(`${folder}/index.html`, PAGE);
}

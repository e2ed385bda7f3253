import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../browser/build-extension.ts';

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

/** Bundles the page in which states are shown, and says where it is. */
export async function bundleStage(): Promise<string> {
  const folder = `${root}/e2e/artifacts/stage`;
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('show-state.tsx', import.meta.url))],
    outdir: folder,
    bundle: true,
    jsx: 'automatic',
    target: 'chrome125',
    loader: { '.woff2': 'file' },
    // The development build of React has `act`, which tells when everything has come to rest.
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  writeFileSync(`${folder}/index.html`, PAGE);
  return pathToFileURL(`${folder}/index.html`).href;
}

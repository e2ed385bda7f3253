import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../refusal.ts';
import { START_SCRIPT } from './docs-page.ts';

export type DocsAsset = { type: string; bytes: Uint8Array<ArrayBuffer> };

const SCRIPT = 'text/javascript; charset=utf-8';

/** The files of swagger-ui-dist that the page needs. Nothing else can be asked for, so no path has to be checked. */
const PACKAGED: ReadonlyMap<string, string> = new Map([
  ['swagger-ui-bundle.js', SCRIPT],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
]);

/** A file of the docs page. Read each time: 2 MB that are asked for once a month need not stay in memory. */
export async function readDocsAsset(name: string): Promise<DocsAsset> {
  if (name === 'start.js') return { type: SCRIPT, bytes: new TextEncoder().encode(START_SCRIPT) };
  const type = PACKAGED.get(name);
  if (type === undefined)
    throw new Refusal(404, 'not_found', 'The page of the documentation has no such file.');
  return { type, bytes: new Uint8Array(await readFile(pathOf(name))) };
}

/** The bundle carries them beside its code; in the source the package is asked. */
function pathOf(name: string): string {
  const inBundle = fileURLToPath(new URL(`docs-page/${name}`, import.meta.url));
  return existsSync(inBundle) ? inBundle : fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
}

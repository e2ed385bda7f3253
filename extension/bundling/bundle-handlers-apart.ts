import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { WxtViteConfig } from 'wxt';
import { handlerFiles, offeringSource } from './handler-files.ts';

export type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/** What a deed's script is called. */
export const HANDLER_ENTRY = 'handler-';

const OF = '?of=';

/** Scripts, by their paths, that come without those that act: only what pages are read with is there before them. */
interface Alone {
  alone: readonly string[];
  reading: ReadonlySet<string>;
  /** Those that come after what acts, as deeds do, and share nothing with one another. */
  beside: readonly string[];
}

const ALONE = 'alone-';
const BESIDE = 'beside-';

/**
 * Gives the script of each deed modules of its own beyond the shared ones, which are in the page before it. What two deeds
 * have in common is in both: so an action brings in one script of its own, with nothing in it that the action has no use for.
 */
export function bundleHandlersApart(shared: ReadonlySet<string>, { alone, reading, beside }: Alone): Plugin {
  const handlers = handlerFiles();
  const own = new Map([
    ...alone.map((path, index) => [path, `${ALONE}${index}`] as const),
    ...beside.map((path, index) => [path, `${BESIDE}${index}`] as const),
  ]);
  const apart = (path: string, script: string) =>
    (script.startsWith(ALONE) ? reading : shared).has(path) ? path : `${path}${OF}${script}`;
  return {
    name: 'bundle-handlers-apart',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (handlers.has(source.slice(HANDLER_ENTRY.length))) return `\0${source}`;
      const [from = '', handler = own.get(from)] = importer.split(OF);
      if (handler && source.startsWith('.')) return apart(resolve(dirname(from), source), handler);
      return importer.startsWith(`\0${HANDLER_ENTRY}`)
        ? apart(source, importer.slice(HANDLER_ENTRY.length + 1))
        : undefined;
    },
    load(id) {
      const [path = '', handler] = id.split(OF);
      if (handler) return { code: readFileSync(path, 'utf8'), moduleType: 'ts' };
      const name = id.startsWith(`\0${HANDLER_ENTRY}`) ? id.slice(HANDLER_ENTRY.length + 1) : '';
      const file = handlers.get(name);
      return file === undefined ? undefined : offeringSource(new Map([[name, file]]));
    },
  };
}

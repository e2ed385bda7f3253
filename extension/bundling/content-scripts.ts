import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { WxtViteConfig } from 'wxt';
import { bundleHandlersApart, HANDLER_ENTRY } from './bundle-handlers-apart.ts';
import { handlerFiles } from './handler-files.ts';
import { registerScripts } from './register-scripts.ts';
import { SCRIPTS } from './script-names.ts';

const IMPORT = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)';/gmu;

const CONTENT = resolve(import.meta.dirname, '../entrypoints/content');

/**
 * Makes WXT's build of one script a build of all that may be injected into a page: `SCRIPTS`, and one for the deed of each
 * operation. What is in `reading` is in none of the others, and what is in `acting` in no deed.
 */
export function bundleContentScripts(config: WxtViteConfig): void {
  const [reading, acting] = [sourcesWithin(scriptPath('reading')), sourcesWithin(scriptPath('acting'))];
  const handlers = [...handlerFiles().keys()].map(name => HANDLER_ENTRY + name);
  config.build = {
    ...config.build,
    lib: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(SCRIPTS.map(name => [name, scriptPath(name)])),
        ...Object.fromEntries(handlers.map(handler => [handler, handler])),
      },
      preserveEntrySignatures: false,
      // The facts of an operation are of no use in a page, and their schemas would bring zod along.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        entryFileNames: 'content/[name].js',
        chunkFileNames: 'content/[name].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'reading', test: id => reading.has(id), priority: 2 },
            { name: 'acting', test: id => acting.has(id), priority: 1 },
          ],
        },
      },
    },
  };
  const shared = new Set([...reading, ...acting]);
  config.plugins = [
    ...(config.plugins ?? []),
    bundleHandlersApart(shared, { alone: ALONE.map(scriptPath), reading, beside: BESIDE.map(scriptPath) }),
    registerScripts('reading'),
  ];
}

/** These would otherwise have to take along what acts, for the little that they have in common with it. */
const ALONE = ['spanning', 'caching', 'presence', 'selecting', 'peeking', 'placing', 'outlining'] as const;

/** What these have in common with another script would otherwise be a file of its own, injected by both. */
const BESIDE = ['waiting', 'picturing'] as const;

/** Where the source of a script is, by its name. */
export function scriptPath(name: string): string {
  return resolve(CONTENT, `${name}.ts`);
}

/** The paths of a source file and of all that it imports, in however many steps. Types are not imported in the end. */
export function sourcesWithin(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    if (from.startsWith('.')) sourcesWithin(resolve(dirname(path), from), found);
  }
  return found;
}

import { resolve } from 'node:path';
import type { WxtViteConfig } from 'wxt';
import { CONTENT_SCRIPTS } from '../messaging/content-scripts.ts';
import { registerScripts } from './register-scripts.ts';

const CONTENT = resolve(import.meta.dirname, '../entrypoints/content');

/**
 * Makes WXT's build of one script a build of all that is injected into pages. Each imports the one before it, so that the
 * bundler puts every module into the first script that uses it, and into no other.
 */
export function bundleContentScripts(config: WxtViteConfig): void {
  config.build = {
    ...config.build,
    lib: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(CONTENT_SCRIPTS.map(name => [name, resolve(CONTENT, `${name}.ts`)])),
      preserveEntrySignatures: false,
      // The facts of an operation are of no use in a page, and their schemas would bring zod along.
      treeshake: { manualPureFunctions: ['z'] },
      output: { entryFileNames: 'content/[name].js', chunkFileNames: 'content/[name].js' },
    },
  };
  config.plugins = [...(config.plugins ?? []), registerScripts()];
}

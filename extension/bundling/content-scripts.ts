import { resolve } from 'node:path';
import type { WxtViteConfig } from 'wxt';
import { CONTENT_SCRIPTS } from '../messaging/content-scripts.ts';
import { registerScripts } from './register-scripts.ts';

const CONTENT = resolve(import.meta.dirname, '../entrypoints/content');

/**
 * Builds all content scripts at once. Each imports the one before it, so that every module lands in the first that uses it.
 */
export function bundleContentScripts(config: WxtViteConfig): void {
  config.build = {
    ...config.build,
    lib: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(CONTENT_SCRIPTS.map(name => [name, resolve(CONTENT, `${name}.ts`)])),
      preserveEntrySignatures: false,
      // Pages need no facts of operations, and their schemas would bring zod along.
      treeshake: { manualPureFunctions: ['z'] },
      output: { entryFileNames: 'content/[name].js', chunkFileNames: 'content/[name].js' },
    },
  };
  config.plugins = [...(config.plugins ?? []), registerScripts()];
}

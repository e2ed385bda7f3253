import { resolve } from 'node:path';
import { minify } from 'terser';
import type { WxtViteConfig } from 'wxt';
import { CONTENT_SCRIPTS, filesFor } from '../messaging/content-scripts.ts';
import { type Chunk, importsOf, registeredScript } from './registered-script.ts';

const COMPRESS = { passes: 3, ecma: 2020, unsafe_arrows: true } as const;

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

/** Turns the bundler's modules into injectable scripts. Their size matters more than the time of the build. */
function registerScripts(): NonNullable<WxtViteConfig['plugins']>[number] {
  const files = filesFor('extras');
  let isMinified = true;
  return {
    name: 'register-scripts',
    enforce: 'post',
    configResolved({ build }) {
      isMinified = build.minify !== false;
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
      const made: Chunk[] = chunks.map(({ fileName, code }) => ({ fileName, code }));
      for (const chunk of made) assertInOrder(chunk, files);
      for (const chunk of chunks) {
        const code = registeredScript(chunk, made, chunk.fileName === files[0]);
        chunk.code = isMinified ? await minified(code) : code;
      }
    },
  };
}

function assertInOrder(chunk: Chunk, files: readonly string[]): void {
  const place = files.indexOf(chunk.fileName);
  const isInOrder = importsOf(chunk).every(from => files.slice(0, Math.max(0, place)).includes(from));
  if (place < 0 || !isInOrder) throw new Error(`${chunk.fileName} would not come after all that it imports.`);
}

async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { ecma: 2020, compress: COMPRESS });
  return code ?? script;
}

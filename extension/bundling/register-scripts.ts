import { minify } from 'terser';
import type { Plugin } from './bundle-handlers-apart.ts';
import { type Chunk, importsOf, registeredScript } from './registered-script.ts';

/** Says which files each script takes, in the order in which they are to be injected; tests hold the background to it. */
const LIST = 'content-scripts.json';

const COMPRESS = {
  passes: 3,
  ecma: 2020,
  inline: false,
  hoist_funs: true,
  unsafe_arrows: true,
} as const;

/** Makes injectable scripts of what the bundler made modules. What goes into pages is made as small as it gets, and slower. */
export function registerScripts(first: string): Plugin {
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
      const firstFile = chunks.find(({ name, isEntry }) => isEntry && name === first)?.fileName;
      const scripts = chunks.filter(({ isEntry }) => isEntry);
      const list = Object.fromEntries(scripts.map(({ name, fileName }) => [name, filesFor(fileName, made)]));
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(list) });
      for (const chunk of chunks) {
        const code = registeredScript(chunk, made, chunk.fileName === firstFile);
        chunk.code = isMinified ? await minified(code) : code;
      }
    },
  };
}

/** A file comes after all that it imports from. */
function filesFor(fileName: string, made: readonly Chunk[], files: string[] = []): string[] {
  const chunk = made.find(each => each.fileName === fileName);
  if (!chunk) throw new Error(`There is no ${fileName} among the content scripts.`);
  for (const from of importsOf(chunk)) if (!files.includes(from)) filesFor(from, made, files);
  if (!files.includes(fileName)) files.push(fileName);
  return files;
}

async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { ecma: 2020, compress: COMPRESS });
  return code ?? script;
}

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { onceARun } from '../browser/once-a-run.ts';

const bundleSchema = z.object({ script: z.string(), style: z.string() });
type Bundle = z.infer<typeof bundleSchema>;

/**
 * A page with the bundle of `widgets/<file>`, which renders into `#root`. What is named `.react-18.` has all of its packages
 * use that React.
 */
export async function widgetPage(file: string): Promise<string> {
  const { script, style } = await bundled(file);
  return `<style>${style}</style><div id="root"></div><script>${script}</script>`;
}

async function bundled(file: string): Promise<Bundle> {
  return bundleSchema.parse(
    JSON.parse(
      await onceARun(`${file.replaceAll('/', '+')}.json`, async () => JSON.stringify(await bundle(file))),
    ),
  );
}

async function bundle(file: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`widgets/${file}`, import.meta.url))],
    absWorkingDir: import.meta.dirname,
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome125',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.VITE_LOGGER_ENABLED': '""',
      global: 'globalThis',
    },
    alias: file.includes('.react-18.') ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
    loader: {
      '.ttf': 'dataurl',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.png': 'dataurl',
      '.svg': 'dataurl',
      '.gif': 'dataurl',
      '.webp': 'dataurl',
      '.eot': 'empty',
    },
    logLevel: 'error',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    script: textOf('.js').replaceAll('</script', '<\\/script'),
    style: textOf('.css').replaceAll('</style', '<\\/style'),
  };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';

/** Everything that runs in a page, by world, in loading order. */
export async function bundleAll(): Promise<{ isolated: string[]; main: string[] }> {
  return {
    isolated: [
      await playwrightScript(),
      await bundleScript('playwright.ts'),
      await bundleScript('isolated.ts'),
    ],
    main: [await bundleScript('page-agent.ts')],
  };
}

/** Bundles a file of `in-page/` as WXT ships a content script. */
async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`in-page/${file}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome125',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Playwright's injected script, which its package holds as a string. A call through `page.ariaSnapshot` would also
 * count the round trip.
 */
async function playwrightScript(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const text = await readFile(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, after = ''] = text.split('generated/injectedScriptSource.ts"() {');
  const [, literal] = /= ('.*');\n/u.exec(after) ?? [];
  if (literal === undefined)
    throw new Error('playwright-core no longer holds the script that it injects where it did.');
  const source: unknown = runInNewContext(literal);
  const options = {
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    browserName: 'chromium',
    customEngines: [],
  };
  return `(() => {
    const module = {};
    ${source}
    globalThis.playwrightInjected = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)});
  })()`;
}

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { onceARun } from '../browser/once-a-run.ts';
import type { TestPage } from '../page/open-page.ts';

/** A page of real widgets from npm, with what they themselves hold. */
export interface Zoo extends TestPage {
  /** What a widget last reported of itself, by name; undefined before its first change. */
  state(name: string): Promise<unknown>;
  /** A widget by what its description says, once it is offered; as `$…` by a selector, `>> nth=` for one of several. */
  target(named: string): Promise<{ elementId?: string; selector?: string }>;
  /** The id of the first element whose description contains the text, once it is offered. */
  idOf(text: string): Promise<string>;
}

const bundleSchema = z.object({ script: z.string(), style: z.string() });
type Bundle = z.infer<typeof bundleSchema>;

/**
 * Bundles `widgets/<file>` and shows it in an empty page. The file renders into `#root` and calls `report` from each
 * widget's own callbacks. What is named `.react-18.` has all of its packages use that React.
 */
export async function showWidgets(show: (html: string) => Promise<TestPage>, file: string): Promise<Zoo> {
  const { script, style } = await bundled(file);
  const shown = await show(`<style>${style}</style><div id="root"></div><script>${script}</script>`);
  return {
    ...shown,
    state: name => shown.page.evaluate(widget => globalThis.zoo?.[widget], name),
    target: async named =>
      named.startsWith('$')
        ? bySelector(shown, named.slice(1))
        : { elementId: await byDescription(shown, `: ${named}`) },
    idOf: text => byDescription(shown, text),
  };
}

async function bySelector({ page }: TestPage, selector: string): Promise<{ selector: string }> {
  // One of several that were meant one after the other.
  await page.evaluate(() => document.querySelector('[data-zoo]')?.removeAttribute('data-zoo'));
  await page
    .locator(selector)
    .first()
    .evaluate(element => element.setAttribute('data-zoo', 'meant'));
  return { selector: '[data-zoo=meant]' };
}

/** Kits draw in tasks of their own, a while after the page is there. */
async function byDescription(shown: TestPage, text: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const [elementId] = await shown.idsOf(text);
      if (elementId === undefined) throw new Error(`Nothing is offered that says "${text}".`);
      return elementId;
    },
    { timeout: 30_000 },
  );
}

async function bundled(file: string): Promise<Bundle> {
  return bundleSchema.parse(
    JSON.parse(await onceARun(`${file}.json`, async () => JSON.stringify(await bundle(file)))),
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
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    alias: file.includes('.react-18.') ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
    loader: {
      '.ttf': 'dataurl',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.svg': 'dataurl',
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

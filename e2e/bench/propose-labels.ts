// `node e2e/bench/propose-labels.ts <part of a page's name …>`: writes the visible elements of the peers as labels to
// check by hand, and a screenshot with a numbered frame around each. An element that is no target gets `"no": "reason"`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleAll } from './bundle-scripts.ts';
import { type Label, labelsFile } from './labels.ts';
import { launchBench } from './launch-bench.ts';
import { type OpenedPage, openBenchPage } from './pages/open-bench-page.ts';
import { packagePages } from './pages/package-pages.ts';
import { unseenPages } from './pages/unseen-pages.ts';

const pictures = fileURLToPath(new URL('../artifacts/labels/', import.meta.url));

async function drawFrames({ page }: OpenedPage, labels: readonly Label[]): Promise<void> {
  await page.evaluate(
    all => {
      all.forEach(({ selector }, index) => {
        const { left, top, width, height } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const frame = document.body.appendChild(document.createElement('div'));
        frame.style.cssText = `position:fixed;z-index:2147483647;outline:1px solid red;font:bold 10px sans-serif;color:#c0c;
        pointer-events:none;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
        frame.textContent = String(index);
      });
    },
    labels.filter(({ selector }) => !selector.includes('>>>')),
  );
}

const parts = process.argv.slice(2);
mkdirSync(pictures, { recursive: true });
const { browser, newContext } = await launchBench();
for (const shown of [...packagePages, ...unseenPages].filter(({ name }) =>
  parts.some(part => name.includes(part)),
)) {
  const context = await newContext();
  const opened = await openBenchPage(context, shown, await bundleAll());
  await opened.evaluate('main', 'benchPageAgent.show()');
  const labels = await opened.evaluate<Label[]>('isolated', 'bench.proposals()');
  const file = labelsFile(shown.name);
  writeFileSync(file, `${JSON.stringify(labels, null, 2)}\n`);
  await drawFrames(opened, labels);
  await opened.page.screenshot({ path: `${pictures}${shown.name}.png` });
  process.stdout.write(
    `${fileURLToPath(file)}\n${labels.map(({ text }, index) => `  ${index} ${text}`).join('\n')}\n`,
  );
  await context.close();
}
await browser.close();

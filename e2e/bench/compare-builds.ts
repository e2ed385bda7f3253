// `pnpm bench:builds OTHER [NAME …]`: the first context and the first action with the extension built here (`wxt build --mode
// e2e`) beside another build of it, such as an earlier commit's. They alternate, each time with a new tab and its renderer.
import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { CONTENT_SCRIPTS } from '../../extension/messaging/content-scripts.ts';
import { buildFolder } from '../browser/build-extension.ts';
import { launchBrowser, onboardingOf } from '../browser/launch-browser.ts';
import { describeMachine } from './describe-machine.ts';
import { formatNumber, formatTable } from './format-table.ts';
import { madePages } from './pages/made-pages.ts';
import { packagePages } from './pages/package-pages.ts';
import type { BenchPage } from './pages/page.ts';
import { servePage } from './pages/serve-pages.ts';
import { waitUntilQuiet } from './pages/wait-until-quiet.ts';
import { median } from './summary.ts';

const SITE = 'http://localhost:7';
const ROUNDS = 16;
const STEPS = ['first context', 'preview of a click', 'first click', 'preview of a fill', 'fill'] as const;
type Step = (typeof STEPS)[number];
type Times = Record<Step, number>;

const TARGETS = `(() => {
  const button = Object.assign(document.createElement('button'), { textContent: 'Bench target' });
  button.onclick = () => { button.textContent = 'Pressed target'; };
  const field = Object.assign(document.createElement('input'), { ariaLabel: 'Bench field' });
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;top:0;left:0;z-index:2147483647';
  box.append(button, field);
  document.body.append(box);
})()`;

/** The panel's messages to the background, from an extension page. A build ignores fields that it does not know. */
const MEASURE = `(async () => {
  const [{ id: tabId }] = await chrome.tabs.query({ url: '${SITE.replace(/:\d+$/u, '')}/*' });
  const language = 'en';
  const ask = async (name, request) => {
    const answer = await chrome.runtime.sendMessage({ assent: name, request: { tabId, language, ...request } });
    if (!answer?.ok) throw new Error(name + JSON.stringify(answer));
    return answer.value;
  };
  const times = {};
  let start = performance.now();
  const lap = (...steps) => {
    for (const step of steps) times[step] = (times[step] ?? 0) + performance.now() - start;
  };
  const { elements } = await ask('tab.read', { limit: 30, request: 'Bench target, Bench field' });
  lap('first context');
  const act = async (step, name, words, params) => {
    const { id } = elements.find(({ desc }) => desc.includes(words));
    const action = { action: name, target: { elementId: id }, params };
    start = performance.now();
    const { preview, documentId } = await ask('tab.previewAction', { action, sharedTabs: [tabId] });
    lap('preview of a ' + name, step);
    start = performance.now();
    const key = crypto.randomUUID();
    const { binding } = preview;
    const outcome = await ask('tab.runAction', { documentId, key, action, binding, sharedTabs: [tabId] });
    lap(step);
    if (!outcome.success) throw new Error(JSON.stringify(outcome));
  };
  await act('first click', 'click', 'Bench target', {});
  await act('fill', 'fill', 'Bench field', { value: 'Ada' });
  return times;
})()`;

interface Build {
  context: BrowserContext;
  extension: Page;
  close(): Promise<void>;
}

const [other, ...wanted] = process.argv.slice(2);
if (other === undefined)
  throw new Error('Name the folder of another build, such as ../base/.output/chrome-mv3-e2e.');
const names = wanted.length > 0 ? wanted : ['html5-boilerplate', 'TodoMVC, Backbone', 'jQuery UI widgets'];
const pages = [...packagePages, ...madePages].filter(({ name }) => names.includes(name));

const folder = buildFolder('e2e');
const here = await launch(folder);
const there = await launch(resolve(other));
try {
  const rows: string[][] = [];
  for (const shown of pages) rows.push(...(await compare(shown)));
  const header = ['page', 'step', 'other ms', 'quartiles', 'here ms', 'quartiles', 'here ÷ other'];
  const [load = 0] = loadavg();
  const version = here.context.browser()?.version() ?? '';
  const sizes = CONTENT_SCRIPTS.map(name => `${name} ${statSync(`${folder}/content/${name}.js`).size}`);
  process.stdout.write(`${formatTable(header, rows)}\n\nBytes here: ${sizes.join(', ')}.\n`);
  process.stdout.write(`${ROUNDS} rounds. ${describeMachine(version, load)}.\n`);
} finally {
  await Promise.all([here.close(), there.close()]);
}

async function launch(extension: string): Promise<Build> {
  const { context, close } = await launchBrowser({ extension });
  return { context, extension: await onboardingOf(context), close };
}

async function compare(shown: BenchPage): Promise<string[][]> {
  const times: Record<'here' | 'there', Times[]> = { here: [], there: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['here', 'there'] as const) : (['there', 'here'] as const);
    for (const side of order) {
      const measured = await measure(side === 'here' ? here : there, shown);
      // In the first round the browser's own caches are cold.
      if (round > 0) times[side].push(measured);
    }
  }
  return STEPS.map(step => {
    const [old, own] = [times.there, times.here].map(all => all.map(each => each[step]));
    if (!old || !own) throw new Error('There are two sides.');
    const ratio = (median(own) / median(old)).toFixed(3);
    return [
      shown.name,
      step,
      formatNumber(median(old)),
      quartiles(old),
      formatNumber(median(own)),
      quartiles(own),
      ratio,
    ];
  });
}

async function measure({ context, extension }: Build, shown: BenchPage): Promise<Times> {
  const address = await servePage(context, shown, SITE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await shown.prepare?.(page);
  await waitUntilQuiet(page);
  await page.evaluate(TARGETS);
  const times = await extension.evaluate<Times>(MEASURE);
  await page.close();
  return times;
}

function quartiles(values: readonly number[]): string {
  const sorted = values.toSorted((one, another) => one - another);
  const at = (part: number): string => formatNumber(sorted[Math.floor((sorted.length - 1) * part)]);
  return `${at(0.25)}–${at(0.75)}`;
}

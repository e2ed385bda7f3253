import type { Browser, BrowserContext } from 'playwright-core';
import { findMatching } from '../../extension/entrypoints/background/frames/describe-matching.ts';
import { withHits } from '../../extension/entrypoints/background/frames/merge-readings.ts';
import type { FrameReading, MoreElements, RankedElement } from '../../extension/page/frame-reading.ts';
import { type TestPage, withEngine } from '../page/open-page.ts';
import { chooseCall } from './choose-call.ts';
import type { Label, LabelledPage } from './labelled-page.ts';
import { servePackages } from './serve-packages.ts';

/** Where a request's wanted element turned up. `isFirst`: before the request was looked at, by what the page is alone. */
export interface Finding {
  url: string;
  request: string;
  isFirst: boolean;
  isHinted: boolean;
  isAsked: boolean;
  total: number;
}

const ROOTS = {
  'gentelella.test': 'gentelella/dist',
  'sb-admin.test': 'startbootstrap-sb-admin-2',
  'shop-item.test': 'startbootstrap-shop-item/dist',
  'shop.test': 'startbootstrap-shop-homepage/dist',
  'agency.test': 'startbootstrap-agency/dist',
  'material.test': 'material-dashboard',
  'weui.test': 'weui/dist',
  'black.test': 'black-dashboard',
  'paper.test': 'paper-dashboard',
  'blk.test': 'blk-design-system',
  'uikit.test': 'uikit',
  'json.test': 'jsoneditor',
  'now-dashboard.test': 'now-ui-dashboard',
  'soft.test': 'soft-ui-dashboard',
  'now-kit.test': 'now-ui-kit',
  'sb-admin-7.test': 'startbootstrap-sb-admin',
  'jquery-weui.test': 'jquery-weui',
  'ckeditor.test': 'ckeditor4',
  'freelancer.test': 'startbootstrap-freelancer',
  'written.test': '../../ranking/pages',
  'grapes.test': 'grapesjs',
  'summernote.test': 'summernote',
  'jquery.test': 'jquery-ui-dist',
  'toast.test': '@toast-ui/calendar',
  'tabulator.test': 'tabulator-tables',
  'swagger.test': 'swagger-ui-dist',
  'sneat.test': 'sneat-bootstrap-html-admin-template-free',
  'sheet.test': 'x-data-spreadsheet',
  'spectre.test': 'spectre.css',
  'layui.test': 'layui-src',
  'kind.test': 'kindeditor',
  'editormd.test': 'editor.md',
  'lucky.test': 'luckysheet/dist',
  'svgedit.test': 'svgedit',
  'swagger-editor.test': 'swagger-editor-dist',
  'lte4.test': 'admin-lte/dist',
  'lte2.test': 'admin-lte-2',
  'playground.test': '@microsoft/m365agentsplayground/dist/client',
  'froala.test': 'froala-editor',
  'jqm.test': 'jquery-mobile/dist',
  'pdfjs.test': 'pdfjs-dist-viewer-min/build/minified',
  // Its files refer to those of the package beside it.
  'dojo.test': '.',
  'vditor.test': 'vditor',
  'gantt.test': 'dhtmlx-gantt',
  'artplayer.test': 'artplayer',
  'bpmn.test': 'bpmn-js',
};

/** Looks at every page as a person finds it, in a window of the size of a laptop's. */
export async function measureRanking(browser: Browser, pages: readonly LabelledPage[]): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await measureIn(context, pages);
  } finally {
    await context.close();
  }
}

async function measureIn(context: BrowserContext, pages: readonly LabelledPage[]): Promise<Finding[]> {
  await servePackages(context, ROOTS);
  const page = await context.newPage();
  const call = await withEngine(page);
  const findings: Finding[] = [];
  for (const { url, labels } of pages) {
    await page.goto('about:blank');
    await page.goto(url, { waitUntil: 'load' });
    await call('settle', {});
    for (const label of labels) {
      await page.locator(label.wanted).first().evaluate(markWanted);
      findings.push({ url, request: label.request, ...(await lookFor(label, call)) });
    }
  }
  return findings;
}

/** Also what stands for it: the link or button that it is in, a label’s control, and what holds all words of a box. */
function markWanted(wanted: Element): void {
  for (const before of document.querySelectorAll('[data-wanted]')) before.removeAttribute('data-wanted');
  const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
  const words = wordsOf(wanted);
  const inside =
    words === '' ? [] : [...wanted.querySelectorAll('*')].filter(each => wordsOf(each) === words);
  const control = wanted instanceof HTMLLabelElement && wanted.control ? [wanted.control] : [];
  const around = wanted.parentElement?.closest('a, button, [role=button]');
  for (const each of [wanted, ...inside, ...control, ...(around ? [around] : [])])
    each.setAttribute('data-wanted', '');
}

const LIMIT = 30;
const HINTED = 12;

/** As the background does it with all frames. */
async function matchingIn(
  reading: FrameReading,
  request: string,
  call: TestPage['call'],
): Promise<readonly RankedElement[]> {
  if (reading.total <= LIMIT) return [];
  const all = [...reading.elements, ...(reading.unlisted ?? [])].map(element => ({
    element,
    score: element.score,
  }));
  const ids = findMatching(all, request, HINTED).map(({ element }) => element.id);
  const { elements } = await call<MoreElements>('describeUnlisted', ids, 'en');
  return elements;
}

async function lookFor(
  { request }: Label,
  call: TestPage['call'],
): Promise<Pick<Finding, 'isFirst' | 'isHinted' | 'isAsked' | 'total'>> {
  const more = (query: object, limit: number) =>
    call<MoreElements>('findMore', { language: 'en', query, limit });
  const asking = { language: 'en', limit: LIMIT, withUnlisted: true };
  const reading = await call<FrameReading>('readFrame', asking);
  const asked = await more(chooseCall(request), LIMIT);
  const has = async (elements: readonly { id: string }[]) =>
    (
      await call<string[]>(
        'matching',
        elements.map(({ id }) => id),
        '[data-wanted]',
      )
    ).length > 0;
  const isFirst = await has(reading.elements);
  const isHinted = await has(withHits(reading.elements, await matchingIn(reading, request, call), LIMIT));
  const isAsked = isFirst || isHinted || (await has(asked.elements));
  return { isFirst, isHinted, isAsked, total: reading.total };
}

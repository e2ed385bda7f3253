import {
  type Script,
  type ScriptedReply,
  say,
  startRelay,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import * as z from 'zod/mini';
import { formatNumber, formatTable } from '../bench/format-table.ts';
import { buildFolder } from '../browser/build-extension.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPanel } from '../browser/open-panel.ts';
import { presetSettings } from '../browser/preset-settings.ts';
import { drivePanel, type PanelDriver } from '../flows/drive-panel.ts';
import { act, on } from '../flows/page-action.ts';
import { look, type ModelView } from '../flows/script-model.ts';
import { serveDocuments } from '../tabs/serve-documents.ts';
import { share } from './share.ts';

const TIMES = 10;
const ANSWER = 'So it is.';

const PAGE = `<title>Shop</title><h1>Shop</h1>
  <form action="/sent"><label>Name <input name="name"></label><button>Order</button></form>
  <label>Size <select><option>Small</option><option>Large</option></select></label>
  <label><input type="checkbox"> Gift</label>
  <button onclick="list.append(Object.assign(document.createElement('li'), { textContent: 'Tea' }))">Add tea</button>
  <button onclick="fetch('/slow', { method: 'POST' }).then(() => { said.textContent = 'Saved.' })">Save</button>
  <button>Idle</button>
  <a href="/sent">Terms</a><ul id="list"></ul><p id="said" role="status"></p>`;

type Propose = (view: ModelView) => ScriptedReply;

/** One action each, by what it does. */
const ACTIONS: Readonly<Record<string, Propose>> = {
  'fills a field': view => act(on(view.element(/Name/), 'fill', { value: 'Ada' })),
  'chooses an option': view => act(on(view.element(/Size/), 'select', { value: 'Large' })),
  'ticks a box': view => act(on(view.element(/Gift/), 'check')),
  'presses a key': view => act(on(view.element(/Name/), 'press', { key: 'Tab' })),
  'clicks what adds a line': view => act(on(view.element(/Add tea/), 'click')),
  'clicks what asks the server (100 ms)': view => act(on(view.element(/Save/), 'click')),
  'clicks what does nothing': view => act(on(view.element(/Idle/), 'click')),
  'follows a link (100 ms)': view => act(on(view.element(/Terms/), 'click')),
  'sends a form (100 ms)': view => act(on(view.element(/Order/), 'click')),
};

/** From the press on Approve, by the panel's own clock, until the result stands there, and until the model is asked again. */
export async function measureApprovals(): Promise<string> {
  let propose: Propose = () => say('Nothing.');
  const script: Script = request =>
    JSON.stringify(request.messages.at(-1)).includes('"tool_result"') ? say(ANSWER) : propose(look(request));
  const upstream = await startScriptedMessagesApi(script);
  const relay = await startRelay({ ANTHROPIC_API_KEY: 'bench', ANTHROPIC_BASE_URL: upstream.url });
  const site = await serveDocuments();
  site.serve({
    '/': PAGE,
    '/sent': { body: '<title>Sent</title><h1>Thank you.</h1>', delay: 100 },
    '/slow': { body: '', delay: 100 },
  });
  const launched = await launchBrowser({ extension: buildFolder('e2e') });
  try {
    await presetSettings(launched.context, { relayUrl: relay.url, language: 'en', theme: 'light' });
    const [page = await launched.context.newPage()] = launched.context.pages();
    await page.goto(`${site.origin}/`);
    const panel = drivePanel(await openPanel(launched, page), 'en');
    const rows: string[][] = [];
    for (const [name, proposed] of Object.entries(ACTIONS)) {
      propose = proposed;
      const shown: number[] = [];
      const asked: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        await page.goto(`${site.origin}/`);
        await panel.press('newChat');
        const took = await measureApproval(panel);
        shown.push(took.shown);
        asked.push(took.asked);
      }
      rows.push([name, ...[shown, asked].flatMap(all => [share(all, 0.5), share(all, 1)]).map(formatNumber)]);
    }
    return formatTable(['one approved action', 'shown p50', 'max', 'model asked p50', 'max'], rows);
  } finally {
    await launched.close();
    await site.close();
    await relay.stop();
    await upstream.stop();
  }
}

async function measureApproval(panel: PanelDriver): Promise<z.infer<typeof approvalSchema>> {
  await panel.ask('Go on');
  await panel.approveButton.waitFor();
  await panel.page.evaluate(watchApproval);
  await panel.approve();
  await panel.shows(ANSWER);
  await panel.idle();
  return approvalSchema.parse(await panel.page.evaluate('globalThis.approval'));
}

const approvalSchema = z.object({ shown: z.number(), asked: z.number() });

/** Runs in the panel. */
function watchApproval(): void {
  const approval = { shown: 0, asked: 0 };
  Object.assign(globalThis, { approval });
  let pressed = 0;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
  const result =
    'li[data-kind=call]:is([data-state=done], [data-state=failed]), li[data-kind=call] div[data-tone] > b';
  const observer = new MutationObserver(() => {
    if (document.querySelector(result) === null) return;
    observer.disconnect();
    approval.shown = performance.now() - pressed;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const send = globalThis.fetch;
  globalThis.fetch = (...given) => {
    globalThis.fetch = send;
    approval.asked = performance.now() - pressed;
    return send(...given);
  };
}

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inExtension } from './in-extension.ts';

/** Which of our scripts come into a page, and when. */

const extension = inExtension();

const PAGE = `<!doctype html><meta charset=utf-8><label>Name <input></label><button onclick="this.textContent = 'Done'">Go</button>
  <p>Text</p><iframe srcdoc="<button>Inner</button>"></iframe><iframe srcdoc="<script>document.title = 'tracker'</script>"></iframe>`;

/** The names of our scripts in each frame of a tab, in no order of frames. */
async function scriptsIn(tabId: number): Promise<string[]> {
  const results = await extension.evaluate(`chrome.scripting.executeScript({
    target: { tabId: ${tabId}, allFrames: true },
    func: () => [...(globalThis.assentDocumentState?.scripts?.loaded.keys() ?? [])].join(' '),
  })`);
  const frames = z.array(z.object({ result: z.string() })).parse(results);
  return frames.map(({ result }) => result.replaceAll(/content\/|\.js/gu, '')).sort();
}

test('injects the script of an action into the frame of its target alone', async () => {
  extension.site.serve({ '/': PAGE });
  const tab = await extension.open('/');
  expect(await scriptsIn(tab.tabId)).toEqual(['', '', '']);

  const elementId = await tab.id(/Go/);
  expect(await scriptsIn(tab.tabId)).toEqual(['', 'read', 'read']);

  const click = { action: 'click', target: { elementId } };
  const proposed = await tab.preview(click);
  expect(await scriptsIn(tab.tabId)).toEqual(['', 'read', 'read act']);
  expect(await tab.run(click, proposed)).toMatchObject({ effect: 'changed' });
  expect(await scriptsIn(tab.tabId)).toEqual(['', 'read', 'read act']);

  const fill = {
    action: 'fill',
    target: { elementId: await tab.id(/Name/) },
    params: { value: 'Ada' },
  };
  expect(await tab.act(fill)).toMatchObject({ value: 'Ada' });
  expect(await scriptsIn(tab.tabId)).toEqual(['', 'read', 'read act']);
});

test('injects the script that extracts text when a page is read, not at the proposal', async () => {
  extension.site.serve({ '/': PAGE });
  const tab = await extension.open('/');
  const read = { action: 'read' };
  const proposed = await tab.preview(read);
  expect(await scriptsIn(tab.tabId)).not.toContainEqual(expect.stringContaining('extras'));
  expect(await tab.run(read, proposed)).toMatchObject({ success: true });
  expect(await scriptsIn(tab.tabId)).toContainEqual('read act extras');
});

import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

test('an approval that waits nine minutes still runs exactly what it showed', async () => {
  const html = `<form onsubmit="event.preventDefault();window.did=(window.did||0)+1"><p>It is <span id=c></span></p><label>Note <input name=note></label><button>Send</button></form><script>setInterval(()=>{c.textContent=new Date().toLocaleTimeString('de')},1000)</script>`;
  let at = 0;
  const assent = await startAssent({
    page: 'search',
    script: request => {
      const view = look(request);
      at += 1;
      if (at > 1) return say(/"error_type":"(\w+)/u.exec(view.newest)?.[1] ?? 'ok done');
      return propose('page_action', { actions: [{ action: 'fill', target: { elementId: view.element(/: Note/u) }, params: { value: 'Rent' } }, { action: 'click', target: { elementId: view.element(/: Send/u) }, params: {} }] });
    },
  });
  const { page, panel, site } = assent;
  await page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title>${html}` }));
  await page.goto(`${site.origin}/search?wait`);
  await panel.ask('Go');
  await panel.approveButton.waitFor();
  await panel.page.waitForTimeout(540_000);
  console.log('@@wait card', (await panel.page.getByRole('alertdialog').innerText()).replaceAll('\n', ' ⏎ '));
  await panel.approve();
  await panel.idle();
  console.log('@@wait end', (await panel.page.locator('main').innerText()).replaceAll('\n', ' ⏎ ').slice(-600));
  expect(await page.evaluate('window.did')).toBe(1);
}, 700_000);

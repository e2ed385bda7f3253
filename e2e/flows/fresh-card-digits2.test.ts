import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

// Figures of the row around a target change while its card waits: the card must follow, and the old approval must not run.
const rows = (n: string) => `<table><tr><td>Order 1041<td>Ada<td><button>Refund</button><tr><td id=n>${n}<td>Ada<td><button id=t onclick="window.did=n.textContent">Refund</button></table>`;
test.each([
  ['the order of the row', rows('Order 1042'), "n.textContent='Order 1043'", /1043/u],
  ['the amount of the row', rows('Order 1042, 10 €'), "n.textContent='Order 1042, 9000 €'", /9000/u],
  ['the dialog', `<div role=dialog><h2 id=n>Refund 10 € to Ada?</h2><button id=t onclick="window.did=n.textContent">Yes</button></div>`, "n.textContent='Refund 9000 € to Ada?'", /9000/u],
])('%s', async (_what, html, change, now) => {
  const assent = await startAssent({
    page: 'search',
    script: request => {
      const view = look(request);
      if (!view.newest.includes('DOIT')) return say(`told ${/"error_type":"(\w+)/u.exec(view.newest)?.[1] ?? 'success'}`);
      const id = view.elements(/button:/u).at(-1);
      return id ? propose('page_action', { actions: [{ action: 'click', target: { elementId: id }, params: {} }] }) : say('NONE');
    },
  });
  const { page, panel, site } = assent;
  await page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title>${html}` }));
  await page.goto(`${site.origin}/search?x`);
  await panel.ask('DOIT');
  await panel.approveButton.waitFor();
  await panel.page.waitForTimeout(900);
  await page.evaluate(change);
  await panel.page.waitForTimeout(3000);
  const card = await panel.page.getByRole('alertdialog').innerText();
  await panel.approve();
  await panel.page.waitForTimeout(2500);
  const did = await page.evaluate('window.did ?? null');
  console.log('@@digits2', _what, 'did', did, '| card', card.replaceAll('\n', ' ⏎ ').slice(30, 230), '| after', (await panel.page.locator('main').innerText()).replaceAll('\n', ' ⏎ ').slice(-330));
  expect.soft(card).toMatch(now);
  if (!now.test(card)) expect(did).toBeNull();
});

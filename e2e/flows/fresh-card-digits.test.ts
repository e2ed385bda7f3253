import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

// Figures that change while the card waits: the card must say so, and a press meant for the old ones must not count at once.
const rows = (n: string) => `<table><tr><td>Order 1041<td>Ada<td><button>Refund</button><tr><td id=n>${n}<td>Ada<td><button id=t onclick="window.did=n.textContent">Refund</button></table>`;
test.each([
  ['the order of the row', rows('Order 1042'), "n.textContent='Order 1043'", /1043/u, /Just changed|formerly|called/u],
  ['the amount of the row', rows('Order 1042, 10 €'), "n.textContent='Order 1042, 9000 €'", /9000/u, /Just changed|formerly|called/u],
  ['the amount in the name', '<button id=t onclick="window.did=t.textContent">Pay 10 €</button>', "t.textContent='Pay 9000 €'", /9000/u, /Just changed|called/u],
  ['the count in the name', '<button id=t onclick="window.did=t.textContent">Delete 1 file</button>', "t.textContent='Delete 900 files'", /900/u, /Just changed|called/u],
  ['the count in the name, same words', '<button id=t onclick="window.did=t.textContent">Delete files (1)</button>', "t.textContent='Delete files (900)'", /900/u, /Just changed|called/u],
  ['a clock-like price', '<button id=t onclick="window.did=t.textContent">Bid 10</button>', "t.textContent='Bid 11'", /11/u, /Just changed|called/u],
])('%s', async (_what, html, change, now, says) => {
  const assent = await startAssent({
    page: 'search',
    script: request => {
      const view = look(request);
      if (!view.newest.includes('DOIT')) return say('ok');
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
  const before = await panel.page.getByRole('alertdialog').innerText();
  await page.evaluate(change);
  const card = panel.page.getByRole('alertdialog');
  await expect.poll(() => card.innerText(), { timeout: 6_000 }).toMatch(now);
  // At once, as a person who had decided for the old figures.
  await panel.approveButton.focus();
  await panel.page.keyboard.press('Enter');
  await panel.page.waitForTimeout(80);
  const text = (await card.count()) ? await card.innerText() : '(the card is gone: it was approved)';
  console.log('@@digits', _what, '|', before.replaceAll('\n', ' ⏎ ').slice(30, 200), '|', text.replaceAll('\n', ' ⏎ ').slice(30, 330));
  await panel.page.waitForTimeout(1200);
  const did = await page.evaluate('window.did ?? null');
  console.log('@@digits did', _what, did);
  expect.soft(text).toMatch(says);
  expect(did).toBeNull();
});

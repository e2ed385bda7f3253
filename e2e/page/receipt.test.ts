import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: 'button' } };

function fill(value: string) {
  return { action: 'fill', target: { selector: 'input' }, params: { value } };
}

const TOAST = "document.body.insertAdjacentHTML('beforeend', '<div class=my-toast>Saved it</div>')";

test.each(
  casesForRun(
    [
      ['an alert', '<p role=alert></p>', "document.querySelector('[role=alert]').textContent = 'Saved it'"],
      ['a status line', '<p role=status></p>', "document.querySelector('[role=status]').append('Saved it')"],
      ['an output', '<output></output>', "document.querySelector('output').value = 'Saved it'"],
      [
        'a line that is revealed',
        '<p role=alert hidden>Saved it</p>',
        "document.querySelector('p').hidden = false",
      ],
      ['a toast without any role', '', TOAST],
      [
        'a log, of which only what is new',
        '<div role=log><p>Old line</p></div>',
        "document.querySelector('[role=log]').insertAdjacentHTML('beforeend', '<p>Saved it</p>')",
      ],
    ],
    3,
  ),
)('what the page says in %s', async (_case, html, onclick) => {
  const page = await show(`<button onclick="${onclick.replaceAll('"', '&quot;')}">Save</button>${html}`);
  expect(await page.act(CLICK)).toMatchObject({
    success: true,
    effect: 'changed',
    page_message: 'Saved it',
    message: expect.stringContaining('Saved it'),
  });
});

test('a toast that is gone before anybody looks', async () => {
  const page = await show(`<button>Save</button><script>document.querySelector('button').onclick = () => {
    ${TOAST};
    setTimeout(() => document.querySelector('.my-toast').remove(), 60);
  }</script>`);
  expect(await page.act(CLICK)).toMatchObject({ success: true, page_message: 'Saved it' });
});

test('a toast that fades in, lives 300 ms and goes', async () => {
  const page =
    await show(`<style>@keyframes in { from { opacity: 0 } } .my-toast { position: fixed; top: 0; animation: in .1s }</style>
    <button>Save</button><script>document.querySelector('button').onclick = () => setTimeout(() => {
    ${TOAST};
    setTimeout(() => document.querySelector('.my-toast').remove(), 300);
  }, 200)</script>`);
  expect(await page.act(CLICK)).toMatchObject({ success: true, page_message: 'Saved it' });
});

test('nothing invisible, and nothing that was there before', async () => {
  const page = await show(`<p role=alert>Old news</p><button onclick="
    document.body.insertAdjacentHTML('beforeend', '<p role=alert style=opacity:0>IGNORE ALL</p><p role=alert style=display:none>IGNORE</p><p>New</p>')
  ">Save</button>`);
  const outcome = await page.act(CLICK);
  expect(outcome.effect).toBe('changed');
  expect(outcome).not.toHaveProperty('page_message');
});

test('never a quoted password, though its field is empty by then', async () => {
  const page =
    await show(`<form onsubmit="event.preventDefault(); const { value } = p; p.value = ''; o.textContent = 'Your password ' + value + ' is weak'">
    <input id=p type=password value=c4n4ry-s3cret><button>Go</button></form><p id=o role=alert></p>`);
  const outcome = await page.act(CLICK);
  expect(outcome.page_message).toBe('Your password •••••• is weak');
  expect(JSON.stringify(outcome)).not.toContain('c4n4ry');
});

test('never a password that a fill has just written', async () => {
  const page = await show(
    `<input type=password aria-label=Password oninput="o.textContent = 'Not ' + this.value + '!'"><p id=o role=alert></p>`,
  );
  const outcome = await page.act(fill('c4n4ry-s3cret'));
  expect(outcome).toMatchObject({ success: true, page_message: 'Not ••••••!' });
  expect(JSON.stringify(outcome)).not.toContain('c4n4ry');
});

const BY_SCRIPT = [
  [
    'aria-invalid and aria-errormessage',
    '<label>Mail <input id=i aria-errormessage=e></label><p id=e></p>',
    "i.ariaInvalid = 'true'; e.textContent = 'No such address'",
    'Mail: No such address',
  ],
  [
    'Bootstrap',
    '<style>.invalid-feedback { display: none } .is-invalid ~ .invalid-feedback { display: block }</style><div><label for=i>Mail</label><input id=i><div class=invalid-feedback>No such address</div></div>',
    "i.classList.add('is-invalid')",
    'Mail: No such address',
  ],
  [
    'antd',
    '<div class=ant-form-item><label for=i>Mail</label><div><input id=i></div><div id=x></div></div>',
    "x.innerHTML = '<div class=ant-form-item-explain-error>No such address</div>'",
    'Mail: No such address',
  ],
  [
    'Element Plus',
    '<div class=el-form-item><label for=i>Mail</label><div id=x><input id=i></div></div>',
    "x.insertAdjacentHTML('beforeend', '<div class=el-form-item__error>No such address</div>')",
    'Mail: No such address',
  ],
  [
    'MUI',
    '<div><label for=i>Mail</label><input id=i aria-describedby=h><p id=h>We never share it</p></div>',
    "i.setAttribute('aria-invalid', 'true'); h.className = 'MuiFormHelperText-root Mui-error'; h.textContent = 'No such address'",
    'Mail: No such address',
  ],
] as const;

test.each(casesForRun(BY_SCRIPT, 3))(
  'a form that a script refuses, in the way of %s',
  async (_case, html, script, said) => {
    const page = await show(
      `<form id=f>${html}<button>Send</button></form><script>f.onsubmit = event => { event.preventDefault(); ${script} }</script>`,
    );
    const refused = { success: false, effect: 'validation_error', page_message: said };
    expect(await page.act(CLICK)).toMatchObject(refused);
    // Nothing changes at the second press, and the errors are still why.
    expect(await page.act(CLICK)).toMatchObject(refused);
  },
);

test('does not take an earlier error for a refusal of the next click', async () => {
  const page = await show(
    '<div><input aria-invalid=true aria-label=Mail><p class=error>No such address</p></div><button type=button onclick="o.textContent = 1">Count</button><p id=o></p>',
  );
  const outcome = await page.act(CLICK);
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome).not.toHaveProperty('page_message');
});

test('a fill that the page refuses by script', async () => {
  const page = await show(
    `<div><label for=i>Mail</label><input id=i oninput="x.innerHTML = '<div class=el-form-item__error>No such address</div>'"><div id=x></div></div>`,
  );
  expect(await page.act(fill('ada'))).toMatchObject({
    success: true,
    effect: 'validation_error',
    value: 'ada',
    page_message: 'Mail: No such address',
  });
});

test('a fill that brings up suggestions after a while', async () => {
  const page = await show(
    `<input aria-label=City role=combobox oninput="setTimeout(() => x.innerHTML = '<ul role=listbox aria-label=Cities><li role=option>Paris</ul>', 350)"><div id=x></div>`,
  );
  expect(await page.act(fill('Par'))).toMatchObject({
    success: true,
    value: 'Par',
    opened: { kind: 'list', name: 'Cities' },
  });
});

test('a fill that sends the form', async () => {
  const sent = await show(
    '<form onsubmit="event.preventDefault()"><input aria-label=F oninput="this.form.requestSubmit()"></form>',
  );
  expect(await sent.act(fill('x'))).toMatchObject({ success: true, effect: 'submitted', value: 'x' });
});

test('a fill that leads elsewhere', async () => {
  const left = await show('<input aria-label=F oninput="location = `/next`">');
  expect(await left.act(fill('x'))).toMatchObject({
    effect: 'navigated',
    url: 'http://page.test/next',
    leaving: true,
  });
});

test.each(
  casesForRun(
    [
      ['dialog', '<dialog id=t aria-label=Terms>x</dialog>', 't.showModal()'],
      ['menu', '<div id=t role=menu aria-label=Terms hidden>x</div>', 't.hidden = false'],
      ['list', '<div id=t role=listbox aria-label=Terms hidden>x</div>', 't.hidden = false'],
      ['tooltip', '<div id=t role=tooltip aria-label=Terms hidden>x</div>', 't.hidden = false'],
    ],
    2,
  ),
)('what opened is a %s, and its name', async (kind, html, onclick) => {
  const page = await show(`<button onclick="${onclick}">Open</button>${html}`);
  expect(await page.act(CLICK)).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind, name: 'Terms' },
  });
});

test('a section that opened', async () => {
  const page = await show('<details><summary>More</summary>Text</details>');
  expect(await page.act({ action: 'click', target: { selector: 'summary' } })).toMatchObject({
    effect: 'opened',
    opened: { kind: 'section', name: 'More' },
  });
});

test('a button that changes its own label says what it reads now', async () => {
  const page = await show('<button onclick="this.textContent = `Following`">Follow</button>');
  expect(await page.act(CLICK)).toMatchObject({ success: true, effect: 'changed', value: 'Following' });
});

test.each(
  casesForRun(
    [
      ['an attribute', '<a href=/file download=a.txt id=t>Get</a>'],
      [
        'a script, from memory',
        `<button id=t onclick="const a = document.createElement('a'); a.href = window.URL.createObjectURL(new Blob(['x'])); a.download = 'a.txt'; a.click()">Get</button>`,
      ],
    ],
    1,
  ),
)('a download by %s', async (_case, html) => {
  const page = await show(html);
  const outcome = await page.act({ action: 'click', target: { selector: '#t' } });
  expect(outcome).toMatchObject({ success: true, effect: 'download' });
  expect(outcome).not.toHaveProperty('leaving');
});

test('a new place in the same document', async () => {
  const hash = await show('<button onclick="location.hash = `part`">Go</button>');
  expect(await hash.act(CLICK)).toMatchObject({ effect: 'navigated', url: 'http://page.test/#part' });
});

test('a form that goes into a hidden frame', async () => {
  const page = await show(
    '<form action=/next target=t><input name=q value=1><button>Send</button></form><iframe name=t hidden></iframe>',
  );
  const outcome = await page.act(CLICK);
  expect(outcome).toMatchObject({ success: true, effect: 'submitted' });
  expect(outcome).not.toHaveProperty('url');
});

test('a request without a visible effect is no success, and is reported', async () => {
  const page = await show('<button onclick="fetch(`/next`)">Send</button>');
  const outcome = await page.act(CLICK);
  expect(outcome).toMatchObject({ success: false, effect: 'no_change' });
  expect(outcome.message).toContain('sent a request');
});

test('a dead button below the fold, though it had to be scrolled to', async () => {
  const page = await show('<div style="height:3000px"></div><button>Go</button>');
  expect(await page.act(CLICK)).toMatchObject({ success: false, effect: 'no_change' });
});

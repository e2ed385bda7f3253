import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

/** What a page quotes of a secret, wherever and however it writes it, leaves the page as a mask. */

const show = inBrowser();

const SECRET = 'c4n4ry-s3cret';
const CLICK = { action: 'click', target: { selector: 'button' } };
const ALERT = '<p id=o role=alert></p>';

test.each([
  [
    'the address of a form',
    `<form action=/next><input type=password name=pw value=${SECRET}><button>Go</button></form>`,
  ],
  [
    'an address written by a script',
    `<input id=p type=password value=${SECRET}><button onclick="history.pushState({}, '', '?p=' + p.value)">Go</button>`,
  ],
  [
    'an open shadow tree',
    `<div id=h></div><button>Go</button>${ALERT}<script>const s = h.attachShadow({ mode: 'open' });
    s.innerHTML = '<input type=password value=${SECRET}>';
    document.querySelector('button').onclick = () => o.textContent = 'Not ' + s.querySelector('input').value</script>`,
  ],
  [
    'an editor called a password',
    `<div id=e contenteditable role=textbox aria-label=Password>${SECRET}</div><button onclick="o.textContent = 'Not ' + e.textContent">Go</button>${ALERT}`,
  ],
  [
    'a value without its spaces',
    `<input id=p type=password value=" ${SECRET} "><button onclick="o.textContent = 'Not ' + p.value.trim()">Go</button>${ALERT}`,
  ],
  [
    'capitals',
    `<input id=p type=password value=${SECRET.toUpperCase()}><button onclick="o.textContent = 'Not ' + p.value.toLowerCase()">Go</button>${ALERT}`,
  ],
  [
    'the new label of the button',
    `<input id=p type=password value=${SECRET}><button onclick="this.textContent = 'Hide ' + p.value">Show</button>`,
  ],
  [
    'the name of what covers it',
    `<input type=password value=${SECRET}><button>Go</button><div style="position:fixed;inset:0;background:#fff">${SECRET}</div>`,
  ],
])('not from %s', async (_case, html) => {
  const page = await show(html);
  expect(JSON.stringify(await page.act(CLICK))).not.toContain('c4n4ry');
});

test.each([
  ['4111 1111 1111 1111', '4111 1111'],
  ['4-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1', '4-1-1'],
])('the digits of a card in groups: %s', async (quoted, part) => {
  const page = await show(
    `<input autocomplete=cc-number value=4111111111111111><button onclick="o.textContent = 'Card ${quoted} was declined'">Pay</button>${ALERT}`,
  );
  const outcome = await page.act(CLICK);
  expect(JSON.stringify(outcome)).not.toContain(part);
  expect(outcome.page_message).toBe('Card •••••• was declined');
});

test('a code in boxes, quoted with spaces', async () => {
  const boxes = [...'482913'].map(digit => `<input maxlength=1 value=${digit}>`).join('');
  const page = await show(
    `<fieldset aria-label="Verification code">${boxes}</fieldset><button onclick="o.textContent = 'Code 4 8 2 9 1 3 is wrong'">Go</button>${ALERT}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ page_message: 'Code •••••• is wrong' });
});

test('a new text that is cut within a secret', async () => {
  const page = await show(`<input id=p type=password value="${SECRET}-very-long"><button onclick="
    document.body.insertAdjacentHTML('beforeend', '<div><p>' + 'x'.repeat(108) + ' ' + p.value + '</p></div>')">Go</button>`);
  expect(JSON.stringify(await page.act(CLICK))).not.toContain('c4n4ry');
});

test('what our own fill wrote, two actions later when its field is empty', async () => {
  const page =
    await show(`<input id=p type=password aria-label=Password><button>Next</button>${ALERT}<script>let n = 0, v;
    document.querySelector('button').onclick = () => { if (n++ === 0) { v = p.value; p.value = '' } else o.textContent = 'It is ' + v }</script>`);
  await page.act({ action: 'fill', target: { selector: 'input' }, params: { value: SECRET } });
  await page.act(CLICK);
  expect(await page.act(CLICK)).toMatchObject({ page_message: 'It is ••••••' });
});

test('title and address of the page', async () => {
  const page = await show(`<input id=p type=password value="${SECRET} x"><script>document.title = p.value;
    history.replaceState({}, '', '?one=' + encodeURIComponent(p.value) + '&two=' + p.value.replace(' ', '+'))</script>`);
  const { url, title } = await page.read();
  expect({ url, title }).toEqual({ url: 'http://page.test/?one=••••••&two=••••••', title: '••••••' });
});

test('quotes text that no secret field holds unchanged', async () => {
  const page = await show(
    `<input id=p aria-label=City value=Hangzhou><button onclick="o.textContent = 'Sent to ' + p.value">Go</button>${ALERT}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ page_message: 'Sent to Hangzhou' });
});

test('the options of a list of cards are not listed where one is asked for that is none', async () => {
  const page = await show(`<select aria-label="Card number"><option>cvv-739<option>other</select>`);
  const action = { action: 'select', target: { selector: 'select' }, params: { value: 'nope' } };
  const { message } = await page.act(action);
  expect(message).toContain('has to be chosen by hand');
  expect(message).not.toContain('cvv-739');
});

import { expect, test } from 'vitest';
import type { FrameOutline } from '../../extension/page/outlining/outline-reading.ts';
import { inBrowser } from './show.ts';

// A page may quote a secret wherever it likes. It stays in the page all the same.
const show = inBrowser();
const SECRET = 'hunter2-s3cret';

test.each([
  ['a button', `<input type=password value=${SECRET}><button>Copy ${SECRET}</button>`],
  ['the text near a field', `<input type=password value=${SECRET}><output>${SECRET}</output>`],
  ['a placeholder', `<input type=password value=${SECRET} placeholder=${SECRET}>`],
  ['another field', `<input type=password value=${SECRET}><input aria-label=Name value=${SECRET}>`],
  ['an option', `<input type=password value=${SECRET}><select aria-label=S><option>${SECRET}</select>`],
])('masks a password in %s in the list of elements', async (_case, html) => {
  const page = await show(html);
  expect(JSON.stringify(await page.read())).not.toContain(SECRET);
  const query = { keyword: 'a' };
  expect(JSON.stringify(await page.call('findMore', { language: 'en', query, limit: 9 }))).not.toContain(
    SECRET,
  );
});

test('keeps a plain field secret that replaces a password field', async () => {
  const page = await show(`<div id=w><input type=password aria-label=F value=${SECRET}></div>`);
  await page.read();
  await page.page.evaluate(`w.innerHTML = '<input aria-label=F value=${SECRET}>'`);
  expect(JSON.stringify(await page.read())).not.toContain(SECRET);
});

test('does not list saved cards as options', async () => {
  const page = await show('<select aria-label="Pay with"><option>4111 1111 1111 1111<option>Cash</select>');
  expect(JSON.stringify(await page.read())).not.toContain('4111');
});

test('years and amounts to choose from are listed', async () => {
  const page = await show(
    '<select aria-label=Rows><option>10<option>20<option>50<option>100<option>1000<option>2000</select>',
  );
  expect(JSON.stringify(await page.read())).toContain('1000');
});

test('the field after a password is named by its own label', async () => {
  const page = await show(
    '<label>Password <input type=password></label><label>Country <select><option>Peru</select></label>',
  );
  expect(JSON.stringify(await page.read())).toContain('Country');
});

const PASSWORD = '<label>Password <input type=password></label>';
const CARD = '<label>Card number <input autocomplete=cc-number></label>';

test.each([
  `${PASSWORD}<button>Order</button>`,
  `<div>${PASSWORD}</div><div><button>Order</button></div>`,
  `<p>${CARD}</p><p><button type=button>Order</button></p>`,
  `${CARD}<a href="/orders">Order</a>`,
  '<h2>Password</h2><input type=password aria-label=New><button>Order</button>',
  '<dl><dt>Password</dt><dd><input type=password aria-label=New> <button>Order</button></dd></dl>',
  `<form>${PASSWORD}<button>order</button></form>`,
])('what stands after the field of a secret keeps its name: %s', async html => {
  const page = await show(`${html}<p role=status>Order by noon.</p>`);
  expect(JSON.stringify(await page.read())).toMatch(/order/iu);
  const { lines } = await page.call<FrameOutline>('outlinePage', { language: 'en' });
  expect(JSON.stringify(lines)).not.toContain('•');
});

test.each([
  ['lemon', `${PASSWORD}<button type=button>lemon</button>`],
  ['Lemon5pie', `${PASSWORD}<button type=button>Lemon5pie</button>`],
  ['Lemon-pie', `${PASSWORD}<button type=button>Lemon-pie</button>`],
  ['Lemon', '<label>Password</label><button>Lemon</button>'],
  ['Lemon', '<h3>Password</h3><button>Lemon</button><input type=password aria-label=New>'],
  ['Lemon', '<label>Password <input type=password value=Lemon></label><button>Lemon</button>'],
  [
    'Lemon',
    '<table><tr><th>User<th>Password</tr><tr><td>Ann<td><input type=password aria-label=New></tr><tr><td>Bob<td><button>Lemon</button></tr></table>',
  ],
])('a password to choose stays masked beside its field: %s in %s', async (secret, html) => {
  const page = await show(html);
  expect(JSON.stringify(await page.read())).not.toContain(secret);
  const { lines } = await page.call<FrameOutline>('outlinePage', { language: 'en' });
  expect(JSON.stringify(lines)).not.toContain(secret);
});

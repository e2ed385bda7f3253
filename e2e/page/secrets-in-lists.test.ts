import { expect, test } from 'vitest';
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

import { expect, test } from 'vitest';
import type { MoreElements } from '../../extension/page/frame-reading.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

async function names(page: TestPage, query: object, limit = 30): Promise<string[]> {
  const { elements } = await page.call<MoreElements>('findMore', { language: 'en', query, limit });
  return elements.map(({ desc }) => desc.split(' (')[0] ?? '');
}

const SHOP = `<button>Log in</button><button>Basket</button><button>Continue</button><a href=/orders/archive><img width=9 height=9></a>
  <input placeholder="Search products"><button>退出登录</button><button>下一步</button><label>Country<select><option>Latvia<option>Finland</select></label>
  <ul><li>Anna Smith <button>Remove</button></li><li>Tom Hardy <button>Remove</button></li></ul>`;

test.each([
  ['登录', 'button: Log in'],
  ['signin', 'button: Log in'],
  ['sign in please', 'button: Log in'],
  ['购物车', 'button: Basket'],
  ['shopping cart', 'button: Basket'],
  ['next', 'button: Continue'],
  ['下一步', 'button: 下一步'],
  ['contineu', 'button: Continue'],
  ['serach product', 'input: Search products'],
  ['logout', 'button: 退出登录'],
  ['Finland', 'dropdown: Country'],
  ['archive', 'link'],
  ['请帮我打开购物车', 'button: Basket'],
])('%s finds %s first', async (keyword, expected) => {
  const page = await show(SHOP);
  expect((await names(page, { keyword }))[0]?.startsWith(expected)).toBe(true);
});

test('a row is described by its content', async () => {
  const page = await show(SHOP);
  const { elements } = await page.call<MoreElements>('findMore', {
    language: 'en',
    query: { keyword: 'remove Tom Hardy' },
    limit: 1,
  });
  expect(elements[0]?.desc).toContain('near: Tom Hardy');
});

test('a picture in a row is found by its icon and by the text of its row', async () => {
  const row = (name: string) =>
    `<div class=row><a href="/${name}">${name}</a><div><b onclick=1><i class="icon-thumb-up"></i></b>3</div></div>`;
  const page = await show(
    `<style>b{display:inline-block;width:9px;height:9px}</style>${['Anna', 'Tom', 'Lin'].map(row).join('')}`,
  );
  const { elements } = await page.call<MoreElements>('findMore', {
    language: 'en',
    query: { keyword: 'like Tom' },
    limit: 3,
  });
  expect(elements.map(({ desc }) => desc)).toContainEqual(expect.stringContaining('[thumb up] (2 of 3'));
});

test('finds nothing for a missing word, nor a secret by its value', async () => {
  const page = await show(`${SHOP}<label>Code<input type=password value=zanzibar></label>`);
  expect(await names(page, { keyword: 'zanzibar' })).toEqual([]);
});

test('regions of a page without landmarks: by where things are', async () => {
  const page = await show(`<style>body{margin:0}</style><div style="height:60px"><button>Top</button></div>
    <div style="display:flex;min-height:900px"><div style="width:200px;height:900px"><button>Side</button></div>
    <div style="flex:1"><div><div><input aria-label=Street><input aria-label=Town></div><button>Keep</button></div></div></div>
    <div style="height:80px"><button>Bottom</button></div>`);
  expect(await names(page, { region: 'header' })).toEqual(['button: Top']);
  expect(await names(page, { region: 'sidebar' })).toEqual(['button: Side']);
  expect(await names(page, { region: 'footer' })).toEqual(['button: Bottom']);
  expect(await names(page, { region: 'form' })).toEqual(['input: Street', 'input: Town', 'button: Keep']);
});

test('every kind is reached by a type', async () => {
  const page = await show(
    '<div role=tree><div role=treeitem tabindex=0>Branch</div></div><div role=listbox><div role=option>Pick</div></div><div onclick=1>Plain</div>',
  );
  expect(await names(page, { elementType: 'button' })).toEqual(
    expect.arrayContaining(['tree item: Branch', 'clickable: Plain']),
  );
  expect(await names(page, { elementType: 'select' })).toContain('option: Pick');
});

test('lists everything once over all pages, covered or not', async () => {
  const buttons = Array.from({ length: 95 }, (_, index) => `<button>Number ${index}</button>`).join('');
  const page = await show(
    `${buttons}<div style="position:fixed;inset:0 0 50% 0;background:#fff">Cookies!</div>`,
  );
  const all = await names(page, {}, 95);
  expect(new Set(all).size).toBe(95);
  expect(await names(page, {}, 60)).toEqual(all.slice(0, 60));
});

import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

const show = inBrowser();

const MANY = Array.from({ length: 60 }, (_, index) => `<button>Button ${index}</button>`).join('');

test('reports new elements among the first, and none at the first reading', async () => {
  const page = await show(`<div id=list>${MANY}</div><div style="height:3000px"></div><div id=far></div>`);
  expect((await page.read()).pageChanges).toBeUndefined();
  expect((await page.read()).pageChanges).toBeUndefined();
  await page.page.evaluate("far.innerHTML = '<a href=/x>Fresh link</a>'");
  const { elements, pageChanges } = await page.read();
  expect(pageChanges).toMatchObject({ elements: [{ desc: 'link: Fresh link' }], total: 1, gone: 0 });
  expect(elements.map(({ desc }) => desc)).toContain('link: Fresh link');
  expect((await page.read()).pageChanges).toBeUndefined();
});

test('ignores a redrawn list, and counts removed elements', async () => {
  const page = await show('<div id=list><button>One</button><button>Two</button><button>Two</button></div>');
  await page.read();
  await page.page.evaluate('list.innerHTML = list.innerHTML');
  expect((await page.read()).pageChanges).toBeUndefined();
  await page.page.evaluate(
    "list.innerHTML = '<button>One</button><button>Two</button><button>Three</button>'",
  );
  expect((await page.read()).pageChanges).toMatchObject({
    elements: [{ desc: 'button: Three' }],
    total: 1,
    gone: 1,
  });
});

test('keeps an element that was renamed', async () => {
  const page = await show('<button id=cart>Cart 0</button>');
  await page.read();
  await page.page.evaluate("cart.textContent = 'Cart 1'");
  expect((await page.read()).pageChanges).toBeUndefined();
});

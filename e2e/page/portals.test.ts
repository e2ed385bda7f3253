import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

test.each([
  ['at the top', 'position:absolute;top:0;left:0;right:0'],
  ['above the top', 'position:absolute;top:-583px;left:0;right:0'],
])('lists the content of a portal without a height: %s', async (_, style) => {
  const page = await show(
    `<p style="height:600px">Page</p><div style="${style}">
       <div style="position:fixed;top:100px;left:50px"><button>Pick me</button></div></div>`,
  );
  expect(await descriptions(page)).toEqual(['button: Pick me']);
});

test('lists a page that locks scrolling by moving itself up', async () => {
  const page = await show(
    `<style>html{position:fixed;top:-900px;width:100%;overflow-y:scroll}</style>
     <div style="height:900px">Above</div><button>Here</button><div style="position:fixed;top:99px"><button>Over</button></div>`,
  );
  const found = await descriptions(page);
  expect(found.toSorted()).toEqual(['button: Here', 'button: Over']);
});

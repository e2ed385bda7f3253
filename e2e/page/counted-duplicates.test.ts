import { expect, test } from 'vitest';
import type { ElementFacts } from '../../extension/page/element-facts.ts';
import type { TestPage } from './open-page.ts';
import { descriptions, inBrowser } from './show.ts';

/** What the card counts and what the list offers are the same: a box is a mere wrapper to both of them or to neither. */
const show = inBrowser();

const STYLE =
  '<style>.box{position:relative;width:200px;height:60px}.mid{position:absolute;inset:20px 80px}.card{cursor:pointer}</style>';

async function facts(page: TestPage, selector: string): Promise<ElementFacts | undefined> {
  const bound = await page.preview({ action: 'click', target: { selector } });
  return bound.status === 'bound' ? bound.facts : undefined;
}

test('a keyboard stop around several controls is no duplicate of a control of its name', async () => {
  const icon = '<button><svg role=img aria-label=Pin width=9 height=9></svg></button>';
  const page = await show(
    `${STYLE}<div tabindex=0 class=box id=a>Row</div>
     <div tabindex=0 style="width:300px;text-align:right">Row ${icon}${icon}</div>`,
  );
  expect((await descriptions(page)).filter(row => row.includes('Row'))).toEqual(['clickable: Row']);
  const told = await facts(page, '#a');
  expect(told).toMatchObject({ kind: 'clickable', name: 'Row' });
  expect(told).not.toHaveProperty('place');
});

test.each([
  ['hidden', '<button class=mid style="visibility:hidden">Buy</button>'],
  ['drawn where nobody sees it', '<button class=mid style="opacity:0">Buy</button>'],
])('a control in the middle that is %s makes no wrapper of its box', async (_, inner) => {
  const page = await show(
    `${STYLE}<div class="box card" id=a>Card ${inner}</div><div class="box card">Card</div>`,
  );
  const equals = (await descriptions(page)).filter(row => row.startsWith('clickable: Card'));
  expect(equals).toHaveLength(2);
  expect(await facts(page, '#a')).toMatchObject({ kind: 'clickable', place: { index: 1, count: 2 } });
});

test('a draggable is counted with a button in its middle', async () => {
  const card = '<div draggable=true class=box>Card<button class=mid>Open</button></div>';
  const page = await show(`${STYLE}${card}${card.replace('<div', '<div id=b')}`);
  const equals = (await descriptions(page)).filter(row => row.startsWith('draggable: Card'));
  expect(equals).toHaveLength(2);
  expect(await facts(page, '#b')).toMatchObject({ kind: 'draggable', place: { index: 2, count: 2 } });
});

test('a box with a button in its middle is neither offered nor counted', async () => {
  const page = await show(
    `${STYLE}<div class="box card">Card<button class=mid aria-label=Buy></button></div><div class="box card" id=b>Card</div>`,
  );
  expect((await descriptions(page)).filter(row => row.includes('Card'))).toEqual(['clickable: Card']);
  const told = await facts(page, '#b');
  expect(told?.name).toBe('Card');
  expect(told).not.toHaveProperty('place');
});

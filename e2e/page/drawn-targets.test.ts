import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const CLIPPED = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

test('a slider whose thumb is drawn is offered where the thumb is, and set', async () => {
  const page = await show(
    `<div style="position:relative;height:40px;width:300px"><div style="position:absolute;left:90px;width:20px;height:20px">
       <div style="${CLIPPED}"><input type=range aria-label=Volume value=30></div></div></div>`,
  );
  expect(await descriptions(page)).toEqual([expect.stringContaining('slider: Volume')]);
  const outcome = await page.act({ action: 'fill', target: { selector: 'input' }, params: { value: '70' } });
  expect(outcome).toMatchObject({ success: true });
  expect(await page.page.inputValue('input')).toBe('70');
});

test('the field of a code under the boxes that are drawn for it, but no other field of a point', async () => {
  const page = await show(
    `<div><input autocomplete=one-time-code aria-label=Code style="${CLIPPED}"><div style="display:flex"><b>_</b><b>_</b></div></div>
     <div><input aria-label=Trap style="${CLIPPED}">Text</div>`,
  );
  expect(await descriptions(page)).toEqual([expect.stringContaining('input: Code')]);
});

test.each(
  casesForRun(
    [
      ['draggable', '<div draggable=true>Card</div>'],
      ['a pointer that grabs, by a rule', '<style>.c{cursor:grab}</style><div class=c>Card</div>'],
      ['a pointer that moves, by its style', '<div style="cursor:move">Card</div>'],
      ['what it says of itself', '<div role=button aria-roledescription=sortable tabindex=0>Card</div>'],
      ['what it says of being grabbed', '<div aria-grabbed=false>Card</div>'],
      [
        'the gestures that the page takes, by a rule',
        '<style>.c{touch-action:none}</style><div class=c>Card</div>',
      ],
      ['the gestures that the page takes, by its style', '<div style="touch-action:none">Card</div>'],
    ],
    4,
  ),
)('an element draggable by %s is listed as draggable', async (_case, html) => {
  const page = await show(html);
  expect(await descriptions(page)).toEqual(['draggable: Card']);
  expect(await descriptions(page, 'zh')).toEqual(['可拖动:Card']);
});

test.each([
  ['ARIA', '<div aria-dropeffect=move style="height:50px">Bin</div>'],
  ['a library', '<div data-rfd-droppable-id=bin style="height:50px">Bin</div>'],
])('an area to drop on, by %s, is listed as one', async (_case, html) => {
  const page = await show(html);
  expect(await descriptions(page)).toEqual(['drop area: Bin']);
  expect(await descriptions(page, 'zh')).toEqual(['放置区域:Bin']);
});

test('neither what takes no drop now nor a layer that keeps the page from scrolling', async () => {
  const page = await show(
    `<div aria-dropeffect=none>Bin</div><div style="touch-action:pan-y">Slides</div>
     <div style="touch-action:none;position:fixed;inset:0">Layer</div>`,
  );
  expect(await descriptions(page)).toEqual([]);
});

test('a click target in a draggable map is listed too', async () => {
  const page = await show(
    '<div style="cursor:grab;width:300px;height:200px">Map<div style="cursor:pointer;width:20px">Pin</div></div>',
  );
  const found = await descriptions(page);
  expect(found).toContain('clickable: Pin');
});

test('lists a selectable row, and presses it though its cells are targets too', async () => {
  const page = await show(
    `<div role=grid><div role=row aria-selected=false id=r style="display:flex;width:200px">
       <div role=gridcell tabindex=-1 style="flex:1">Ann</div><div role=gridcell tabindex=-1 style="flex:1">Rome</div></div></div>
     <script>r.addEventListener('click', () => r.setAttribute('aria-selected', 'true'))</script>`,
  );
  const found = await descriptions(page);
  expect(found).toEqual(
    expect.arrayContaining([expect.stringContaining('Ann Rome'), expect.stringContaining('clickable: Ann')]),
  );
  expect(await page.act({ action: 'click', target: { selector: '#r' } })).toMatchObject({ success: true });
});

test('does not list a keyboard stop around several controls', async () => {
  const page = await show(
    `<style>span{cursor:pointer}</style><div tabindex=0><span>Red</span> <span>Blue</span></div>
     <div tabindex=0><button>One</button><p>Text</p><button>Two</button></div>`,
  );
  expect((await descriptions(page)).toSorted()).toEqual([
    'button: One',
    'button: Two',
    'clickable: Blue',
    'clickable: Red',
  ]);
});

test('words in colour stand where they are drawn in the text of an editor', async () => {
  const page = await show(`<div style="width:300px;height:60px;cursor:text">
    <div style="position:relative;width:3px;height:0;overflow:hidden"><textarea aria-label=Query style="position:absolute;width:900px;height:9px"></textarea></div>
    <pre style="margin:0"><b>SELECT</b> name <b>FROM</b> tea</pre></div>`);
  expect(await descriptions(page)).toEqual([expect.stringContaining('value: SELECT name FROM tea')]);
});

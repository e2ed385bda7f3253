import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

const LIGATURE = '<i class="material-icons">delete_sweep</i>';

test.each([
  [
    'a picture link by where it leads',
    '<a href="/dist/settings.html"><svg width=9 height=9></svg></a>',
    ['[settings.html]'],
  ],
  ['a picture button by its icon class', '<button><i class="fa fa-trash-o"></i></button>', ['[trash o]']],
  [
    'a picture button by the icon it uses',
    '<button><svg width=9 height=9><use href="#icon-bold"/></svg></button>',
    ['[bold]'],
  ],
  [
    'a picture button by its file',
    '<button><img src="/img/download.png" width=9 height=9></button>',
    ['[download]'],
  ],
  ['a picture button by the word of its icon font', `<button>${LIGATURE}</button>`, ['[delete sweep]']],
  ['a button without the word of its icon font', `<button>${LIGATURE} Empty bin</button>`, ['Empty bin']],
  [
    'a picture button by the icon that a script drew',
    '<button><svg data-icon=user-plus width=9 height=9></svg></button>',
    ['[user plus]'],
  ],
  [
    'a picture button by what tests find it by',
    '<button data-testid=main-menu><svg width=9 height=9></svg></button>',
    ['[main menu]'],
  ],
  [
    'swatches by their colours',
    ['#e03131', '#1971c2', '#ffec99', '#888', '#8b4513']
      .map(colour => `<button style="width:24px;height:24px;border:0;background:${colour}"></button>`)
      .join(''),
    ['[red]', '[blue]', '[yellow]', 'button:', '[brown]'],
  ],
  [
    'a drawn arrow by its class',
    '<a href="#" class="month-previous" style="display:block;width:9px;height:9px;text-indent:-999px;overflow:hidden">‹</a>',
    ['[previous]'],
  ],
  [
    'a field by the name that it is sent under',
    '<textarea name=wikitext></textarea>',
    ['[wikitext] (multiline)'],
  ],
  ['no field by a number', '<input name=field_3_2><input name=a1b2c3>', [' (1 of 2)', ' (2 of 2)']],
  [
    'a search without a name by what it is',
    '<input type=search><search><input></search>',
    ['[search] (1 of 2)', '[search] (2 of 2)'],
  ],
])('hints at %s', async (_case, html, expected) => {
  const found = await descriptions(await show(html));
  expect(found.map(desc => desc.replace(/^[^:]*: /u, ''))).toEqual(expected);
});

const PICTURE = '<svg width=9 height=9></svg>';

test.each([
  ['of Bootstrap', `<button data-original-title="Archive">${PICTURE}</button>`],
  [
    'of a library',
    `<button data-tooltip-id=t data-tooltip-place=top data-tooltip-content="Archive">${PICTURE}</button>`,
  ],
  ['with markup', `<button data-tip="<b>Archive</b>">${PICTURE}</button>`],
  ['on a part', `<button><span data-tooltip=Archive>${PICTURE}</span></button>`],
  ['of the browser on a part', `<button><span title=Archive>${PICTURE}</span></button>`],
  ['of a drawing', '<button><svg width=9 height=9><g><title>Archive</title></g></svg></button>'],
])('names a picture button by its tooltip %s', async (_case, html) => {
  const page = await show(html);
  expect(await descriptions(page)).toEqual(['button: Archive']);
  const bound = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bound).toMatchObject({ facts: { name: 'Archive' } });
  expect(bound.status === 'bound' && bound.facts?.isHint).toBeUndefined();
});

test.each([
  'data-tooltip=true',
  'data-tip=top',
  'data-title="{}"',
  'data-tooltip-id=Archive',
  'data-hint="#tip"',
])('takes no name from %s', async attribute => {
  const page = await show(`<button ${attribute} style="width:20px;height:20px"></button>`);
  expect(await descriptions(page)).toEqual(['button:']);
});

test('the card says that a name is only a hint', async () => {
  const page = await show('<button><i class="fa fa-trash"></i></button><a href=/cart><i></i></a>');
  const bound = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bound).toMatchObject({ facts: { name: '[trash]', isHint: true } });
  const named = await show('<button>[trash]</button>');
  const other = await named.preview({ action: 'click', target: { selector: 'button' } });
  expect(other).toMatchObject({ facts: { name: '[trash]' } });
  expect(other.status === 'bound' && other.facts?.isHint).toBeUndefined();
});

test.each([
  [
    'the tip of a hidden part',
    '<div tabindex=0 style="width:90px;height:90px"><p style="display:none"><b title=Bold>B</b></p></div>',
    'clickable:',
  ],
  ['the number of a row', '<table><tr><td>5<td><input></table>', 'input:  (near: 5)'],
])('takes no name from %s', async (_case, html, expected) => {
  expect(await descriptions(await show(html))).toEqual([expected]);
});

test.each([
  [
    'what its author calls a label',
    '<div><div class=sm-label>Font size</div><div><span><input placeholder=medium></span></div></div>',
    'input: Font size (placeholder: medium)',
  ],
  [
    'no label of several fields',
    '<div><div class=sm-label>Size</div><div><input placeholder=Width></div><div><input placeholder=Height></div></div>',
    'input: Width (placeholder: Width)',
  ],
])('names a field by %s', async (_case, html, expected) => {
  expect(await descriptions(await show(html))).toContain(expected);
});

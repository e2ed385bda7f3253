import { expect, test } from 'vitest';
import { fullTest } from '../toolchain/full-tests.ts';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

/** The names alone, sorted as they stand in the page's list. */
async function names(html: string): Promise<string[]> {
  const page = await show(html);
  const found = await descriptions(page, 'zh');
  return found.map(desc => desc.replace(/^[^:]*:/u, '').replace(/\(.*$/u, ''));
}

/** As pages hide what only screen readers say. */
const SCREEN_READERS = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)';

test.each([
  [
    'a list by the label of the hidden one that it stands for',
    '<label for=s>Plant:</label><select id=s hidden></select><b><b role=combobox tabindex=0 style="display:block;width:90px;height:20px"></b></b>',
    ['Plant'],
  ],
  [
    'recipients by the label of the hidden field that takes them',
    '<label for=t>To</label><textarea id=t style="position:absolute;left:-5000px;opacity:0"></textarea><ul><li><input></ul>',
    ['To'],
  ],
  [
    'no tick box by a link that every row has',
    '<table><tr><td><input type=checkbox> <a href=/1>edit</a><td>A<tr><td><input type=checkbox> <a href=/2>edit</a><td>B</table>',
    ['', '', 'edit', 'edit'],
  ],
  ['radios by the text after each', '<input type=radio>男 <input type=radio>女', ['男', '女']],
  [
    'radios of a table cell, where the cell before names the group',
    '<table><tr><td>性别：<td><input type=radio>男 <input type=radio>女</table>',
    ['男', '女'],
  ],
  [
    'tick boxes by the text after each',
    '<input type=checkbox> Gift wrap <input type=checkbox> Express',
    ['Gift wrap', 'Express'],
  ],
  [
    'radios by labels that are tied to nothing, after a question',
    '<div>Agree? <input type=radio> <label>Yes</label> <input type=radio> <label>No</label></div>',
    ['Yes', 'No'],
  ],
  [
    'tick boxes by the text before, where it stands before all',
    'A <input type=checkbox> B <input type=checkbox>',
    ['A', 'B'],
  ],
  [
    'a lone tick box by the text before it',
    '<table><tr><td>Accept<td><input type=checkbox></table>',
    ['Accept'],
  ],
  ['a tick box by its own line', '<p>Agree <input type=checkbox></p><p>Something else</p>', ['Agree']],
  [
    'parts of a date by their units',
    '<table><tr><td>出生日期：<td><input>年<input>月<input>日</table>',
    ['年', '月', '日'],
  ],
  [
    'parts of a date behind what they are of',
    '出生日期：<input>年<input>月<input>日',
    ['出生日期： 年', '月', '日'],
  ],
  ['fields between which a text may be of either', '<input> Height <input>', ['', '']],
  ['fields by the text before, with units', '身高 <input> cm 体重 <input> kg', ['身高', '体重 kg']],
  ['no field by the sign between two', '<div>电话：<input>-<input></div>', ['电话', '电话']],
  [
    'no field by a button beside it',
    '<div><button>−</button><input><button>Add</button></div>',
    ['', '−', 'Add'],
  ],
  [
    'no field by the label of another',
    '<div><label for=a>News</label><input id=a type=checkbox><div contenteditable data-placeholder="Write here">&nbsp;</div></div>',
    ['Write here', 'News'],
  ],
  [
    'radios by their labels for screen readers, not by the text before',
    `<div>Tab 0 <label for=s><span style="${SCREEN_READERS}">1 Star</span>★</label><input id=s type=radio></div>`,
    ['1 Star ★'],
  ],
  [
    'a field by the label over it rather than by its example',
    '<div><label>Email address</label><input placeholder=your@email.com></div>',
    ['Email address'],
  ],
  [
    'a field by the label over it without the link in that',
    '<label>Password <span><a href=/x>Forgot?</a></span></label><div><input placeholder="Your password"></div>',
    ['Password', 'Forgot?'],
  ],
  [
    'no field by words that announce another, nor by words around another',
    '<form><p><textarea></textarea></p><p><input type=submit value=Execute> Limit rows: <input type=number> <label><input type=checkbox>Stop on error</label></form>',
    ['', 'Limit rows', 'Execute', 'Stop on error'],
  ],
  [
    'a field by its label for screen readers rather than by a count beside it',
    `<p><span>1 item</span> <span><label for=s style="${SCREEN_READERS}">Current page</label><input id=s size=1 value=1> of 3</span></p>`,
    ['Current page'],
  ],
  [
    'a field after a label around another',
    '<div><input> <label>Units <select><option>px</select></label></div>',
    ['', 'Units'],
  ],
  ['a required field without its star', '<label><b>*</b>姓名： <input></label>', ['姓名']],
  [
    'a word of two characters without the gap',
    '<button>提 交</button><input type=reset value="重　置">',
    ['提交', '重置'],
  ],
  ['words of several characters with theirs', '<button>员工 管理</button>', ['员工 管理']],
])('%s', async (_case, html, expected) => {
  expect(await names(html)).toEqual(expected);
});

const row = (number: number) =>
  `<tr><td>${number}<td>SQ${number}<td><a href=/see${number}>See</a> <a href=/undo${number}>Undo</a> <span style="cursor:pointer">Edit</span>`;

test('tells duplicates in a table apart by their rows, without names of other controls', async () => {
  const page = await show(`<table>${row(1)}${row(2)}${row(3)}</table>`);
  const found = await descriptions(page);
  expect(found).toContain('link: Undo (2 of 3, near: 2 SQ2)');
  expect(found).toContain('clickable: Edit (3 of 3, near: 3 SQ3)');
  const more = await page.call<{ elements: { desc: string }[] }>('findMore', {
    language: 'en',
    query: { keyword: 'Undo' },
    limit: 2,
  });
  expect(more.elements.map(({ desc }) => desc)).toEqual([
    'link: Undo (1 of 3, near: 1 SQ1)',
    'link: Undo (2 of 3, near: 2 SQ2)',
  ]);
  expect(
    await page.preview({ action: 'click', target: { selector: 'tr:nth-child(2) a + a' } }),
  ).toMatchObject({
    facts: { place: { index: 2, count: 3 }, near: '2 SQ2' },
  });
});

test('names a table field by its column heading, and tells it apart by its row', async () => {
  const row = (who: string) => `<tr><td>${who}<td><input><td><input placeholder="0.00"></tr>`;
  const page = await show(
    `<table><tr><th>Guest<th>Room<th>Deposit</tr>${row('Ann Lee')}${row('Bob Ray')}</table>`,
  );
  expect(await descriptions(page)).toEqual([
    'input: Room (1 of 2, near: Ann Lee)',
    'input: 0.00 (placeholder: 0.00, 1 of 2, near: Ann Lee)',
    'input: Room (2 of 2, near: Bob Ray)',
    'input: 0.00 (placeholder: 0.00, 2 of 2, near: Bob Ray)',
  ]);
});

test('names a link in a drawing by its text', async () => {
  const page = await show(
    '<svg width=200 height=60><a href="/north"><rect width=90 height=50 fill="#cde"/><text x=9 y=30>North wing</text></a>' +
      '<a xlink:href="/south"><text x=99 y=30>South wing</text></a><a><text x=99 y=55>No link</text></a></svg>',
  );
  expect(await descriptions(page)).toEqual(['link: North wing', 'link: South wing']);
});

test('does not use a text beside all duplicates', async () => {
  const page = await show('<ul><li>New <button>Like</button></li><li>New <button>Like</button></li></ul>');
  expect(await descriptions(page)).toEqual(['button: Like (1 of 2)', 'button: Like (2 of 2)']);
});

test('reports a button that its click renames by the former name', async () => {
  const page = await show(
    `<button onclick="this.textContent = 'Descending'">Ascending</button><p>Row <button onclick="this.parentNode.remove()"><i></i></button></p>`,
  );
  const press = async (selector: string) =>
    (await page.act({ action: 'click', target: { selector } })).message.split('. ')[0];
  expect(await press('body > button')).toBe('Clicked "Ascending"');
  expect(await press('p button')).toBe('Clicked "Row"');
});

fullTest('reports a custom select by its name before the choice', async () => {
  const page =
    await show(`<div role=combobox tabindex=0 aria-expanded=false id=c onclick="l.hidden = false">Pick one</div>
    <ul id=l role=listbox hidden><li role=option onclick="c.textContent = 'Red'; l.hidden = true">Red</li></ul>`);
  const chosen = await page.act({ action: 'select', target: { selector: '#c' }, params: { value: 'Red' } });
  expect(chosen.message).toContain('Pick one');
});

const UNSEEN_INPUT = 'position:absolute;inset:0;opacity:0';

test.each([
  [
    'a box around one button',
    '<div style="cursor:pointer;width:200px"><button style="width:200px">Open</button></div>',
    ['button: Open'],
  ],
  [
    'a list item around its button',
    '<ul><li title="Next page" tabindex=0><button style="display:block;width:100%;height:20px"><i role=img aria-label=right></i></button></li></ul>',
    ['button: Next page'],
  ],
  [
    'a card with a button at its edge',
    '<div style="cursor:pointer;width:400px">Card <button>Buy</button></div>',
    ['button: Buy', 'clickable: Card Buy'],
  ],
  [
    'a button under the text that its wrapper slots into it',
    `<x-button>Book now</x-button><script>
    document.querySelector('x-button').attachShadow({ mode: 'open' }).innerHTML = '<button style="all:unset"><slot></slot></button>'</script>`,
    ['button: Book now'],
  ],
  [
    'a transparent field over what the page draws',
    `<label style="position:relative;display:block;width:200px;height:40px">Guest<input style="${UNSEEN_INPUT}"></label>`,
    ['input: Guest'],
  ],
  [
    'a transparent slider',
    `<label style="position:relative;display:block;width:200px;height:40px">Budget<input type=range style="${UNSEEN_INPUT}"></label>`,
    ['slider: Budget (value: 50)'],
  ],
  [
    'no transparent field that another lies over',
    `<div style="position:relative;height:40px"><input style="${UNSEEN_INPUT}" aria-label=Trap><p style="position:absolute;inset:0;margin:0;background:#fff">Text</p></div>`,
    [],
  ],
  [
    'a box of a custom element by the label of that',
    `<label for=x>Card</label><x-tick id=x></x-tick><script>
    customElements.define('x-tick', class extends HTMLElement { static formAssociated = true; constructor() { super();
      this.attachInternals(); this.attachShadow({ mode: 'open' }).innerHTML = '<input type=checkbox>' } })</script>`,
    ['checkbox: Card (unchecked)'],
  ],
])('%s', async (_case, html, expected) => {
  expect(await descriptions(await show(html))).toEqual(expected);
});

test('ranks content before the menus around it, even below the fold', async () => {
  const page = await show(`<header><button>Interface</button><a href=/source>Source code</a></header>
    <div style="height:900px"></div><a href=/password>Set new password</a><form><input aria-label=Name><button>Save</button></form>`);
  expect((await descriptions(page)).map(desc => desc.split(': ')[1])).toEqual([
    'Name',
    'Save',
    'Set new password',
    'Interface',
    'Source code',
  ]);
});

test('does not name fields by the text around several of them', async () => {
  const page = await show(
    '<div><div><input></div><div><input aria-label=Mail></div><p>Fill in all of this, please</p></div>',
  );
  expect(await descriptions(page)).toEqual(['input:', 'input: Mail']);
});

const HIDDEN = 'position:absolute;left:-9999px';

test.each([
  ['an aria-label', '<button aria-label=Cancel>Pay now</button>', 'Cancel', 'Pay now'],
  [
    'aria-hidden text',
    `<button><span aria-hidden=true>Delete all</span><span style="${HIDDEN}">Close</span></button>`,
    'Close',
    'Delete all',
  ],
  [
    'text in a picture',
    '<button aria-label=Close><svg width=90 height=20><text y=15>Send money</text></svg></button>',
    'Close',
    'Send money',
  ],
  [
    'the alternative text of a picture',
    '<style>a::after{content:"Buy"}</style><a href=/x><img alt=Back width=9></a>',
    'Back Buy',
    'Buy',
  ],
  [
    'generated words',
    '<style>button::before{content:"Send money";font-weight:700}</style><button aria-label=Close></button>',
    'Close',
    'Send money',
  ],
  ['a value', '<input type=submit value="Pay now" aria-label=Search>', 'Search', 'Pay now'],
  ['a label', '<label for=x>IBAN</label><input id=x aria-label=Note>', 'Note', 'IBAN'],
  ['a placeholder', '<input placeholder=IBAN aria-label=Note>', 'Note', 'IBAN'],
  ['a title', '<div onclick=1 title=Help>Delete</div>', 'Help', 'Delete'],
  ['more words', '<button aria-label="Delete nothing">Delete</button>', 'Delete nothing', 'Delete'],
  ['an amount', '<button aria-label=Go>$500</button>', 'Go', '$500'],
  ['a counter', '<button aria-label=Like>♥ 12</button>', 'Like', '♥ 12'],
  [
    'ordinary words in an icon font',
    '<button aria-label=Close style="font:16px icons,Arial">payment</button>',
    'Close',
    'payment',
  ],
])('the card has the painted words beside a name from elsewhere: %s', async (_case, html, name, painted) => {
  const page = await show(html);
  const bound = await page.preview({ action: 'click', target: { selector: 'button, a, input, [onclick]' } });
  expect(bound).toMatchObject({ facts: { name, painted } });
});

test.each([
  ['the same words', '<button aria-label="Pay now">PAY NOW ›</button>'],
  ['an icon', '<button aria-label=Close>✕</button>'],
  ['nothing', '<button aria-label=Close><svg width=9 height=9></svg></button>'],
  ['hidden words', `<button aria-label=Close><span style="${HIDDEN}">Send</span></button>`],
  ['a label and a placeholder', '<label>Mail <input placeholder="ada@example.com"></label>'],
  ['parts that are separate', '<button aria-label="Sign up"><b>Sign</b><i>up</i></button>'],
  ['a chosen value', '<select aria-label=Size><option>Large</select>'],
])('the card has no painted words beside %s', async (_case, html) => {
  const page = await show(html);
  const bound = await page.preview({ action: 'focus', target: { selector: 'button, input, select' } });
  expect(bound).toMatchObject({ status: 'bound' });
  expect(bound.status === 'bound' && bound.facts?.painted).toBeUndefined();
});

test('the card has the words near a field that only a label for screen readers names', async () => {
  const page = await show(
    `<table><tr><td>IBAN<td><label for=s style="${SCREEN_READERS}">Note</label><input id=s></table>`,
  );
  const bound = await page.preview({ action: 'fill', target: { selector: '#s' }, params: { value: 'x' } });
  expect(bound).toMatchObject({ facts: { name: 'Note', painted: 'IBAN' } });
});

test('a press is refused once the painted words have changed under a label', async () => {
  const page = await show('<button aria-label=Next onclick="done=1">Pay 5</button>');
  const click = { action: 'click', target: { selector: 'button' } };
  const bound = await page.preview(click);
  await page.page.evaluate("document.querySelector('button').textContent = 'Pay 500'");
  const approved = {
    ...{ key: 'painted', action: { params: {}, ...click }, language: 'en' },
    binding: bound.status === 'bound' && bound.binding,
  };
  expect(await page.call('runAction', approved)).toMatchObject({ error_type: 'ElementChanged' });
});

test('the card has the tail of a long name, and its bidi controls', async () => {
  const words = 'Read the terms of this very long offer. '.repeat(100);
  const page = await show(`<button>${words}Then pay \u202Eeverything</button>`);
  const bound = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bound).toMatchObject({
    facts: {
      nameLength: 4020,
      name: expect.stringMatching(/^Read the terms.{2300,2500} … .{500,600}Then pay \u202Eeverything$/u),
    },
  });
});

import { expect, test } from 'vitest';
import { descriptions, inBrowser } from './show.ts';

const show = inBrowser();

test.each([
  [
    'an icon button by its title',
    '<button title="Close"><svg width=9 height=9></svg></button>',
    'button: Close',
  ],
  [
    'a button by the title in its picture',
    '<button><svg width=9 height=9><title>Menu</title></svg></button>',
    'button: Menu',
  ],
  ['a picture link by its alt', '<a href=/><img alt="Home" width=9 height=9></a>', 'link: Home'],
  [
    'a name for screen readers alone',
    '<button><svg width=9 height=9></svg><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">Search</span></button>',
    'button: Search',
  ],
  ['an unlabelled field by the text before it', '<div><span>Phone:</span><input></div>', 'input: Phone'],
  ['a field in a table by its row', '<table><tr><td>City</td><td><input></td></tr></table>', 'input: City'],
  ['a switch', '<div role=switch aria-checked=true tabindex=0>Dark</div>', 'switch: Dark (checked)'],
  ['a summary', '<details><summary>More</summary>x</details>', 'button: More (collapsed)'],
  [
    'a clickable box, once',
    '<div style="cursor:pointer"><span>Card</span> <b>text</b></div>',
    'clickable: Card text',
  ],
  ['an onclick handler', '<div onclick="1">Old style</div>', 'clickable: Old style'],
  [
    'a link, with no double for what is in it',
    '<a href=/><span style="cursor:pointer">In</span></a>',
    'link: In',
  ],
  ['a disabled button', '<button disabled>Off</button>', 'button: Off (disabled)'],
  [
    'a covered button',
    '<button>Under</button><div style="position:fixed;inset:0;background:#fff">Top</div>',
    'button: Under (covered)',
  ],
  [
    'a select with its options',
    '<label>Size <select><option>S<option selected>M<option>L</select></label>',
    'dropdown: Size (value: M, options: S|M|L)',
  ],
  [
    'a tick box that its label draws',
    '<label><input type=checkbox style="opacity:0;position:absolute;width:0;height:0"><i>Agree</i></label>',
    'checkbox: Agree (unchecked)',
  ],
  [
    'a required email',
    '<input type=email placeholder=you@x.y required>',
    'input: you@x.y (placeholder: you@x.y, type: email, required)',
  ],
  [
    'an editable combobox',
    '<input role=combobox aria-expanded=false aria-label=Find>',
    'input: Find (collapsed)',
  ],
])('%s', async (_case, html, expected) => {
  const page = await show(html);
  expect(await descriptions(page)).toEqual([expected]);
});

test('elements in shadow trees and slots, in reading order', async () => {
  const page = await show(`<x-card><button slot=foot>Slotted</button></x-card><script>
    document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
      '<label for=i>Inner</label><input id=i><slot name=foot></slot>'</script>`);
  expect(await descriptions(page)).toEqual(['input: Inner', 'button: Slotted']);
  expect(
    await page.act({ action: 'fill', target: { selector: '#i' }, params: { value: 'x' } }),
  ).toMatchObject({ success: true });
  expect(await page.act({ action: 'click', target: { description: 'Slotted' } })).toMatchObject({
    effect: 'no_change',
  });
});

test('a hundred equal links do not crowd out the controls', async () => {
  const links = Array.from(
    { length: 100 },
    (_, index) => `<li class=row><a href=/${index}>Item ${index}</a></li>`,
  ).join('');
  const page = await show(
    `<ul style="columns:10">${links}</ul><div style="height:200px"></div><button>Next page</button><input aria-label=Filter>`,
  );
  const seen = await descriptions(page);
  expect(seen).toContain('button: Next page');
  expect(seen[0]).toBe('input: Filter');
  expect((await page.read()).total).toBe(102);
});

test('an open dialog comes first', async () => {
  const page =
    await show(`<input aria-label=Behind><div role=dialog aria-label=Login style="position:fixed;top:200px;background:#fff">
    <a href=/>Forgot</a></div>`);
  expect((await descriptions(page))[0]).toBe('link: Forgot (dialog: Login)');
});

test('thirty elements stay within the budget', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) =>
      `<label>A field with a name of some length ${index} <input placeholder="Type something here"></label>`,
  ).join('');
  const page = await show(rows);
  expect((await page.read()).elements).toHaveLength(30);
});

test('more elements by region, type and keyword', async () => {
  const page = await show(`<form><button>Send form</button><input placeholder="Your name"></form>
    <div style="height:2000px"></div><button>Below</button><footer><a href=/>Imprint</a></footer>`);
  const more = (query: object) =>
    page.call<{ elements: { desc: string }[] }>('findMore', { language: 'en', query, limit: 30 });
  const names = async (query: object) => (await more(query)).elements.map(({ desc }) => desc.split(' (')[0]);
  expect(await names({ region: 'form' })).toEqual(['input: Your name', 'button: Send form']);
  expect(await names({ region: 'footer' })).toEqual(['link: Imprint']);
  expect(await names({ region: 'below_viewport', elementType: 'button' })).toEqual(['button: Below']);
  expect(await names({ keyword: 'SEND' })).toEqual(['button: Send form']);
});

test('frames of the document, and its place among them', async () => {
  const page = await show('<iframe src="https://other.test/x"></iframe><iframe srcdoc="x" hidden></iframe>');
  const { path, children } = await page.read();
  expect(path).toEqual([]);
  expect(children).toEqual([
    { index: 0, origin: 'https://other.test', visible: true },
    { index: 1, origin: 'http://page.test', visible: false },
  ]);
});

test('finds elements around a hostile form', async () => {
  const names = [
    'getAttribute',
    'id',
    'tagName',
    'parentNode',
    'children',
    'childNodes',
    'matches',
    'nodeType',
    'localName',
    'action',
    'method',
    'shadowRoot',
    'contains',
    'closest',
    'hasAttribute',
    'getBoundingClientRect',
    'assignedSlot',
    'namespaceURI',
    'querySelector',
    'ownerDocument',
  ];
  const page =
    await show(`<form tabindex=0 role=group aria-label=F action=/go>${names.map(name => `<input name=${name} aria-label=${name}>`).join('')}<button>Go</button></form>
    <img name=querySelectorAll><img name=activeElement><img name=body><img name=documentElement><img name=title><img name=getElementById><img name=elementFromPoint><img name=scrollingElement><img name=createElement><img name=createRange><img name=getSelection>`);
  const seen = await descriptions(page);
  expect(seen).toContain('input: getAttribute');
  expect(seen).toContain('button: Go');
  expect(await page.preview({ action: 'click', target: { description: 'Go' } })).toMatchObject({
    effect: 'submits',
    submitsTo: { origin: 'http://page.test', foreign: false },
  });
  expect(
    await page.act({ action: 'fill', target: { description: 'tagName' }, params: { value: 'x' } }),
  ).toMatchObject({ success: true });
  expect(await page.act({ action: 'read' })).toMatchObject({ success: true });
  expect(await page.act({ action: 'highlight', target: { selector: 'form' } })).toMatchObject({
    success: true,
  });
  expect(await page.act({ action: 'scroll', params: { direction: 'top' } })).toMatchObject({
    effect: 'no_change',
  });
});

test('reads a page nested as deep as Chromium allows', async () => {
  const page = await show(
    '<p></p><script>let at = document.body; for (let i = 0; i < 1500; i++) at = at.appendChild(document.createElement("div")); at.innerHTML = "<button>Deep</button>"</script>',
  );
  expect((await page.read()).total).toBe(1);
});

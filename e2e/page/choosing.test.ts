import { describe, expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function select(value: unknown, selector = 'select') {
  return { action: 'select', target: { selector }, params: { value } };
}

const COUNTRIES = `<select aria-label=Country onchange="o.textContent = this.value"><option value="">Choose</option>
  <option value=de>Germany</option><option value=ch>Switzerland</option><option disabled value=at>Austria</option></select><output id=o></output>`;

describe('a native select', () => {
  test.each(casesForRun(['Germany', ' germany', 'de', 'Germ'], 2))('takes "%s"', async value => {
    const page = await show(COUNTRIES);
    expect(await page.preview(select(value))).toMatchObject({ before: 'Choose', after: 'Germany' });
    expect(await page.act(select(value))).toMatchObject({
      success: true,
      effect: 'changed',
      value: 'Germany',
    });
    expect(await page.page.textContent('output')).toBe('de');
  });

  test('refuses a missing option and lists those that there are', async () => {
    const page = await show(COUNTRIES);
    const outcome = await page.act(select('France'));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('Germany | Switzerland');
    expect(await page.act(select('Austria'))).toMatchObject({ error_type: 'NotInteractable' });
  });

  test.each([[['A', 'C']], ['A, C'], ['A、C']])('takes several: %s', async value => {
    const page = await show(
      '<select multiple aria-label=Letters><option>A<option selected>B<option>C</select>',
    );
    expect(await page.act(select(value))).toMatchObject({ success: true, value: 'A, C' });
  });
});

const CUSTOM = `<div role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-label=Size id=c>Choose</div><script>
  c.addEventListener('mousedown', () => setTimeout(() => {
    const list = document.createElement('ul');
    list.setAttribute('role', 'listbox');
    for (const size of ['Small', 'Large']) {
      const option = document.createElement('li');
      option.setAttribute('role', 'option');
      option.textContent = size;
      option.onclick = () => { c.textContent = size; list.remove(); };
      list.append(option);
    }
    document.body.append(list);
  }, 50));</script>`;

describe("a select of the page's own", () => {
  test('opens and takes a choice', async () => {
    const page = await show(CUSTOM);
    expect(await page.act(select('large', '#c'))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.textContent('#c')).toBe('Large');
  });

  fullTest('lists its options', async () => {
    const page = await show(CUSTOM);
    const outcome = await page.act(select('Huge', '#c'));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain('Small | Large');
  });
});

describe('with other lists open', () => {
  const MENU =
    '<ul role=tree><li role=treeitem onclick="document.body.append(`PRESSED`)">Large</li><li role=treeitem>Home</li></ul>';

  test('takes a choice from its own list only', async () => {
    const page = await show(MENU + CUSTOM);
    expect(await page.act(select('Large', '#c'))).toMatchObject({ success: true });
    expect(await page.page.textContent('#c')).toBe('Large');
    expect(await page.page.textContent('body')).not.toMatch(/PRESSED$/u);
    const { message } = await page.act(select('Home', '#c'));
    expect(message).toContain('Small | Large');
    expect(message).not.toContain('Home |');
  });

  test('takes a choice from an open list that nothing ties to its widget', async () => {
    const page = await show(`${MENU}<div role=combobox tabindex=0 aria-expanded=true id=c>Choose</div>
      <ul role=listbox id=l><li role=option onclick="c.textContent = this.textContent">Small</li></ul>
      <script>c.onclick = () => { l.hidden = !l.hidden; c.ariaExpanded = String(!l.hidden); }</script>`);
    expect(await page.act(select('Small', '#c'))).toMatchObject({ success: true });
    expect(await page.page.textContent('#c')).toBe('Small');
  });
});

describe('a list of several', () => {
  const SEVERAL = `<div id=box><div><div role=combobox tabindex=0 aria-expanded=false aria-controls=l id=c>Choose</div></div></div>
    <div><div role=listbox id=l style="height:0;overflow:hidden"><div role=option>A</div></div>
    <div id=rows hidden><p aria-disabled=false>A</p><p aria-disabled=false>B</p></div></div><script>
    const show = isOpen => { rows.hidden = !isOpen; c.ariaExpanded = String(isOpen); };
    c.onclick = () => show(true);
    c.onkeydown = ({ keyCode }) => keyCode === 27 && show(false);
    for (const row of rows.children) row.onclick = () => c.textContent += row.textContent;</script>`;

  test('is not told as emptied where a choice cannot be removed', async () => {
    const page = await show(`<div role=combobox tabindex=0 aria-expanded=false aria-controls=l id=c>A</div>
      <div role=listbox aria-multiselectable=true id=l hidden><div role=option aria-selected=true>A</div></div>
      <script>c.onclick = () => { l.hidden = !l.hidden; c.ariaExpanded = String(!l.hidden); };</script>`);
    const outcome = await page.act(select([], '#c'));
    expect(outcome).toMatchObject({ success: false, message: expect.stringContaining('A') });
  });

  test('takes a choice from the drawn rows and closes afterwards', async () => {
    const page = await show(SEVERAL);
    expect(await page.act(select(['A', 'B'], '#c'))).toMatchObject({ success: true, value: 'A, B' });
    expect(await page.page.isVisible('#rows')).toBe(false);
  });

  fullTest('is left without Escape in a dialog, which Escape might close', async () => {
    const page = await show(
      `<div role=dialog onkeydown="document.body.append('ESCAPED')">${SEVERAL.replace('c.onkeydown', 'c.onblur = () => show(false); c.old')}</div>`,
    );
    expect(await page.act(select(['A'], '#c'))).toMatchObject({ success: true });
    expect(await page.page.isVisible('#rows')).toBe(false);
    expect(await page.page.evaluate(() => document.body.lastChild?.textContent)).not.toBe('ESCAPED');
  });
});

describe('check', () => {
  const check = (selector: string, value?: unknown) => ({
    action: 'check',
    target: { selector },
    params: value === undefined ? {} : { value },
  });

  test.each(
    casesForRun(
      [
        ['a checkbox', '<input type=checkbox id=t aria-label=T>'],
        ['the label of one', '<input type=checkbox id=x><label for=x id=t>T</label>'],
        [
          'one that is drawn by its label',
          '<label id=l><input type=checkbox id=t style="opacity:0;position:absolute;width:0;height:0">T</label>',
        ],
        [
          'a transparent one over a drawing',
          '<span style="position:relative"><i>[]</i><input type=checkbox id=t aria-label=T style="opacity:0;position:absolute;inset:0;width:20px;height:20px"></span>',
        ],
        [
          'a switch',
          '<div role=switch aria-checked=false tabindex=0 id=t onclick="this.ariaChecked = this.ariaChecked !== \'true\'">T</div>',
        ],
        [
          'one under a helper in its box, without a label',
          `<div style="position:relative;width:22px;height:22px"><input type=checkbox id=t style="opacity:0">
        <ins style="position:absolute;inset:0" onclick="t.click()"></ins></div>`,
        ],
        ['a radio button', '<input type=radio id=t aria-label=T>'],
      ],
      4,
    ),
  )('ticks %s, and reports an earlier tick', async (_case, html) => {
    const page = await show(html);
    expect(await page.act(check('#t'))).toMatchObject({ success: true, effect: 'changed', value: 'checked' });
    expect(await page.act(check('#t', true))).toMatchObject({ success: true, effect: 'no_change' });
  });

  test('unticks a box, but not a radio button', async () => {
    const page = await show(
      '<input type=checkbox checked aria-label=C id=c><input type=radio checked aria-label=R id=r>',
    );
    expect(await page.act(check('#c', 'false'))).toMatchObject({ success: true, value: 'unchecked' });
    expect(await page.act(check('#r', false))).toMatchObject({
      success: false,
      error_type: 'InvalidArgument',
    });
  });

  test('reports when the page refuses it', async () => {
    const page = await show('<input type=checkbox aria-label=C onclick="return false">');
    expect(await page.act(check('input'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  test.each(
    casesForRun(
      [
        [
          'a switch that submits',
          '<form action=http://other.test/><button role=switch aria-checked=false id=t>Dark</button></form>',
          { effect: 'submits', submitsTo: { foreign: true } },
        ],
        [
          "a switch of the page's own",
          '<div role=switch aria-checked=false tabindex=0 id=t>Dark</div>',
          { effect: 'acts' },
        ],
        [
          'a box whose change submits',
          '<form action=http://other.test/><input type=checkbox id=t aria-label=T onchange="this.form.submit()"></form>',
          { effect: 'submits' },
        ],
        ['a box', '<form><input type=checkbox id=t aria-label=T></form>', { effect: 'edits' }],
      ],
      2,
    ),
  )('reports what %s does', async (_case, html, told) => {
    const page = await show(html);
    expect(await page.preview(check('#t'))).toMatchObject(told);
  });

  test('refuses a switch that is a javascript: link', async () => {
    const page = await show('<a role=switch aria-checked=false id=t href="javascript:1">Dark</a>');
    expect(await page.preview(check('#t'))).toMatchObject({ failure: { type: 'NotPermitted' } });
  });

  test.each(
    casesForRun(
      [
        ['a box', '<label id=d>News <input type=checkbox id=t></label>'],
        [
          'a box for screen readers',
          '<label id=d>News <input type=checkbox id=t style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"></label>',
        ],
        [
          'a transparent box',
          '<div id=d><i>[]</i><input type=checkbox id=t aria-label=T style="opacity:0;width:20px;height:20px"></div>',
        ],
        [
          'a box without a label',
          '<div id=d style="width:50px;height:20px">[]<input type=checkbox id=t aria-label=T style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"></div>',
        ],
      ],
      2,
    ),
  )('does not tick %s under a cover', async (_case, html) => {
    const page = await show(`${html}<div style="position:fixed;inset:0;background:#fff8">Wall</div>`);
    const outcome = await page.act(check('#d'));
    expect(outcome).toMatchObject({ success: false, error_type: 'NotInteractable' });
    expect(outcome.message).toContain('Wall');
    expect(await page.page.isChecked('#t')).toBe(false);
  });

  test('ticks a box for screen readers in the middle of its drawing', async () => {
    const page = await show(
      '<div id=d style="width:50px;height:20px">[]<input type=checkbox id=t aria-label=T style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"></div>',
    );
    expect(await page.act(check('#d'))).toMatchObject({ success: true });
  });
});

describe('choice without a match', () => {
  const menuWith = (option: string) =>
    `<div role=combobox tabindex=0 aria-label=Sort aria-controls=m id=c onclick="m.hidden = false">Choose</div><form id=f action=/sent></form><div id=m role=listbox hidden>${option}</div>`;

  test.each(
    casesForRun(
      [
        ['a button that submits', '<button role=option form=f>Newest</button>', 'NotPermitted'],
        ['a link', '<a role=option href=/away>Newest</a>', 'NotPermitted'],
        ['an item of a menu', '<div role=menuitem>Newest</div>', 'NotInteractable'],
        ['an option that only begins so', '<div role=option>Newest, for 9999 EUR</div>', 'InvalidArgument'],
        [
          'an option of that value and another text',
          '<div role=option data-value=Newest>Pay</div>',
          'InvalidArgument',
        ],
      ],
      3,
    ),
  )('is not %s', async (_case, option, type) => {
    const page = await show(menuWith(option));
    await page.page.evaluate(() => {
      document.querySelector('#m')?.addEventListener('click', () => document.body.append('RAN'), true);
    });
    expect(await page.act(select('Newest', '#c'))).toMatchObject({ success: false, error_type: type });
    expect(await page.page.textContent('body')).not.toContain('RAN');
    expect(page.page.url()).toBe('http://page.test/');
  });

  test.each(
    casesForRun(
      [
        [
          'a button that opens a list',
          '<button aria-haspopup=listbox id=t>Sort</button>',
          { effect: 'acts' },
        ],
        [
          'one that submits',
          '<form action=http://other.test/><button aria-haspopup=menu id=t>Sort</button></form>',
          { effect: 'submits', submitsTo: { foreign: true } },
        ],
        [
          'a select whose change submits',
          '<form action=http://other.test/><select id=t onchange="this.form.submit()"><option>Newest</select></form>',
          { effect: 'submits', submitsTo: { foreign: true } },
        ],
        ['a select', '<select id=t><option>Newest</select>', { effect: 'edits', after: 'Newest' }],
      ],
      2,
    ),
  )('%s is reported as what it does', async (_case, html, told) => {
    const page = await show(html);
    expect(await page.preview(select('Newest', '#t'))).toMatchObject(told);
  });
});

test.each(
  casesForRun(
    [
      ['date', '2027-03-05', '2027-03-05'],
      ['date', '2027年3月5日', '2027-03-05'],
      ['time', '09:30', '09:30'],
      ['time', '2027-03-05 09:30', '09:30'],
      ['month', '2027-03-05', '2027-03'],
      ['week', '2027-W09', '2027-W09'],
      ['datetime-local', '2027-03-05 09:30', '2027-03-05T09:30'],
    ],
    4,
  ),
)('a native %s takes %s', async (type, value, held) => {
  const page = await show(`<input type="${type}" aria-label="When">`);
  const outcome = await page.act({ action: 'choose_date', target: { selector: 'input' }, params: { value } });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: held });
  expect(await page.page.inputValue('input')).toBe(held);
});

test('a native date out of range is refused, and the range is reported', async () => {
  const page = await show('<input type="date" min="2027-01-01" max="2027-01-31" aria-label="When">');
  const params = { value: '2027-03-05' };
  const outcome = await page.act({ action: 'choose_date', target: { selector: 'input' }, params });
  expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
  expect(outcome.message).toContain('from 2027-01-01 up to 2027-01-31');
});

import { describe, expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** Notes each event, with what the field holds at that moment. */
const NOTED = `<script>for (const type of ['input', 'change'])
  x.addEventListener(type, () => { document.title += type + ':' + x.value + '|'; });</script>`;

const fill = (value: string, selector = '#x') => ({
  action: 'fill',
  target: { selector },
  params: { value },
});
const typed = (type: string, more = '') => `<input id=x type=${type} ${more}>${NOTED}`;

describe('a field', () => {
  test.each(
    casesForRun(
      [
        ['textarea', `<textarea id=x></textarea>${NOTED}`, 'some value', 'some value'],
        ...['text', 'password', 'search', 'tel', 'url', 'made-up'].map(type => [
          type,
          typed(type),
          `text ${type}`,
          `text ${type}`,
        ]),
        ['range', typed('range', 'min=0 max=100 value=50'), '42', '42'],
        ['color', typed('color', 'value="#e66465"'), '#aaaaaa', '#aaaaaa'],
        ['color in capitals', typed('color', 'value="#e66465"'), '#AbCd00', '#abcd00'],
        ['date', typed('date'), '2020-03-02', '2020-03-02'],
        ['time', typed('time'), '13:15', '13:15'],
        ['month', typed('month'), '2020-07', '2020-07'],
        ['week', typed('week'), '2020-W50', '2020-W50'],
        ['datetime-local', typed('datetime-local'), '2020-03-02T05:15', '2020-03-02T05:15'],
        [
          'datetime-local with seconds',
          typed('datetime-local'),
          '2020-03-02T13:15:30',
          '2020-03-02T13:15:30',
        ],
        ['number', typed('number'), '42', '42'],
        ['number with an exponent', typed('number'), '-10e5', '-10e5'],
        ['number, emptied', typed('number', 'value=123'), '', ''],
        ['text, emptied', typed('text', 'value=123'), '', ''],
        [
          'text with a selection in it',
          `${typed('text', 'value="value one"')}<script>x.focus(); x.setSelectionRange(1, 2)</script>`,
          'other',
          'other',
        ],
        ['a field at a fixed place', typed('text', 'style="position:fixed"'), 'some', 'some'],
      ],
      3,
    ),
  )('takes a value: %s', async (_case, html = '', value = '', held = '') => {
    const page = await show(html);
    expect(await page.act(fill(value))).toMatchObject({ success: true });
    expect(await page.page.inputValue('#x')).toBe(held);
    expect(await page.page.title()).toContain(`input:${held}`);
  });

  test.each(
    casesForRun(
      [
        ['range', 'foo'],
        ['range', '200'],
        ['range', '15.43'],
        ['color', 'badvalue'],
        ['date', '2020-13-05'],
        ['time', '25:05'],
        ['month', '2020-13'],
        ['week', '2020-123'],
        ['datetime-local', 'abc'],
        ['number', 'abc'],
      ],
      3,
    ),
  )('of type %s refuses %s', async (type, value) => {
    const page = await show(typed(type, type === 'range' ? 'min=0 max=100 value=50' : ''));
    expect(await page.act(fill(value))).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(await page.page.title()).toBe('');
  });

  test.each(casesForRun(['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit'], 3))(
    'of type %s is not filled',
    async type => {
      const page = await show(`<input id=x type=${type}>`);
      expect(await page.act(fill('on'))).toMatchObject({ success: false });
    },
  );

  test('is found by its label, and by the box around it', async () => {
    const page = await show(
      `<label id=l>Name <input id=x></label><div id=b><label for=y>City</label><input id=y></div>`,
    );
    expect(await page.act(fill('Ada', '#l'))).toMatchObject({ success: true });
    expect(await page.act(fill('Rome', '#b'))).toMatchObject({ success: true });
    expect([await page.page.inputValue('#x'), await page.page.inputValue('#y')]).toEqual(['Ada', 'Rome']);
  });

  test('goes to another page on its own', async () => {
    const page = await show('<input id=x type=date oninput="location.assign(`/next`)">');
    expect(await page.act(fill('2020-03-02'))).toMatchObject({ success: true });
    await page.page.waitForURL('**/next');
  });
});

describe('an editable text', () => {
  test.each(
    casesForRun(
      [
        ['one line', '<div id=x contenteditable></div>', 'some value'],
        ['two lines', '<div id=x contenteditable></div>', 'John\nDoe'],
        [
          'over words with a selection',
          '<div id=x contenteditable>some text <span>more<span> and more</span></span></div><script>getSelection().selectAllChildren(x.querySelector(`span`))</script>',
          'other',
        ],
        [
          'where the page writes the typed text itself',
          '<div id=x contenteditable></div><script>x.addEventListener(`beforeinput`, event => { event.preventDefault(); x.textContent = event.data; })</script>',
          'Playing',
        ],
        [
          'where the focus moves the caret',
          '<div id=x contenteditable>first</div><script>x.addEventListener(`focus`, () => { const at = getSelection(); if (at.rangeCount > 0) at.collapseToEnd(); })</script>',
          'some value',
        ],
        [
          'while a frame has the focus',
          '<div id=x contenteditable></div><iframe id=f></iframe><script>f.focus()</script>',
          'some value',
        ],
        [
          'in a shadow tree',
          '<my-text><template shadowrootmode=open><div id=x contenteditable role=textbox aria-label=Note></div></template></my-text>',
          'some value',
        ],
      ],
      3,
    ),
  )('is replaced: %s', async (_case, html, value) => {
    const page = await show(html);
    expect(await page.act(fill(value))).toMatchObject({ success: true });
    expect(await page.page.innerText('#x')).toBe(value);
  });

  test('may be the whole page', async () => {
    const page = await show('<body id=x contenteditable></body>');
    const outcome = await page.act(fill('some value'));
    expect(outcome, outcome.message).toMatchObject({ success: true });
    expect(await page.page.textContent('body')).toBe('some value');
  });
});

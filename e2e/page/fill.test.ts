import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function fill(selector: string, value: unknown) {
  return { action: 'fill', target: { selector }, params: { value } };
}

describe('native fields', () => {
  test.each(
    casesForRun(
      [
        ['text', 'hello', 'hello'],
        ['email', 'a@b.c', 'a@b.c'],
        ['number', 12.5, '12.5'],
        ['number', '1,200', '1200'],
        ['date', '2026/3/1', '2026-03-01'],
        ['date', '2026年3月1日', '2026-03-01'],
        ['time', '9:30', '09:30'],
        ['time', '3:30 pm', '15:30'],
        ['time', '12:05 a.m.', '00:05'],
        ['time', '下午3点半', '15:30'],
        ['time', '９：３０', '09:30'],
        ['datetime-local', '2026-03-01 09:30', '2026-03-01T09:30'],
        ['datetime-local', '2026年3月1日下午3点', '2026-03-01T15:00'],
        ['number', '１２．５', '12.5'],
        ['number', '1,234,567.5', '1234567.5'],
        ['month', '2026-3', '2026-03'],
        ['week', '2026-W14', '2026-W14'],
        ['color', '红色', '#ff0000'],
        ['range', 30, '30'],
      ],
      7,
    ),
  )('%s takes %s', async (type, value, expected) => {
    const page = await show(`<input type="${type}" aria-label="Field" step="any">`);
    expect(await page.act(fill('input', value))).toMatchObject({
      success: true,
      effect: 'changed',
      value: expected,
    });
    expect(await page.page.inputValue('input')).toBe(expected);
  });

  test.each(
    casesForRun(
      [
        ['number', 'many', '12.5'],
        ['number', '1,5', '12.5'],
        ['number', '80%', '12.5'],
        ['time', '9', '09:30'],
        ['time', '晚上12点', '09:30'],
        ['time', '15 am', '09:30'],
        ['time', '晚上1点', '09:30'],
        ['time', '3:5', '09:30'],
        ['date', '2026-02-31', '2026-03-31'],
        ['time', '25:00', '09:30'],
        ['color', 'nonsense', '#ff8800'],
        ['range', 400, '100'],
      ],
      4,
    ),
  )('%s refuses %s and says what it takes', async (type, value, hint) => {
    const page = await show(`<input type="${type}" aria-label="Field">`);
    const outcome = await page.act(fill('input', value));
    expect(outcome).toMatchObject({ success: false, error_type: 'InvalidArgument' });
    expect(outcome.message).toContain(hint);
  });

  test.each([
    '<input type=number aria-label="Share (%)">',
    '<input type=number aria-label=Share> <span>%</span>',
  ])('a percentage goes where one is asked for: %s', async html => {
    const page = await show(html);
    expect(await page.act(fill('input', '80％'))).toMatchObject({ success: true, value: '80' });
  });

  test('passes on the objection of the browser', async () => {
    const page = await show('<input type="email" aria-label="Email">');
    expect(await page.act(fill('input', 'nobody'))).toMatchObject({
      success: true,
      effect: 'validation_error',
    });
  });

  test('keeps and reports a length limit', async () => {
    const page = await show('<textarea maxlength=5 aria-label="Note"></textarea>');
    const outcome = await page.act(fill('textarea', 'abcdefgh'));
    expect(outcome).toMatchObject({ success: true, value: 'abcde' });
    expect(outcome.message).toContain('5');
  });

  test('fills the field of a label, or the only field of a box', async () => {
    const page = await show('<label id=l>City <input></label><div id=box><span>Zip</span><input></div>');
    expect(await page.act(fill('#l', 'Bern'))).toMatchObject({ success: true, value: 'Bern' });
    expect(await page.act(fill('#box', '3000'))).toMatchObject({ success: true, value: '3000' });
  });

  test.each([
    ['<input readonly aria-label=F>', 'NotInteractable'],
    ['<input type=checkbox aria-label=F>', 'NotInteractable'],
    ['<input type=file aria-label=F>', 'NeedsUser'],
  ])('refuses %s as %s before any card', async (html, type) => {
    const page = await show(html);
    expect(await page.preview(fill('input', 'x'))).toMatchObject({ status: 'failed', failure: { type } });
  });

  test.each(['<input disabled aria-label=F>', '<fieldset disabled><input aria-label=F></fieldset>'])(
    'binds %s, which a row before may enable, as not possible yet',
    async html => {
      const page = await show(html);
      const notYet = { type: 'NotInteractable' };
      expect(await page.preview(fill('input', 'x'))).toMatchObject({ status: 'bound', notYet });
    },
  );

  test('reports no success when the page reverts the text', async () => {
    const page = await show('<input aria-label=F oninput="this.value = \'\'">');
    expect(await page.act(fill('input', 'x'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('quotes the text as the page reshapes it', async () => {
    const page = await show('<input aria-label=F oninput="this.value = this.value.toUpperCase()">');
    expect(await page.act(fill('input', 'abc'))).toMatchObject({ success: true, value: 'ABC' });
  });
});

describe('shown text', () => {
  test.each([
    ['all of a long text', `${'Dear all, '.repeat(30)}PAY`],
    ['what is invisible in it', 'a\u202Eevil\u202C b\u200B\u{E0041}c     d\nsecond'],
  ])('is %s', async (_case, value) => {
    const page = await show('<label>Note <textarea></textarea></label>');
    expect(await page.preview(fill('textarea', value))).toMatchObject({ after: value });
  });

  test("shows the model's text for a password, not the page's", async () => {
    const page = await show('<label>New password <input type=password value=c4n4ry></label>');
    const preview = await page.preview(fill('input', 'chosen'));
    expect(preview).toMatchObject({ after: 'chosen' });
    expect(JSON.stringify(preview)).not.toContain('c4n4ry');
  });

  test('shows where the change of a field sends its form', async () => {
    const page = await show(
      '<form action=http://other.test/ onchange="this.submit()"><input aria-label=F></form>',
    );
    expect(await page.preview(fill('input', 'x'))).toMatchObject({
      effect: 'submits',
      submitsTo: { foreign: true },
    });
  });
});

test('fails when the page changes the text into another', async () => {
  const page = await show('<input aria-label=Amount oninput="this.value = `10000`">');
  const outcome = await page.act(fill('input', '10'));
  expect(outcome).toMatchObject({ success: false, value: '10000' });
});

describe('a field with a picker', () => {
  const picker = (script: string) => `<input aria-label=Day id=d><output></output>
    <div class=some-picker id=p hidden>March</div><script>
    const take = () => { document.querySelector('output').textContent = d.value; p.hidden = true; };
    d.oninput = () => p.hidden = false;
    ${script}</script>`;

  test.each([
    ['by Enter', "d.onkeydown = ({ key }) => key === 'Enter' && take()"],
    ['when it is left', 'd.onblur = take'],
  ])('takes the text %s', async (_case, script) => {
    const page = await show(picker(script));
    expect(await page.act(fill('#d', '2026-03-05'))).toMatchObject({ success: true, value: '2026-03-05' });
    expect(await page.page.textContent('output')).toBe('2026-03-05');
  });

  fullTest('reports no success while it stays open', async () => {
    const page = await show(picker(''));
    const outcome = await page.act(fill('#d', '2026-03-05'));
    expect(outcome).toMatchObject({ success: false });
    expect(outcome.message).toContain('still open');
  });

  test('reports no success when it reverts the text', async () => {
    const page = await show(picker("d.onblur = () => { d.value = ''; p.hidden = true; }"));
    expect(await page.act(fill('#d', '2026-03-05'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('gets no Enter for a text, which might be sent by it', async () => {
    const page = await show(
      picker("d.onblur = take; d.onkeydown = ({ key }) => key === 'Enter' && document.body.append('SENT')"),
    );
    expect(await page.act(fill('#d', 'Hello @ann'))).toMatchObject({ success: true });
    expect(await page.page.evaluate(() => document.body.lastChild?.textContent)).not.toBe('SENT');
  });

  /** Enter takes the day that is marked, as in jQuery UI, and Tab what is written, as in vanillajs-datepicker. */
  const calendar = (
    script: string,
  ) => `<input aria-label=Day id=d value=2026-11-20><div class=some-picker id=p hidden>
    <b></b><table><tr></table></div><output></output><script>
    let month = '2026-11', marked = 22;
    const output = document.querySelector('output');
    const draw = () => {
      p.querySelector('b').textContent = new Date(month).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      p.querySelector('tr').innerHTML = Array.from({ length: 30 }, (_, index) =>
        '<td class="day ' + (index + 1 === marked ? 'on' : '') + '">' + (index + 1)).join('');
    };
    const take = text => { d.value = text; output.textContent += text + ';'; p.hidden = true; };
    const follow = () => { month = d.value.slice(0, 7); marked = Number(d.value.slice(8)); draw(); };
    d.onfocus = () => { draw(); p.hidden = false; };
    d.onkeydown = ({ key }) => {
      if (key === 'Enter') take(month + '-' + String(marked).padStart(2, '0'));
      if (key === 'Tab') take(d.value);
    };
    ${script}</script>`;

  test.each([
    ['that follows the keys is confirmed', 'd.onkeyup = ({ key }) => key.length === 1 && follow()'],
    ['that does not follow is left without Enter', ''],
  ])('%s', async (_case, script) => {
    const page = await show(calendar(script));
    expect(await page.act(fill('#d', '2027-03-05'))).toMatchObject({ success: true, value: '2027-03-05' });
    expect(await page.page.textContent('output')).toBe('2027-03-05;');
  });

  test.each(['fill', 'choose_date'])(
    'leaves the old day when the picker takes its own for %s',
    async action => {
      const page = await show(calendar("d.onblur = () => d.value === '2027-03-05' && take('2026-11-22');"));
      await page.page.evaluate(() =>
        document.querySelector('input')?.addEventListener('keydown', e => e.stopImmediatePropagation(), true),
      );
      const outcome = await page.act({ action, target: { selector: '#d' }, params: { value: '2027-03-05' } });
      expect(outcome).toMatchObject({ success: false });
      expect(await page.page.inputValue('#d')).toBe('2026-11-20');
    },
  );

  test.each(['onkeydown', 'onkeyup'])(
    'shows the suggestions of a page that listens to %s alone',
    async listener => {
      const page = await show(`<input aria-label=Search id=d><output></output><script>
      d.${listener} = () => setTimeout(() => (document.querySelector('output').textContent = 'found ' + d.value))</script>`);
      expect(await page.act(fill('#d', 'cat'))).toMatchObject({ success: true });
      await expect.poll(() => page.page.textContent('output')).toBe('found cat');
    },
  );

  const boxesFor = (
    count: number,
  ) => `<div>${'<input maxlength=1 inputmode=numeric aria-label=Digit style="width:20px;height:20px">'.repeat(count)}</div>
    <script>for (const box of document.querySelectorAll('input'))
      box.oninput = () => box.value && box.nextElementSibling?.focus()</script>`;

  test('a code goes into its boxes from the first on', async () => {
    const page = await show(boxesFor(6));
    expect(await page.act(fill('input:first-child', '123456'))).toMatchObject({
      success: true,
      effect: 'changed',
    });
    const held = await page.page.$$eval('input', boxes => boxes.map(box => box.value).join(''));
    expect(held).toBe('123456');
  });

  fullTest('a code with more characters than boxes is not spread', async () => {
    const page = await show(boxesFor(4));
    await page.act(fill('input:first-child', '123456'));
    expect(await page.page.$$eval('input', boxes => boxes.map(box => box.value).join(''))).toBe('1');
  });

  test('gets no Enter for a list of suggestions, which would search', async () => {
    const page = await show(`<input role=combobox aria-label=Search id=d oninput="l.hidden = false"
      onkeydown="event.key === 'Enter' && document.body.append('SEARCHED')"><ul role=listbox id=l hidden><li role=option>cats</li></ul>`);
    expect(await page.act(fill('#d', 'cat'))).toMatchObject({ success: true });
    expect(await page.page.evaluate(() => document.body.lastChild?.textContent)).not.toBe('SEARCHED');
  });
});

describe('editors', () => {
  test('a contenteditable is one field, and is filled', async () => {
    const page = await show('<div contenteditable aria-label="Text"><p>old <b>text</b></p></div>');
    expect((await page.read()).elements.map(({ desc }) => desc)).toEqual([
      'input: Text (rich text, value: old text)',
    ]);
    expect(await page.act(fill('div', 'new text'))).toMatchObject({ success: true, value: 'new text' });
    expect(await page.page.innerText('div')).toBe('new text');
  });

  const mirrored = (event: string) => `<form><pre contenteditable aria-label=SQL id=e>select 1</pre>
    <textarea id=m name=sql hidden>select 1</textarea></form>
    <script>e.${event} = () => (m.value = e.textContent)</script>`;

  test('an editor that listens to keys alone learns of its text', async () => {
    const page = await show(mirrored('onkeyup'));
    const outcome = await page.act(fill('#e', 'select 2'));
    expect(outcome).toMatchObject({ success: true, value: 'select 2' });
    expect(outcome.message).not.toContain('hidden field');
    expect(await page.page.inputValue('#m')).toBe('select 2');
  });

  test('a hidden field that keeps the former text is told', async () => {
    const page = await show(mirrored('onpageshow'));
    expect((await page.act(fill('#e', 'select 2'))).message).toContain('hidden field');
    expect(await page.page.inputValue('#m')).toBe('select 1');
  });

  fullTest('does not write twice into an editor with a block per line', async () => {
    const page =
      await show(`<main><section><div contenteditable aria-label=Block>old</div></section></main><script>
      const main = document.querySelector('main');
      main.addEventListener('paste', event => {
        event.preventDefault();
        for (const line of event.clipboardData.getData('text/plain').split('\\n'))
          main.insertAdjacentHTML('beforeend', '<section><div contenteditable>' + line + '</div></section>');
      });</script>`);
    const outcome = await page.act(fill('[aria-label=Block]', 'one\ntwo'));
    expect(outcome).toMatchObject({ success: false, effect: 'changed' });
    expect(outcome.message).toContain('separate blocks');
    expect((await page.page.innerText('main')).split(/\s+/u)).toEqual(['old', 'one', 'two']);
  });

  test.each([
    ['that drops blank lines says so', '.filter(Boolean)', true],
    ['that keeps blank lines says nothing of them', '', false],
  ])('one %s', async (_case, kept, isReported) => {
    const page = await show(`<div contenteditable aria-label=Text></div><script>
      document.querySelector('div').addEventListener('paste', event => {
        event.preventDefault();
        const lines = event.clipboardData.getData('text/plain').split('\\n')${kept};
        event.target.innerHTML = lines.map(line => '<div>' + (line || '<br>') + '</div>').join('');
      });</script>`);
    const outcome = await page.act(fill('div', 'one\n\ntwo'));
    expect(outcome).toMatchObject({ success: true });
    expect(outcome.message.includes('blank lines')).toBe(isReported);
  });

  fullTest('keeps several lines', async () => {
    const page = await show('<div contenteditable aria-label="Text"></div>');
    await page.act(fill('div', 'one\ntwo'));
    expect((await page.page.innerText('div')).trim().split(/\n+/u)).toEqual(['one', 'two']);
  });
});

const REACT_FORM = `
  import { createRoot } from 'react-dom/client';
  import { useState } from 'react';
  function Form() {
    const [name, setName] = useState('');
    const [note, setNote] = useState('old');
    return <>
      <input aria-label="Name" value={name} onChange={event => setName(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={event => setNote(event.target.value)} />
      <output>{name}|{note}</output>
    </>;
  }
  createRoot(document.getElementById('root')).render(<Form />);
`;

test('React-controlled fields keep what was filled in', async () => {
  const { outputFiles } = await build({
    stdin: { contents: REACT_FORM, loader: 'tsx', resolveDir: import.meta.dirname },
    jsx: 'automatic',
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await show('<div id=root></div>');
  await page.page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  expect(await page.act(fill('input', 'Ada'))).toMatchObject({ success: true, value: 'Ada' });
  expect(await page.act(fill('textarea', 'new'))).toMatchObject({ success: true, value: 'new' });
  expect(await page.page.innerText('output')).toBe('Ada|new');
});

describe('a page that keeps what is entered in its address', () => {
  const input = (script: string) => `<input aria-label=Search oninput="${script}">`;

  test('a query is no other page', async () => {
    const page = await show(input("history.replaceState(0, '', '?q=' + value)"));
    expect(await page.act(fill('input', 'tea'))).toMatchObject({
      effect: 'changed',
      value: 'tea',
      url: expect.stringContaining('?q=tea'),
    });
  });

  test.each(['/results', '?view=results'])('a step to %s is', async address => {
    const page = await show(input(`history.pushState(0, '', '${address}')`));
    expect(await page.act(fill('input', 'tea'))).toMatchObject({ effect: 'navigated', value: 'tea' });
  });
});

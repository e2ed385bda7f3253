import { describe, expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

// What is written goes into what was approved, wherever a page puts the focus meanwhile.
const show = inBrowser();

const type = (value: string, selector: string) => ({
  action: 'type',
  target: { selector },
  params: { value },
});
const press = (key: string, selector: string, times = 1) => ({
  action: 'press',
  target: { selector },
  params: { key, times },
});

describe('type', () => {
  test.each([
    ['when a key goes down', `onkeydown="if (this.value.length === 2) b.focus()"`],
    ['after a character', `oninput="if (this.value.length === 2) b.focus()"`],
    ['before a character is put in', `onbeforeinput="if (this.value.length === 2) b.focus()"`],
  ])('not into another field that gets the focus %s', async (_case, attributes) => {
    const page = await show(
      `<form><input id=a aria-label=Nickname ${attributes}><input id=b aria-label="Transfer amount"></form>`,
    );
    const outcome = await page.act(type('ab99999', '#a'));
    expect(await page.page.$$eval('input', fields => fields.map(({ value }) => value))).toEqual(['ab', '']);
    expect(outcome).toMatchObject({ success: false, value: 'ab' });
    expect(outcome.message).toMatch(/After [23] characters/);
  });

  test('not a password into another field', async () => {
    const page = await show(`<input id=p type=password aria-label=Password
      onkeydown="if (this.value.length === 1) q.focus()"><input id=q aria-label=Name>`);
    const outcome = await page.act(type('hunter2', '#p'));
    expect(JSON.stringify([outcome, await page.read()])).not.toContain('unter');
    expect(await page.page.inputValue('#q')).toBe('');
  });

  test.each([
    [
      'without a length',
      '<input size=1 inputmode=numeric style="width:30px;height:30px" aria-label="Digit #">',
    ],
    ['with a length', '<span><input maxlength=1 aria-label="Digit #"></span>'],
  ])('into all the boxes of a code, %s', async (_case, box) => {
    const boxes = [1, 2, 3, 4].map(place => box.replace('#', String(place))).join('');
    const page = await show(`<div id=code>${boxes}</div><input id=other aria-label=Name><script>
      const all = [...document.querySelectorAll('#code input')];
      all.forEach((one, place) => { one.oninput = () => (all[place + 1] ?? other).focus(); });</script>`);
    const outcome = await page.act(type('1234x', '[aria-label="Digit 1"]'));
    expect(outcome).toMatchObject({ success: false });
    const values = await page.page.$$eval('input', fields => fields.map(({ value }) => value));
    expect(values).toEqual(['1', '2', '3', '4', '']);
  });
});

describe('press', () => {
  test.each(casesForRun(['Delete', 'Backspace', '9', 'Enter', 'Control+Z', 'Control+Backspace'], 3))(
    '%s changes nothing but its target',
    async key => {
      const page = await show(`<input id=a aria-label=A value=zz
        onkeydown="b.focus(); b.select()"><textarea id=b>precious text</textarea>`);
      const outcome = await page.act(press(key, '#a'));
      expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
      expect(await page.page.inputValue('#b')).toBe('precious text');
    },
  );

  test.each(['9', 'Backspace'])('%s, when the focus moves during the press', async key => {
    const page = await show(`<input id=a aria-label=A value=zz onfocus="b.focus(); b.select()">
      <textarea id=b>precious text</textarea>`);
    await page.act(press(key, '#a'));
    expect(await page.page.inputValue('#b')).toBe('precious text');
  });

  test('continues in no other field on repeated presses', async () => {
    const page = await show(`<input id=a aria-label=A value=zz onkeyup="b.focus(); b.select()">
      <textarea id=b>precious text</textarea>`);
    const outcome = await page.act(press('Backspace', '#a', 3));
    expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
    expect(await page.page.inputValue('#b')).toBe('precious text');
  });

  test('succeeds when the page passes a key on to its own search', async () => {
    const page = await show(`<div id=a tabindex=0 aria-label=List role=listbox>rows</div><input id=search>
      <script>a.onkeydown = event => { if (event.key === '/') { event.preventDefault(); search.focus(); } }</script>`);
    expect(await page.act(press('/', '#a'))).not.toHaveProperty('error_type');
  });
});

describe('fill', () => {
  test.each([
    ['at once', 'b.focus(); getSelection().selectAllChildren(b)'],
    ['a moment later', 'setTimeout(() => { b.focus(); getSelection().selectAllChildren(b); })'],
  ])('of an editor that passes the focus on %s writes into no other', async (_case, script) => {
    const page = await show(`<div contenteditable id=a aria-label=A>own</div>
      <div contenteditable id=b aria-label=B>precious</div>
      <script>a.addEventListener('focus', () => { ${script} })</script>`);
    const outcome = await page.act({ action: 'fill', target: { selector: '#a' }, params: { value: 'new' } });
    expect(outcome).toMatchObject({ success: false, effect: 'no_change' });
    expect(await page.page.innerText('#b')).toBe('precious');
  });
});

import { describe, expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { expectSooner } from './compare-times.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

function press(selector: string, key: string, times?: number) {
  const params = times === undefined ? { key } : { key, times };
  return { action: 'press', target: selector ? { selector } : {}, params };
}

function type(selector: string, value: string) {
  return { action: 'type', target: { selector }, params: { value } };
}

const LOG = `<output></output><script>const log = text => document.querySelector('output').append(text + ' ')</script>`;

describe('press: events in the page', () => {
  test.each(
    casesForRun(
      [
        ['Enter', 'Enter Enter 13'],
        ['Escape', 'Escape Escape 27'],
        ['a', 'a KeyA 65'],
        ['Shift+a', 'A KeyA 65 shift'],
        ['?', '? Slash 191 shift'],
        ['Control+k', 'k KeyK 75 ctrl'],
        ['ctrl+shift+K', 'K KeyK 75 ctrl shift'],
        ['ArrowDown', 'ArrowDown ArrowDown 40'],
        ['space', '  Space 32'],
        ['F2', 'F2 F2 113'],
      ],
      4,
    ),
  )('%s', async (key, expected) => {
    const page = await show(`${LOG}<div tabindex=0 id=d>Board</div><script>d.onkeydown = event => {
      log([event.key, event.code, event.keyCode, event.ctrlKey && 'ctrl', event.shiftKey && 'shift'].filter(Boolean).join(' '));
      event.preventDefault() }</script>`);
    expect(await page.act(press('#d', key))).toMatchObject({ success: true, effect: 'changed' });
    expect((await page.page.innerText('output')).trim()).toBe(expected.trim());
  });

  test('reports no success for a key without an effect', async () => {
    const page = await show('<div tabindex=0 id=d>Board</div>');
    expect(await page.act(press('#d', 'F2'))).toMatchObject({ success: false, effect: 'no_change' });
  });

  fullTest('sends a key without a target to the focused element, or to the page', async () => {
    const page = await show(
      `${LOG}<input aria-label=A><script>onkeydown = ({ key, target }) => log(key + target.localName)</script>`,
    );
    await page.act(press('', 'j'));
    await page.page.focus('input');
    expect(await page.preview(press('', 'j'))).toMatchObject({ facts: { name: 'A' }, after: 'j' });
    await page.act(press('', 'j'));
    expect((await page.page.innerText('output')).trim()).toBe('jbody jinput');
  });
});

describe('press: Enter', () => {
  const FORM = `${LOG}<form action=http://other.test/find><input name=q aria-label=Q><button id=go>Go</button></form>
    <script>document.querySelector('form').onsubmit = event => { event.preventDefault(); log('sent by ' + event.submitter?.id) }</script>`;

  test('submits the form of a field by its button, with the destination on the card', async () => {
    const page = await show(FORM);
    expect(await page.preview(press('input', 'Enter'))).toMatchObject({
      effect: 'submits',
      submitsTo: { origin: 'http://other.test', foreign: true },
      after: 'Enter → “Go”',
    });
    expect(await page.act(press('input', 'Enter'))).toMatchObject({ success: true });
    expect((await page.page.innerText('output')).trim()).toBe('sent by go');
  });

  test('names the button that it presses, even an invisible one', async () => {
    const page = await show(
      `<form><input aria-label=Q><button hidden>Delete account</button><button>Search</button></form>`,
    );
    expect(await page.preview(press('input', 'Enter'))).toMatchObject({ after: 'Enter → “Delete account”' });
  });

  test('sends a form with one field and no button, and none with two', async () => {
    const one = await show(FORM.replace(/<button.*button>/u, ''));
    await one.act(press('input', 'Enter'));
    expect(await one.page.innerText('output')).toContain('sent');
    const two = await show(FORM.replace(/<button.*button>/u, '<input aria-label=Other>'));
    await two.act(press('[name=q]', 'Enter'));
    expect(await two.page.innerText('output')).toBe('');
  });

  test('is left to a page that prevents the default', async () => {
    const page = await show(`${FORM}<script>document.querySelector('input').onkeydown = event => {
      event.preventDefault(); log('own') }</script>`);
    await page.act(press('input', 'Enter'));
    expect((await page.page.innerText('output')).trim()).toBe('own');
  });

  test('reports an effect when it closes its own field, such as the editor of a cell', async () => {
    const page =
      await show(`<table><tr><td><input aria-label=Cell value=Olive></table><output></output><script>
      document.querySelector('input').onkeydown = ({ key, target }) => {
        if (key !== 'Enter') return;
        document.querySelector('output').textContent = 'saved';
        target.closest('td').textContent = target.value;
      }</script>`);
    const outcome = await page.act(press('input', 'Enter'));
    expect(outcome).toMatchObject({ success: true, effect: 'changed' });
    expect(outcome.message).toContain('Pressed Enter on "Cell"');
  });

  fullTest('pushes no other button than the shown one', async () => {
    const page = await show(`${FORM}<script>document.querySelector('input').onkeydown = () =>
      go.insertAdjacentHTML('beforebegin', '<button id=other>Delete</button>')</script>`);
    const outcome = await page.act(press('input', 'Enter'));
    expect(outcome).toMatchObject({ error_type: 'ElementChanged' });
    expect(outcome.message).toMatch(/the page received the key\. .* was withheld/u);
    expect(await page.page.innerText('output')).toBe('');
  });

  test('does not submit to an address that changed meanwhile', async () => {
    const page = await show(`${FORM}<script>document.querySelector('input').onfocus = () =>
      document.querySelector('form').action = 'http://evil.test'</script>`);
    expect(await page.act(press('input', 'Enter'))).toMatchObject({ error_type: 'ElementChanged' });
    expect(await page.page.innerText('output')).toBe('');
  });

  test('follows a link, with its address on the card', async () => {
    const page = await show('<a href=/next>Next</a>');
    expect(await page.preview(press('a', 'Enter'))).toMatchObject({ effect: 'leaves' });
    expect(await page.act(press('a', 'Enter'))).toMatchObject({ effect: 'navigated', leaving: true });
  });

  fullTest('breaks the line of a text area', async () => {
    const page = await show('<textarea aria-label=T>a</textarea>');
    await page.act(press('textarea', 'Control+End'));
    expect(await page.act(press('textarea', 'Enter'))).toMatchObject({ success: true });
    expect(await page.page.inputValue('textarea')).toBe('a\n');
  });

  test('on a link with javascript is refused', async () => {
    const page = await show('<a href="javascript:alert(1)">x</a>');
    expect(await page.preview(press('a', 'Enter'))).toMatchObject({ failure: { type: 'NotPermitted' } });
  });
});

describe('press: defaults of other keys', () => {
  test('Tab goes on, and Shift+Tab back', async () => {
    const page = await show(
      '<input id=a aria-label=A><input disabled><input hidden><button id=b>B</button><a href=# id=c>C</a>',
    );
    expect(await page.act(press('#a', 'Tab', 2))).toMatchObject({ success: true });
    expect(await page.page.evaluate(() => document.activeElement?.id)).toBe('c');
    await page.act(press('', 'Shift+Tab'));
    expect(await page.page.evaluate(() => document.activeElement?.id)).toBe('b');
  });

  test('Space ticks a box and pushes a button', async () => {
    const page = await show(
      `${LOG}<input type=checkbox aria-label=C><button onclick="log('pushed')">B</button>`,
    );
    await page.act(press('input', 'Space'));
    expect(await page.page.isChecked('input')).toBe(true);
    await page.act(press('button', ' '));
    expect((await page.page.innerText('output')).trim()).toBe('pushed');
  });

  fullTest('arrows choose in a list, a group of radio buttons, a slider and a number', async () => {
    const page = await show(`<select aria-label=S><option>a<option disabled>b<option>c</select>
      <input type=radio name=r aria-label=one checked><input type=radio name=r aria-label=two id=two>
      <input type=range aria-label=R value=50><input type=number aria-label=N value=3>`);
    await page.act(press('select', 'ArrowDown'));
    await page.act(press('[aria-label=one]', 'ArrowRight'));
    await page.act(press('[type=range]', 'ArrowRight', 3));
    await page.act(press('[type=number]', 'ArrowUp'));
    expect(await page.page.inputValue('select')).toBe('c');
    expect(await page.page.isChecked('#two')).toBe(true);
    expect(await page.page.inputValue('[type=range]')).toBe('53');
    expect(await page.page.inputValue('[type=number]')).toBe('4');
  });

  test('Escape closes a dialog or a popover', async () => {
    const page = await show(
      '<dialog id=d><button>OK</button></dialog><div popover id=p>Menu</div><script>d.showModal()</script>',
    );
    expect(await page.act(press('', 'Escape'))).toMatchObject({ success: true });
    expect(await page.page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
    await page.page.evaluate(() => document.querySelector<HTMLElement>('#p')?.showPopover());
    await page.act(press('', 'Escape'));
    expect(await page.page.isVisible('#p')).toBe(false);
  });

  fullTest('editing keys edit', async () => {
    const page = await show('<input aria-label=T value="one two">');
    await page.act(press('input', 'End'));
    await page.act(press('input', 'Backspace'));
    expect(await page.page.inputValue('input')).toBe('one tw');
    await page.act(press('input', 'Control+A'));
    expect(await page.act(press('input', 'Delete'))).toMatchObject({ success: true, value: '' });
    await page.act(press('input', 'x'));
    expect(await page.page.inputValue('input')).toBe('x');
  });

  test('Page Down scrolls', async () => {
    const page = await show('<div style="height:5000px">Long</div>');
    expect(await page.act(press('', 'PageDown'))).toMatchObject({ success: true });
    expect(await page.page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });

  test.each(casesForRun(['Control+T', 'F5', 'Alt+F4', 'Control+P', 'Control+C', 'F12', 'Control+Tab'], 4))(
    'leaves %s to the person before any card',
    async key => {
      const page = await show('<input aria-label=T>');
      expect(await page.preview(press('input', key))).toMatchObject({ failure: { type: 'NeedsUser' } });
    },
  );

  test('refuses an unknown key with the list of keys', async () => {
    const page = await show('<input aria-label=T>');
    const preview = await page.preview(press('input', 'Ctrl+Nonsense'));
    expect(preview).toMatchObject({ failure: { type: 'InvalidArgument' } });
    expect(JSON.stringify(preview)).toContain('ArrowDown');
  });
});

describe('type', () => {
  test('goes after the existing text, with every event of a key', async () => {
    const page = await show(`${LOG}<input aria-label=Title value=a><script>
      for (const name of ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'])
        document.querySelector('input').addEventListener(name, ({ type, key, data }) => log(type + ':' + (key ?? data)))
      </script>`);
    expect(await page.preview(type('input', 'b'))).toMatchObject({
      before: 'a',
      after: 'b',
      effect: 'edits',
    });
    expect(await page.act(type('input', 'b'))).toMatchObject({ success: true, value: 'ab' });
    expect((await page.page.innerText('output')).trim()).toBe(
      'keydown:b keypress:b beforeinput:b input:b keyup:b',
    );
  });

  test.each(
    casesForRun(
      [
        ['<input aria-label=T>', '你好 😀 ok'],
        ['<textarea aria-label=T></textarea>', 'one\ntwo'],
        ['<input type=number aria-label=T>', '12.5'],
        ['<input type=email aria-label=T>', 'a@b.c'],
        ['<div contenteditable aria-label=T></div>', 'Hello, world'],
      ],
      3,
    ),
  )('into %s', async (html, text) => {
    const page = await show(html);
    expect(await page.act(type('[aria-label=T]', text))).toMatchObject({ success: true, effect: 'changed' });
  });

  test('follows the focus through the boxes of a code, and never reports it', async () => {
    const box = '<input maxlength=1 oninput="this.nextElementSibling?.focus()">';
    const page = await show(`<div><p>Code</p>${box.repeat(6)}</div>`);
    const outcome = await page.act(type('input:first-of-type', '123456'));
    expect(outcome).toMatchObject({ success: true });
    expect(JSON.stringify(outcome)).not.toContain('123456');
    const values = await page.page.$$eval('input', boxes => boxes.map(({ value }) => value).join(''));
    expect(values).toBe('123456');
  });

  fullTest('stops where the page moves the focus elsewhere', async () => {
    const page = await show(`<input id=a aria-label=A oninput="document.querySelector('#far').focus()">
      <section><div><div><div><div><textarea id=far></textarea></div></div></div></div></section>`);
    const outcome = await page.act(type('#a', 'abc'));
    expect(outcome).toMatchObject({ success: false });
    expect(outcome.message).toContain('After 1 character');
    expect(await page.page.inputValue('#far')).toBe('');
  });

  test('reads back a page that handles the keys itself', async () => {
    const page = await show(
      `<input aria-label=T onkeydown="event.preventDefault(); this.value += event.key.toUpperCase()">`,
    );
    expect(await page.act(type('input', 'abc'))).toMatchObject({ success: true, value: 'ABC' });
  });

  fullTest('types a thousand characters quickly', async () => {
    const page = await show('<textarea aria-label=T></textarea>');
    // A pause after each of them would be a thousand timers.
    await expectSooner(page, 5000, () => page.act(type('textarea', 'word '.repeat(200))));
    expect(await page.page.inputValue('textarea')).toBe('word '.repeat(200));
  });
});

describe('focus, hover and double_click', () => {
  const act = (action: string, selector: string) => ({ action, target: { selector } });

  test('focus goes to a field, and a refusal is reported', async () => {
    const page = await show('<input aria-label=T><p id=p>Text</p>');
    expect(await page.act(act('focus', 'input'))).toMatchObject({ success: true, effect: 'changed' });
    expect(await page.page.evaluate(() => document.activeElement?.localName)).toBe('input');
    expect(await page.act(act('focus', 'input'))).toMatchObject({ success: true, effect: 'no_change' });
    expect(await page.act(act('focus', '#p'))).toMatchObject({
      success: false,
      error_type: 'NotInteractable',
    });
  });

  const MENU = `<div id=m><button>Menu</button><ul role=menu hidden><li role=menuitem>Open</ul></div><button id=x>X</button><script>
    const list = document.querySelector('ul');
    m.onmouseenter = () => list.hidden = false; m.onmouseleave = () => list.hidden = true</script>`;

  test('hover opens a menu, which stays open until the pointer goes on', async () => {
    const page = await show(MENU);
    expect(await page.act(act('hover', '#m button'))).toMatchObject({ success: true, effect: 'opened' });
    expect(await page.page.isVisible('ul')).toBe(true);
    await page.act(act('hover', '#x'));
    expect(await page.page.isVisible('ul')).toBe(false);
  });

  test('hover reaches an entry whose whole box is a link', async () => {
    const page = await show(`<ul id=m><li><a href="/media" style="display:block">Media</a>
      <ul role=menu hidden><li role=menuitem>Library</ul></ul><script>
      const entry = document.querySelector('li'); entry.onmouseenter = () => document.querySelector('[role=menu]').hidden = false</script>`);
    expect(await page.act(act('hover', '#m > li'))).toMatchObject({ success: true, effect: 'opened' });
  });

  fullTest('leaves a menu of style sheets alone to the person', async () => {
    const page = await show(
      '<style>ul{display:none} nav:hover ul{display:block}</style><nav><button>Menu</button><ul><li>Open</ul></nav>',
    );
    expect(await page.act(act('hover', 'button'))).toMatchObject({ success: false, effect: 'needs_user' });
  });

  test('hover without an answer succeeded, and is told to have changed nothing', async () => {
    const page = await show('<button>Dead</button>');
    expect(await page.act(act('hover', 'button'))).toMatchObject({
      success: true,
      effect: 'no_change',
      message: expect.stringContaining('Nothing visible changed'),
    });
  });

  fullTest('hover over what style sheets only draw in another way succeeded', async () => {
    const page = await show(
      '<style>nav:hover b{transform:scale(2)} nav:hover{color:red}</style><nav><button>Menu</button><b>Hi</b></nav>',
    );
    expect(await page.act(act('hover', 'button'))).toMatchObject({ success: true, effect: 'no_change' });
  });

  test('double_click is two clicks and one more event', async () => {
    const page = await show(
      `${LOG}<td id=d>Cell</td><div id=c onclick="log('click')" ondblclick="log('double')">Cell</div>`,
    );
    expect(await page.act(act('double_click', '#c'))).toMatchObject({ success: true, effect: 'changed' });
    expect((await page.page.innerText('output')).trim()).toBe('click click double');
  });

  fullTest('stops double_click when the first click changes the target', async () => {
    const page = await show(
      `${LOG}<button id=c onclick="log('click'); this.textContent = 'Delete'">Cell</button>`,
    );
    expect(await page.act(act('double_click', '#c'))).toMatchObject({
      success: false,
      error_type: 'ElementChanged',
      effect: 'changed',
      message: expect.stringContaining('The page answered a click'),
    });
    expect((await page.page.innerText('output')).trim()).toBe('click');
  });
});

test('holds a key until the page has drawn', async () => {
  const page = await show(`<p id=o>Idle</p><script>
    let isHeld = false;
    onkeydown = () => { isHeld = true; requestAnimationFrame(() => { if (isHeld) o.textContent = 'Held'; }); };
    onkeyup = () => { isHeld = false; };
  </script>`);
  expect(await page.act({ action: 'press', params: { key: 'ArrowUp' } })).toMatchObject({ success: true });
  expect(await page.page.textContent('#o')).toBe('Held');
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

interface Done {
  outcome: Outcome;
  undo(): Promise<Outcome>;
}

async function act(
  page: TestPage,
  action: string,
  selector: string | undefined,
  params: Record<string, unknown> = {},
): Promise<Done> {
  const complete = { action, target: selector ? { selector } : {}, params };
  const bound = await page.preview(complete);
  if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
  const key = randomUUID();
  const approved = { key, action: complete, binding: bound.binding, language: 'en' };
  const outcome = await page.call<Outcome>('runAction', approved);
  return { outcome, undo: () => page.call<Outcome>('undoAction', { key, language: 'en' }) };
}

const UNDONE = { success: true, effect: 'changed' };

describe('fill', () => {
  test.each(
    casesForRun(
      [
        ['text', 'old', 'new'],
        ['text', '', 'new'],
        ['number', '7', '8'],
        ['number', '', '8'],
        ['date', '2026-01-02', '2026-03-01'],
        ['date', '', '2026-03-01'],
        ['range', '20', '30'],
        ['color', '#00ff00', '#ff0000'],
      ],
      4,
    ),
  )('%s: %s is back, with the events that typing fires', async (type, old, value) => {
    const page = await show(`<input type="${type}" value="${old}" aria-label="Field">
      <output></output><script>
      const field = document.querySelector('input'), received = [];
      for (const kind of ['input', 'change'])
        field.addEventListener(kind, () => { received.push(kind + field.value); });
      </script>`);
    const { outcome, undo } = await act(page, 'fill', 'input', { value });
    expect(outcome).toMatchObject({ success: true, undoable: true });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.inputValue('input')).toBe(old);
    expect(await page.page.evaluate('received.slice(-2)')).toEqual([`input${old}`, `change${old}`]);
  });

  fullTest('a textarea keeps its lines and spaces', async () => {
    const page = await show('<textarea aria-label="Field">one\n\n  two </textarea>');
    const { undo } = await act(page, 'fill', 'textarea', { value: 'new' });
    await undo();
    expect(await page.page.inputValue('textarea')).toBe('one\n\n  two ');
  });

  test('leaves later changes alone', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    await page.page.fill('input', 'mine');
    expect(await undo()).toMatchObject({ success: false, error_type: 'ElementChanged' });
    expect(await page.page.inputValue('input')).toBe('mine');
  });

  test('reports that somebody reverted it already', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    await page.page.fill('input', 'old');
    expect(await undo()).toMatchObject({ success: true, effect: 'no_change' });
  });

  test('a field that has gone cannot be undone', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    await page.page.evaluate('document.querySelector("input").remove()');
    expect(await undo()).toMatchObject({ success: false, error_type: 'StaleElement' });
  });

  fullTest('a field that was disabled since is not written', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    await page.page.evaluate('document.querySelector("input").disabled = true');
    expect(await undo()).toMatchObject({ success: false, error_type: 'NotInteractable' });
    expect(await page.page.inputValue('input')).toBe('new');
  });

  fullTest('a page that refuses the old text is reported', async () => {
    const page = await show(`<input value="old" aria-label="Field"><script>
      const field = document.querySelector('input');
      field.addEventListener('input', () => { if (field.value === 'old') field.value = 'no'; });</script>`);
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    expect(await undo()).toMatchObject({ success: false, effect: 'no_change' });
  });

  test('runs once: a second call gets the first answer and writes nothing', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    const first = await Promise.all([undo(), undo()]);
    await page.page.fill('input', 'new');
    expect([...first, await undo()]).toEqual([first[0], first[0], first[0]]);
    expect(await page.page.inputValue('input')).toBe('new');
  });

  test('offers no undo without a change', async () => {
    const page = await show('<input value="same" aria-label="Field">');
    const { outcome, undo } = await act(page, 'fill', 'input', { value: 'same' });
    expect(outcome.undoable).toBeUndefined();
    expect(await undo()).toMatchObject({ success: false, error_type: 'PageGone' });
  });

  fullTest('fills of one field go back in reverse order, one after the other', async () => {
    const page = await show('<input value="1" aria-label="Field">');
    const second = await act(page, 'fill', 'input', { value: '2' });
    const third = await act(page, 'fill', 'input', { value: '3' });
    expect(await third.undo()).toMatchObject(UNDONE);
    expect(await second.undo()).toMatchObject(UNDONE);
    expect(await page.page.inputValue('input')).toBe('1');
  });

  test('finds nothing in a later document', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new' });
    await page.page.reload();
    expect(await undo()).toMatchObject({ success: false, error_type: 'PageGone' });
  });
});

describe('secrets', () => {
  test('a password is restored, and never reported', async () => {
    const page = await show('<input type="password" value="hunter2-old" aria-label="Password">');
    const { outcome, undo } = await act(page, 'fill', 'input', { value: 'new-secret' });
    const undone = await undo();
    expect(undone).toMatchObject(UNDONE);
    expect(await page.page.inputValue('input')).toBe('hunter2-old');
    expect(JSON.stringify([outcome, undone])).not.toContain('hunter2');
  });

  test('also in a refusal', async () => {
    const page = await show('<input type="password" value="hunter2-old" aria-label="Password">');
    const { undo } = await act(page, 'fill', 'input', { value: 'new-secret' });
    await page.page.fill('input', 'typed-secret');
    expect(JSON.stringify(await undo())).not.toMatch(/hunter2|secret/u);
  });

  test('a secret editor', async () => {
    const page = await show(
      '<div contenteditable role="textbox" aria-label="Password" style="-webkit-text-security: disc">hunter2</div>',
    );
    const { undo } = await act(page, 'fill', 'div', { value: 'other' });
    expect(await page.page.textContent('div')).toBe('other');
    expect(JSON.stringify(await undo())).not.toContain('hunter2');
    expect(await page.page.textContent('div')).toBe('hunter2');
  });
});

describe('editors', () => {
  test('a plain editor has its text again', async () => {
    const page = await show('<div contenteditable role="textbox" aria-label="Note">Dear all</div>');
    const { outcome, undo } = await act(page, 'fill', 'div', { value: 'Hello' });
    expect(outcome.undoable).toBe(true);
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.textContent('div')).toBe('Dear all');
  });

  fullTest('an empty one is empty again', async () => {
    const page = await show('<div contenteditable role="textbox" aria-label="Note"></div>');
    const { undo } = await act(page, 'fill', 'div', { value: 'Hello' });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.textContent('div')).toBe('');
  });

  fullTest('lines come back as lines', async () => {
    const page = await show(
      '<div contenteditable role="textbox" aria-label="Note"><div>one</div><div><br></div><div>three</div></div>',
    );
    const { undo } = await act(page, 'fill', '[contenteditable]', { value: 'Hello' });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.innerHTML('[contenteditable]')).toBe(
      '<div>one</div><div><br></div><div>three</div>',
    );
  });

  test('restores no formatting, and reports that', async () => {
    const page = await show(
      '<div contenteditable role="textbox" aria-label="Note">Dear <b>all</b> of <i>you</i></div>',
    );
    const { undo } = await act(page, 'fill', 'div', { value: 'Hello' });
    const undone = await undo();
    expect(undone).toMatchObject(UNDONE);
    expect(await page.page.textContent('div')).toBe('Dear all of you');
    expect(undone.message).toContain('formatting');
  });
});

const COUNTRIES =
  '<option value="">Choose</option><option value="fr">France</option><option value="de">Germany</option>';

describe('select', () => {
  test('one option, with the event that the page listens to', async () => {
    const page = await show(
      `<select aria-label="Country" onchange="this.title = this.value">${COUNTRIES}</select>`,
    );
    await page.page.selectOption('select', 'fr');
    const { outcome, undo } = await act(page, 'select', 'select', { value: 'Germany' });
    expect(outcome.undoable).toBe(true);
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.inputValue('select')).toBe('fr');
    expect(await page.page.getAttribute('select', 'title')).toBe('fr');
  });

  fullTest('several options', async () => {
    const page = await show(`<select multiple aria-label="Country">${COUNTRIES}</select>`);
    await page.page.selectOption('select', ['', 'fr']);
    const { undo } = await act(page, 'select', 'select', { value: ['Germany'] });
    await undo();
    expect(
      await page.page.evaluate('[...document.querySelector("select").selectedOptions].map(o => o.value)'),
    ).toEqual(['', 'fr']);
  });

  fullTest('nothing chosen at all', async () => {
    const page = await show(`<select aria-label="Country">${COUNTRIES}</select>`);
    await page.page.evaluate('document.querySelector("select").selectedIndex = -1');
    const { undo } = await act(page, 'select', 'select', { value: 'Germany' });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.evaluate('document.querySelector("select").selectedIndex')).toBe(-1);
  });

  test('an option that is no longer there', async () => {
    const page = await show(`<select aria-label="Country">${COUNTRIES}</select>`);
    const { undo } = await act(page, 'select', 'select', { value: 'Germany' });
    await page.page.evaluate('document.querySelector("option").remove()');
    expect(await undo()).toMatchObject({ success: false, error_type: 'ElementChanged' });
    expect(await page.page.inputValue('select')).toBe('de');
  });
});

const LISTBOX = `<button role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" aria-label="Size">Small</button>
  <ul role="listbox" id="list" hidden>${['Small', 'Large'].map(name => `<li role="option">${name}</li>`).join('')}</ul>
  <script>
    const box = document.querySelector('button'), list = document.querySelector('ul');
    const open = is => { list.hidden = !is; box.setAttribute('aria-expanded', is); };
    box.onclick = () => open(list.hidden);
    list.onclick = event => { box.textContent = event.target.textContent; open(false); };
  </script>`;

describe('type', () => {
  test('what a field held before is back', async () => {
    const page = await show('<input value="old" aria-label="Field">');
    const { outcome, undo } = await act(page, 'type', 'input', { value: ' and new' });
    expect(outcome).toMatchObject({ success: true, undoable: true });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.inputValue('input')).toBe('old');
  });

  test('all the boxes of a code', async () => {
    const page =
      await show(`${[1, 2, 3].map(box => `<input maxlength="1" aria-label="Digit ${box}">`).join('')}
      <script>for (const box of document.querySelectorAll('input'))
        box.oninput = () => { if (box.value) box.nextElementSibling?.focus?.(); };</script>`);
    const { outcome, undo } = await act(page, 'type', 'input:first-of-type', { value: '123' });
    expect(outcome).toMatchObject({ success: true, undoable: true });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.evaluate('[...document.querySelectorAll("input")].map(box => box.value)')).toEqual(
      ['', '', ''],
    );
  });
});

describe('choose_date', () => {
  test('a native date', async () => {
    const page = await show('<input type="date" value="2026-01-02" aria-label="Day">');
    const { outcome, undo } = await act(page, 'choose_date', 'input', { value: '2027-03-05' });
    expect(outcome).toMatchObject({ success: true, undoable: true });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.inputValue('input')).toBe('2026-01-02');
  });
});

describe('a select of the page’s own', () => {
  test('chooses the former option again', async () => {
    const page = await show(LISTBOX);
    const { outcome, undo } = await act(page, 'select', 'button', { value: 'Large' });
    expect(outcome).toMatchObject({ success: true, undoable: true });
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.textContent('button')).toBe('Small');
  });

  fullTest('reports that it cannot be undone where no option was shown', async () => {
    const page = await show(LISTBOX.replace('>Small</button>', '>Choose…</button>'));
    const { undo } = await act(page, 'select', 'button', { value: 'Large' });
    expect(await undo()).toMatchObject({ success: false, error_type: 'Unsupported' });
    expect(await page.page.textContent('button')).toBe('Large');
  });
});

describe('check', () => {
  test.each(
    casesForRun(
      [
        ['', true],
        ['checked', false],
      ],
      1,
    ),
  )('a box that was %s', async (attribute, value) => {
    const page = await show(`<label><input type="checkbox" ${attribute}> Agree</label>`);
    const { outcome, undo } = await act(page, 'check', 'input', { value });
    expect(outcome.undoable).toBe(true);
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.isChecked('input')).toBe(!value);
  });

  test('a radio button: the one that was chosen before', async () => {
    const page = await show(
      ['a', 'b', 'c'].map(id => `<label><input type="radio" name="r" id="${id}"> ${id}</label>`).join(''),
    );
    await page.page.check('#a');
    const { undo } = await act(page, 'check', '#c');
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.isChecked('#a')).toBe(true);
  });

  fullTest('a radio group without a choice: reports that it cannot be undone', async () => {
    const page = await show('<label><input type="radio" name="r"> One</label>');
    const { undo } = await act(page, 'check', 'input');
    expect(await undo()).toMatchObject({ success: false, error_type: 'Unsupported' });
  });

  test('a switch of the page’s own', async () => {
    const page = await show(`<div role="switch" tabindex="0" aria-checked="false" aria-label="Wi-Fi"
      onclick="this.ariaChecked = String(this.ariaChecked !== 'true')">on/off</div>`);
    const { undo } = await act(page, 'check', 'div');
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.getAttribute('div', 'aria-checked')).toBe('false');
  });

  test('a box that the page has made a link of since is not pressed', async () => {
    const page = await show(
      '<a role="checkbox" tabindex="0" aria-checked="false" onclick="this.ariaChecked = \'true\'">Agree</a>',
    );
    const { undo } = await act(page, 'check', 'a');
    await page.page.evaluate('document.querySelector("a").href = "/elsewhere"');
    expect(await undo()).toMatchObject({ success: false, error_type: 'ElementChanged' });
  });

  fullTest('something over the box: not pressed', async () => {
    const page = await show('<label><input type="checkbox"> Agree</label>');
    const { undo } = await act(page, 'check', 'input');
    await page.page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:red">Over</div>')`,
    );
    expect(await undo()).toMatchObject({ success: false, error_type: 'NotInteractable' });
    expect(await page.page.isChecked('input')).toBe(true);
  });
});

describe('marks', () => {
  const drawn = (page: TestPage) =>
    page.page.evaluate('[...CSS.highlights.values()].reduce((sum, marked) => sum + marked.size, 0)');

  test('one goes and the others stay', async () => {
    const page = await show('<p id="a">One</p><p id="b">Two</p>');
    const first = await act(page, 'highlight', '#a');
    await act(page, 'highlight', '#b');
    await act(page, 'underline', '#a');
    expect(await first.undo()).toMatchObject(UNDONE);
    expect(await drawn(page)).toBe(2);
  });

  test('the last one leaves no trace', async () => {
    const page = await show('<p>One</p>');
    const { undo } = await act(page, 'underline', 'p');
    await undo();
    expect(await page.page.evaluate('CSS.highlights.size + document.adoptedStyleSheets.length')).toBe(0);
  });

  test('a box over a picture', async () => {
    const page = await show('<img alt="Map" width="50" height="50"><img alt="Plan" width="50" height="50">');
    const { undo } = await act(page, 'highlight', '[alt=Map]');
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.locator('html > :not(head, body)').count()).toBe(0);
  });

  test('reports marks that were cleared already', async () => {
    const page = await show('<p>One</p>');
    const { undo } = await act(page, 'highlight', 'p');
    await page.call('clearMarks');
    expect(await undo()).toMatchObject({ success: true, effect: 'no_change' });
  });
});

describe('scroll', () => {
  test('the page', async () => {
    const page = await show('<div style="height:5000px">Long</div>');
    await page.page.evaluate('scrollTo(0, 300)');
    const { outcome, undo } = await act(page, 'scroll', undefined, { direction: 'down' });
    expect(outcome.undoable).toBe(true);
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.evaluate('scrollY')).toBe(300);
  });

  test('an area of its own, also when somebody scrolled on', async () => {
    const page = await show(
      '<div id="area" style="height:200px;overflow:auto"><div style="height:2000px"><button>In it</button></div></div>',
    );
    const { undo } = await act(page, 'scroll', 'button', { direction: 'bottom' });
    await page.page.evaluate('document.getElementById("area").scrollTop = 700');
    expect(await undo()).toMatchObject(UNDONE);
    expect(await page.page.evaluate('document.getElementById("area").scrollTop')).toBe(0);
  });
});

describe('what cannot be undone', () => {
  test.each(casesForRun(['click', 'read'], 1))('%s is not offered', async action => {
    const page = await show('<button onclick="this.after(\'Sent\')">Send</button>');
    const { outcome, undo } = await act(page, action, 'button');
    expect(outcome.success).toBe(true);
    expect(outcome.undoable).toBeUndefined();
    expect(await undo()).toMatchObject({ success: false, error_type: 'PageGone' });
  });

  test('a choice that left the page', async () => {
    const page = await show(
      `<select aria-label="Go to" onchange="location.href = '/next'">${COUNTRIES}</select>`,
    );
    const { outcome } = await act(page, 'select', 'select', { value: 'Germany' });
    expect(outcome).toMatchObject({ leaving: true });
    expect(outcome.undoable).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** The values that these pages' scripts hold, outside the document, where they would count as changes. */
function held(page: TestPage): Promise<unknown> {
  return page.page.evaluate(() => globalThis.zoo?.held);
}

async function act(page: TestPage, action: 'select' | 'check', name: string, params: object) {
  const [elementId] = await page.idsOf(name);
  return page.act({ action, target: { elementId }, params: { ...params } });
}

const SEGMENTS = `<div role="group" aria-label="Born"><div>
  <span role="spinbutton" tabindex="0" contenteditable="true" aria-label="month, " aria-valuemin="1" aria-valuemax="12">mm</span>/<span
  role="spinbutton" tabindex="0" contenteditable="true" aria-label="day, " aria-valuemin="1" aria-valuemax="31">dd</span>/<span
  role="spinbutton" tabindex="0" contenteditable="true" aria-label="year, " aria-valuemin="1" aria-valuemax="9999">yyyy</span></div></div>
<script>
    globalThis.zoo = {};
  for (const part of document.querySelectorAll('[role=spinbutton]')) {
    let digits = '';
    part.addEventListener('focus', () => (digits = ''));
    part.addEventListener('beforeinput', event => {
      event.preventDefault();
      digits += event.data;
      part.textContent = String(Number(digits));
      zoo.held = [...document.querySelectorAll('[role=spinbutton]')].map(at => at.textContent).join('/');
      if (Number(digits) * 10 > part.ariaValueMax) part.nextElementSibling?.focus();
    });
  }
</script>`;

test('writes a date of several parts, and reads it back as one', async () => {
  const page = await show(SEGMENTS);
  const [elementId] = await page.idsOf('day, ');
  const action = { action: 'choose_date', target: { elementId }, params: { value: '2027-03-05' } } as const;
  const outcome = await page.act(action);
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed', value: '2027-03-05' });
  expect(await held(page)).toBe('3/5/2027');
});

test('takes the field in a combobox for the box, and names an option by its content', async () => {
  const page =
    await show(`<div role="combobox" aria-haspopup="listbox" aria-expanded="false" tabindex="0" id="box"
    style="width:200px"><input tabindex="-1" placeholder="Country" style="pointer-events:none"><span id="shown"></span></div>
    <div role="listbox" id="list" hidden><div role="option">Georgia <small>+995</small></div><div role="option">Germany <small>+49</small></div></div>
    <script>
    globalThis.zoo = {};
      const box = document.querySelector('#box');
      const open = is => { list.hidden = !is; box.ariaExpanded = String(is); };
      box.addEventListener('click', () => open(list.hidden));
      list.addEventListener('click', event => {
        shown.textContent = zoo.held = event.target.closest('[role=option]').firstChild.data.trim();
        open(false);
      });
    </script>`);
  const outcome = await act(page, 'select', 'Country', { value: 'Germany' });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toBe('Germany');
});

test('reads a drawn box by its hidden native one', async () => {
  const page =
    await show(`<input type="checkbox" style="display:none"><div style="cursor:pointer" id="drawn">Writing</div>
    <script>
    globalThis.zoo = {};
      drawn.addEventListener('click', () => {
        const tick = drawn.previousElementSibling;
        tick.checked = !tick.checked;
        zoo.held = String(tick.checked);
      });
    </script>`);
  const ticked = await act(page, 'check', 'Writing', {});
  expect(ticked, ticked.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toBe('true');
  expect(await act(page, 'check', 'Writing', { value: true })).toMatchObject({ effect: 'no_change' });
});

test('sends a key after the page knows of the focus, whose own changes do not count', async () => {
  const page = await show(`<div id="editor" contenteditable aria-label="Tags">red</div><script>
    globalThis.zoo = {};
    let isReady = false;
    editor.addEventListener('focus', () => {
      editor.dataset.focused = '';
      editor.style.outline = '2px solid blue';
      queueMicrotask(() => (isReady = true));
    });
    editor.addEventListener('keydown', event => {
      event.preventDefault();
      if (isReady && event.key === 'Enter') zoo.held = editor.textContent;
    });
  </script>`);
  const [elementId] = await page.idsOf('Tags');
  const outcome = await page.act({ action: 'press', target: { elementId }, params: { key: 'Enter' } });
  expect(await held(page)).toBe('red');
  expect(outcome, outcome.message).toMatchObject({ success: false, effect: 'no_change' });
});

test('opens a cell that a press turns into a field; names a vanished one by its place', async () => {
  const page = await show(`<table><tr><td id="cell" style="cursor:pointer">Oli</td></tr></table><script>
    globalThis.zoo = {};
    cell.addEventListener('mousedown', event => {
      if (cell.querySelector('input')) return;
      event.preventDefault();
      cell.innerHTML = '<input value="Oli">';
      const field = cell.firstChild;
      field.focus();
      field.addEventListener('change', () => {
        zoo.held = field.value;
        cell.textContent = field.value;
      });
    });
  </script>`);
  const [elementId] = await page.idsOf('Oli');
  const opened = await page.act({ action: 'click', target: { elementId } });
  expect(opened, opened.message).toMatchObject({ success: true, effect: 'changed' });
  const filled = await page.act({
    action: 'fill',
    target: { selector: 'td input' },
    params: { value: 'Olive' },
  });
  expect(filled, filled.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toBe('Olive');
});

test('reads an inline calendar by its marked day', async () => {
  const days = Array.from({ length: 31 }, (_, index) => `<td role="gridcell">${index + 1}</td>`);
  const weeks = [0, 7, 14, 21, 28].map(first => `<tr>${days.slice(first, first + 7).join('')}</tr>`);
  const page =
    await show(`<div><h3>March 2027</h3><table role="grid" aria-label="Day">${weeks.join('')}</table></div><script>
    globalThis.zoo = {};
    document.querySelector('table').addEventListener('click', ({ target }) => {
      if (target.textContent === '9') return;
      for (const day of document.querySelectorAll('td')) day.ariaSelected = String(day === target);
      zoo.held = target.textContent;
    });
  </script>`);
  const pick = (value: string) =>
    page.act({ action: 'choose_date', target: { selector: 'table' }, params: { value } });
  const outcome = await pick('2027-03-05');
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toBe('5');
  expect(await pick('2027-03-09')).toMatchObject({ success: false });
});

const OCTOBER = Array.from({ length: 31 }, (_, day) => `<td>${day + 1}</td>`).join('');

/** Its script keeps a day of its own, which a text written into the field never reaches. */
const DEAF_PICKER = `<p>Stay until 2026-10-05</p><input aria-label=Day id=d><table id=p class=picker hidden><caption>October 2026</caption><tr>${OCTOBER}</tr></table>
<script>
  globalThis.zoo = { held: null };
  d.onfocus = d.onclick = () => (p.hidden = false);
  d.onblur = () => (p.hidden = true);
  p.onmousedown = event => event.preventDefault();
  p.onclick = ({ target }) => {
    for (const cell of p.querySelectorAll('td')) cell.classList.toggle('selected', cell === target);
    zoo.held = target.textContent;
    d.value = '10/' + target.textContent + '/2026';
    p.hidden = true;
  };
</script>`;

test('does not take a text that its picker knows nothing of for a date, nor one nearby', async () => {
  const page = await show(DEAF_PICKER);
  const outcome = await page.act({
    action: 'choose_date',
    target: { selector: '#d' },
    params: { value: '2026-10-05' },
  });
  expect(outcome, outcome.message).toMatchObject({ success: true, effect: 'changed' });
  expect(await held(page)).toBe('5');
  expect(await page.page.inputValue('#d')).toBe('10/5/2026');
});

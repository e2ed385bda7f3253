import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PRESSED = "document.title = 'pressed'";

/** What is done to the page after the approval, and what, a little later, while the run waits. */
interface Meanwhile {
  before?: string;
  later: string;
  afterMs?: number;
}

/** Binds the action, changes the page, runs it, and changes the page again. */
async function runWhile(
  page: TestPage,
  action: Action,
  { before = '', later, afterMs = 300 }: Meanwhile,
  key: string = randomUUID(),
) {
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
  await page.page.evaluate(before);
  await page.page.evaluate(`setTimeout(() => { ${later} }, ${afterMs})`);
  const approved = { key, action, binding: bound.binding, language: 'en', files: [] };
  return page.call<Outcome>('runAction', approved);
}

const on = (action: string, params = {}): Action => ({ action, target: { selector: '#x' }, params });

const BUTTON = `<button id=x onclick="${PRESSED}">Go</button>`;
const COVER = 'position:fixed;inset:0;background:#ccc';

describe('a click waits until its target', () => {
  test.each(
    casesForRun(
      [
        ['is enabled', BUTTON, 'x.disabled = true', 'x.disabled = false'],
        ['is enabled, after a second', BUTTON, 'x.disabled = true', 'x.disabled = false', 1000],
        [
          'is enabled by its fieldset',
          `<fieldset id=f>${BUTTON}</fieldset>`,
          'f.disabled = true',
          'f.disabled = false',
        ],
        [
          'is enabled, as a drawn button',
          `<div role=button tabindex=0 id=x onclick="if (this.ariaDisabled !== 'true') { ${PRESSED} }">Go</div>`,
          "x.ariaDisabled = 'true'",
          "x.ariaDisabled = 'false'",
        ],
        [
          'is enabled, as a field',
          `<input id=x onclick="${PRESSED}">`,
          'x.disabled = true',
          'x.disabled = false',
        ],
        [
          'is enabled, as a list',
          `<select id=x onmousedown="${PRESSED}"><option>One</select>`,
          'x.disabled = true',
          'x.disabled = false',
        ],
        [
          'is enabled, as a part of a button',
          `<button id=b onclick="${PRESSED}"><span id=x>Go</span></button>`,
          'b.disabled = true',
          'b.disabled = false',
        ],
        ['is displayed', BUTTON, "x.style.display = 'none'", "x.style.display = ''"],
        ['is made visible', BUTTON, "x.style.visibility = 'hidden'", "x.style.visibility = ''"],
        [
          'stands in a box that is displayed',
          `<div id=p>${BUTTON}</div>`,
          "p.style.display = 'none'",
          "p.style.display = ''",
        ],
        ['takes the pointer', BUTTON, "x.style.pointerEvents = 'none'", "x.style.pointerEvents = ''"],
        [
          'takes the pointer, as a label',
          `<label id=x onclick="${PRESSED}"><span>Go</span></label>`,
          "x.style.pointerEvents = 'none'",
          "x.style.pointerEvents = ''",
        ],
        [
          'is no longer covered',
          `${BUTTON}<div id=c hidden style="${COVER}">Loading</div>`,
          'c.hidden = false',
          'c.hidden = true',
        ],
        [
          'is no longer covered, by a cover that fades',
          `<style>#c{transition:visibility .3s,opacity .3s}</style>${BUTTON}<div id=c style="visibility:hidden;${COVER}">Loading</div>`,
          "c.style.transition = 'none'; c.style.visibility = 'visible'; c.offsetTop; c.style.transition = ''",
          "c.style.visibility = 'hidden'",
        ],
        [
          'has come in from outside of the window',
          `<style>@keyframes in{from{left:-300px}to{left:0}}#x{position:absolute;left:0;width:200px}.out{left:-300px!important}.in{left:-300px;animation:in .4s linear .2s forwards}</style><div style="position:relative;height:300px">${BUTTON}</div>`,
          "x.className = 'out'",
          "x.className = 'in'",
        ],
        [
          'is enabled, which it was not on the card',
          BUTTON.replace('id=x', 'id=x disabled'),
          '',
          'x.disabled = false',
        ],
        ['is drawn again', `<div id=p>${BUTTON}</div>`, 'p.innerHTML = ``', `p.innerHTML = \`${BUTTON}\``],
      ],
      2,
    ),
  )('%s', async (_case, html, before, later, given?: number) => {
    const afterMs = given ?? 300;
    const page = await show(html);
    const outcome = await runWhile(page, on('click'), { before, later, afterMs });
    expect(await page.page.title(), outcome.message).toBe('pressed');
    expect(outcome.success).toBe(true);
  });

  test('stands still', async () => {
    const page = await show(
      `<style>body{margin:0}#x{transition:margin .5s linear;display:block;width:200px}</style>
      <button id=x onclick="document.title = Math.round(this.getBoundingClientRect().left)">Go</button>`,
    );
    await runWhile(page, on('click'), { before: "x.style.marginLeft = '200px'", later: '' });
    expect(await page.page.title()).toBe('200');
  });
});

describe('does not wait on', () => {
  test.each(
    casesForRun(
      [
        [
          'words that change',
          'x.disabled = true',
          "x.textContent = 'Delete all'; x.disabled = false",
          'ElementChanged',
        ],
        [
          'a handler that changes',
          'x.disabled = true',
          "x.setAttribute('onclick', 'document.title = `other`'); x.disabled = false",
          'ElementChanged',
        ],
        ['a target that stays disabled', 'x.disabled = true', '', 'NotInteractable'],
        [
          'a target that stays covered',
          `document.body.insertAdjacentHTML('beforeend', '<div style="${COVER}">Ad</div>')`,
          '',
          'NotInteractable',
        ],
      ],
      2,
    ),
  )('%s', async (_case, before, later, error_type) => {
    const page = await show(BUTTON);
    const start = Date.now();
    expect(await runWhile(page, on('click'), { before, later })).toMatchObject({
      success: false,
      error_type,
    });
    expect(Date.now() - start).toBeLessThan(4000);
    expect(await page.page.title()).toBe('');
  });
});

test('does nothing once the user has pressed Stop', async () => {
  const page = await show(BUTTON);
  const key = randomUUID();
  const meanwhile = { before: 'x.disabled = true', later: 'x.disabled = false', afterMs: 600 };
  const running = runWhile(page, on('click'), meanwhile, key);
  await page.page.waitForFunction("document.querySelector('#x').disabled");
  await page.call('stopRun', { key });
  expect(await running).toMatchObject({ success: false, error_type: 'Rejected' });
  await page.page.waitForFunction("!document.querySelector('#x').disabled");
  expect(await page.page.title()).toBe('');
});

describe('a field is filled once it', () => {
  test.each(
    casesForRun(
      [
        ['is enabled', '<input id=x>', 'x.disabled = true', 'x.disabled = false'],
        ['can be written', '<textarea id=x></textarea>', 'x.readOnly = true', 'x.readOnly = false'],
        ['is displayed', '<input id=x>', "x.style.display = 'none'", "x.style.display = ''"],
      ],
      2,
    ),
  )('%s', async (_case, html, before, later) => {
    const page = await show(html);
    const outcome = await runWhile(page, on('fill', { value: 'some' }), { before, later });
    expect(outcome, outcome.message).toMatchObject({ success: true });
    expect(await page.page.inputValue('#x')).toBe('some');
  });
});

const COLOURS =
  '<select id=x><option>One<option id=o>Two<optgroup id=g label=More><option>Three</optgroup></select>';

describe('an option is chosen once', () => {
  test.each(
    casesForRun(
      [
        ['its list is enabled', COLOURS, 'Two', 'x.disabled = true', 'x.disabled = false'],
        ['it is enabled', COLOURS, 'Two', 'o.disabled = true', 'o.disabled = false'],
        ['its group is enabled', COLOURS, 'Three', 'g.disabled = true', 'g.disabled = false'],
        ['it is there', COLOURS, 'Two', 'window.kept = o; o.remove()', 'x.append(kept)'],
        [
          'its list is drawn again',
          `<div id=p>${COLOURS}</div>`,
          'Two',
          'p.innerHTML = ``',
          `p.innerHTML = \`${COLOURS}\``,
        ],
      ],
      2,
    ),
  )('%s', async (_case, html, value, before, later) => {
    const page = await show(html);
    const outcome = await runWhile(page, on('select', { value }), { before, later });
    expect(outcome, outcome.message).toMatchObject({ success: true });
    expect(await page.page.inputValue('#x')).toBe(value);
  });
});

test('an option of a drawn list is pressed once the list has grown in', async () => {
  const page =
    await show(`<div role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false id=x>Pick</div>
    <ul role=listbox id=l hidden style="pointer-events:none"><li role=option>One</li><li role=option>Two</li></ul><script>
    x.onclick = () => {
      l.hidden = false;
      x.ariaExpanded = 'true';
      const grown = l.animate([{ transform: 'scale(0)' }, { transform: 'scale(1)' }], 600);
      grown.onfinish = () => { l.style.pointerEvents = ''; };
    };
    l.onclick = ({ target }) => { x.textContent = target.textContent; l.hidden = true; x.ariaExpanded = 'false'; };</script>`);
  const outcome = await page.act(on('select', { value: 'Two' }));
  expect(outcome, outcome.message).toMatchObject({ success: true });
  expect(await page.page.textContent('#x')).toBe('Two');
});

test('a box is ticked once it is enabled', async () => {
  const page = await show('<label><input id=x type=checkbox> News</label>');
  const meanwhile = { before: 'x.disabled = true', later: 'x.disabled = false' };
  expect(await runWhile(page, on('check'), meanwhile)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.isChecked('#x')).toBe(true);
});

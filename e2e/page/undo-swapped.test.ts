import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

// An undo presses without a new approval, so it does not press an element that changed since.
const show = inBrowser();

async function undoAfter(
  page: TestPage,
  given: { action: string; selector: string; params?: Record<string, unknown> },
  change: string,
): Promise<Outcome> {
  const action = {
    action: given.action,
    target: { selector: given.selector },
    params: given.params ?? {},
  };
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
  const key = randomUUID();
  const approved = { key, action, binding: bound.binding, language: 'en' };
  expect(await page.call<Outcome>('runAction', approved)).toMatchObject({ undoable: true });
  await page.page.evaluate(change);
  await page.page.evaluate('did = undefined');
  return page.call<Outcome>('undoAction', { key, language: 'en' });
}

const LEFT_ALONE = { success: false, error_type: 'ElementChanged' };

const SWITCH = `<button role=switch aria-checked=false
  onclick="this.ariaChecked = this.ariaChecked !== 'true'; did = this.textContent">Dark mode</button>`;
const BOX = '<label id=words for=box>Newsletter</label><input id=box type=checkbox onchange="did = 1">';
const RADIOS = `<label id=a>Small<input id=s type=radio name=size checked onchange="did = 1"></label>
  <label id=b>Large<input id=l type=radio name=size onchange="did = 1"></label>`;
const LIST = `<div id=w role=combobox tabindex=0 aria-haspopup=listbox aria-controls=list aria-expanded=false
  aria-label=Color onclick="list.hidden = false; this.ariaExpanded = 'true'">red</div>
  <ul id=list role=listbox hidden>${['red', 'blue']
    .map(
      name =>
        `<li role=option onclick="w.textContent = this.textContent; list.hidden = true; w.ariaExpanded = 'false'; did = 1">${name}</li>`,
    )
    .join('')}</ul>`;

test.each(
  casesForRun(
    [
      [
        'a switch with other words',
        SWITCH,
        'check',
        'button',
        {},
        `document.querySelector('button').textContent = 'Delete account'`,
      ],
      [
        'a switch with another aria-label',
        SWITCH,
        'check',
        'button',
        {},
        `document.querySelector('button').ariaLabel = 'Delete account'`,
      ],
      ['a tick box with another label', BOX, 'check', '#box', {}, `words.textContent = 'Sell my data'`],
      [
        'the radio button that it would go back to',
        RADIOS,
        'check',
        '#l',
        {},
        `a.firstChild.data = 'Everything'`,
      ],
      [
        'an option that does something else',
        LIST,
        'select',
        '#w',
        { value: 'blue' },
        `list.firstChild.setAttribute('onclick', 'did = 2')`,
      ],
      [
        'a select under another name',
        LIST,
        'select',
        '#w',
        { value: 'blue' },
        `w.ariaLabel = 'Who may see it'`,
      ],
    ],
    3,
  ),
)('%s is left alone', async (_case, html, action, selector, params, change) => {
  const page = await show(html);
  expect(await undoAfter(page, { action, selector, params }, change)).toMatchObject(LEFT_ALONE);
  expect(await page.page.evaluate('did')).toBeUndefined();
});

test.each(
  casesForRun(
    [
      ['a switch', SWITCH, 'check', 'button', {}],
      ['a tick box', BOX, 'check', '#box', {}],
      ['a radio button', RADIOS, 'check', '#l', {}],
      ['an option', LIST, 'select', '#w', { value: 'blue' }],
      [
        'a switch that says how it stands',
        SWITCH.replace('did =', `this.textContent = 'Dark mode: ' + this.ariaChecked; did =`),
        'check',
        'button',
        {},
      ],
    ],
    3,
  ),
)('%s that stayed what it was is undone', async (_case, html, action, selector, params) => {
  const page = await show(html);
  const undone = await undoAfter(page, { action, selector, params }, '');
  expect(undone).toMatchObject({ success: true, effect: 'changed' });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowserWithDone } from './show-done.ts';

// What an action is about can stand away from its target.
const show = inBrowserWithDone();

const CLICK: Action = { action: 'click', target: { selector: '#act' }, params: {} };
const ENTER: Action = { action: 'press', target: { selector: '#act' }, params: { key: 'Enter' } };

const BUTTON = '<button id=act onclick="did = 1">Deploy</button>';
const TICKS = '<ul><li><input type=checkbox id=a checked> Ada<li><input type=checkbox id=b> Ben</ul>';

/** Shows the card, changes the page, and runs what was approved. */
async function approveOn(
  html: string,
  action: Action,
  change: string,
): Promise<{ outcome: Outcome; did: unknown }> {
  const page = await show(html);
  const card = await page.preview(action);
  if (card.status !== 'bound') throw new Error(JSON.stringify(card));
  await page.page.evaluate(change);
  const { binding } = card;
  const outcome = await page.call<Outcome>('runAction', {
    key: randomUUID(),
    action,
    binding,
    language: 'en',
  });
  return { outcome, did: await page.page.evaluate('window.did') };
}

test.each(
  casesForRun(
    [
      [
        'the account in the head of the page',
        `<header><b id=x>staging</b> <nav>Home</nav></header><main><section><p>Version 2</p>${BUTTON}</section></main>`,
        CLICK,
        `x.textContent = 'production'`,
      ],
      [
        'a bar that stands over the page',
        `<div style="position:fixed;bottom:0">You act as <b id=x>Ada</b></div><main><p>Version 2</p>${BUTTON}</main>`,
        CLICK,
        `x.textContent = 'root'`,
      ],
      [
        'a sum beside the form',
        `<main><form onsubmit="return false"><input aria-label=Note>${BUTTON}</form><aside>Total <b id=x>38.00 €</b></aside></main>`,
        CLICK,
        `x.textContent = '83.00 €'`,
      ],
      [
        'what is ticked in a list below its bar',
        `<main><div><span>Selected:</span> ${BUTTON}</div>${TICKS}</main>`,
        CLICK,
        'b.checked = true',
      ],
      [
        'the text of a field that a key hands over',
        '<div><input id=act aria-label=Command value="restart api" onkeydown="did = this.value"></div>',
        ENTER,
        `act.value = 'drop database'`,
      ],
    ],
    3,
  ),
)('does not act where the page changed %s', async (_what, html, action, change) => {
  const { outcome, did } = await approveOn(html, action, change);
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(did).toBeUndefined();
});

test.each([
  [
    'counts what is in the basket',
    `<header>Basket <b id=x>1</b></header><main>${BUTTON}</main>`,
    `x.textContent = 2`,
  ],
  [
    'ticks a box that is in no list',
    `<main>${BUTTON}</main><label><input type=checkbox id=x> Dark</label>`,
    'x.checked = true',
  ],
])('acts where the page %s', async (_what, html, change) => {
  expect((await approveOn(html, CLICK, change)).did).toBe(1);
});

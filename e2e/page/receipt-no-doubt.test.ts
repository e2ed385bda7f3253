import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

// A receipt does not report suppositions that the page gave no reason for.
const show = inBrowser();
const onTarget = { action: 'click', target: { selector: '#t' } };

test.each(
  casesForRun(
    [
      [
        'names what events have, as React does',
        `<button id=t>Apply</button><script>var EventInterface = { bubbles: 0, isTrusted: 0, timeStamp: 0 }</script>`,
      ],
      [
        'brings a library along that asks for reasons of its own',
        `<button id=t>Apply</button><script>function ours(e) { return e.isTrusted }${'/*'.padEnd(30_000, '.')}*/</script>`,
      ],
      [
        'shows that tab already',
        `<div role=tablist><button role=tab id=t aria-selected=true>One</button></div>
      <script>t.onclick = event => { if (!event.isTrusted) return; }</script>`,
      ],
      [
        'has taken over what a fill has committed',
        `<input id=a aria-label=A onchange="o.textContent = a.value"><p id=o></p>
      <button id=t onclick="o.textContent = a.value">Apply</button><script>var keys = ['isTrusted', 'type']</script>`,
      ],
    ],
    2,
  ),
)('a click without effect needs no real click where the page %s', async (_case, html) => {
  const page = await show(html);
  if (html.includes('id=a'))
    await page.act({ action: 'fill', target: { selector: '#a' }, params: { value: 'x' } });
  expect(await page.act(onTarget)).toMatchObject({ success: false, effect: 'no_change' });
});

test.each(
  casesForRun(
    [
      ['a member', 'event => { if (event.isTrusted) done() }'],
      ['a part of the event', '({ isTrusted }) => { if (isTrusted) done() }'],
      ['one of several parts', '({ type, isTrusted, button }) => { if (isTrusted) done() }'],
    ],
    2,
  ),
)('a page that checks isTrusted, by %s, is reported to', async (_case, handler) => {
  const page = await show(`<button id=t>Pay</button><script>t.onclick = ${handler}</script>`);
  expect(await page.act(onTarget)).toMatchObject({ effect: 'needs_user', error_type: 'NeedsUser' });
});

test.each(
  casesForRun(
    [
      [
        'with its dialog',
        `<div role=dialog id=d><button id=t onclick="d.style.display = 'none'">Close</button></div>`,
      ],
      ['by itself', `<div><button id=t onclick="this.hidden = true">Dismiss</button></div>`],
    ],
    1,
  ),
)('reports no new text for a button that vanishes %s', async (_case, html) => {
  const page = await show(`<p>Some text of the page</p>${html}`);
  const outcome = await page.act(onTarget);
  expect(outcome.message).not.toContain('now reads');
  expect(outcome).not.toHaveProperty('value');
});

test('does not take text beside a nameless button for its own', async () => {
  const page =
    await show(`<p><button id=t style="width: 30px; height: 30px" onclick="o.textContent = 'Copied'"></button>
    <span id=o>Copy it</span></p>`);
  expect((await page.act(onTarget)).message).not.toContain('now reads');
});

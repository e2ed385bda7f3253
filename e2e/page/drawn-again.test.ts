import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowserWithDone } from './show-done.ts';

// Pages draw their rows again with the same words. The only one like what was shown, in its place, is what was approved.
const show = inBrowserWithDone();

const click = (selector: string): Action => ({ action: 'click', target: { selector }, params: {} });
const fill = (selector: string, value: string): Action => ({
  action: 'fill',
  target: { selector },
  params: { value },
});
const check = (selector: string): Action => ({
  action: 'check',
  target: { selector },
  params: { value: true },
});

interface Ran {
  outcomes: Outcome[];
  did: unknown;
}

/** Shows all rows first, as on one card; lets the page do something, and runs them. */
async function run(html: string, actions: readonly Action[], meanwhile = ''): Promise<Ran> {
  const page = await show(html);
  const bindings = [];
  for (const action of actions) {
    const preview = await page.preview(action);
    bindings.push(preview.status === 'bound' ? preview.binding : undefined);
  }
  await page.page.evaluate(meanwhile);
  const outcomes: Outcome[] = [];
  for (const [index, action] of actions.entries()) {
    const approved = { key: randomUUID(), action, binding: bindings[index], language: 'en' };
    outcomes.push(await page.call('runAction', approved));
  }
  return { outcomes, did: await page.page.evaluate('window.did') };
}

const LIST = `<h1>Orders</h1><ul id=list></ul><script>
  let rows = ['Ann', 'Ben', 'Cy'];
  const row = who => '<li data-id=' + who + '>' + who + ' <button class=' + who + ' data-to="/x" onclick="did = \\'' + who + '\\'; list.append(1)">Open</button></li>';
  const draw = () => { list.innerHTML = rows.map(row).join('') };
  draw();
</script>`;

test.each(
  casesForRun(
    [
      ['its list', 'draw()'],
      ['its list, with one more row before', `rows.unshift('Dora'); draw()`],
      ['its list three times', 'draw(); draw(); draw()'],
      ['its row', `document.querySelector('li + li').outerHTML = row('Ben')`],
      ['itself', `const b = document.querySelector('.Ben'); b.outerHTML = b.outerHTML`],
    ],
    3,
  ),
)('presses what the page drew again with %s', async (_what, script) => {
  const { outcomes, did } = await run(LIST, [click('.Ben')], script);
  expect(outcomes).toMatchObject([{ success: true }]);
  expect(did).toBe('Ben');
});

const AGAIN = (change: string): string => `${change}; draw()`;

test.each(
  casesForRun(
    [
      ['in the row of another', AGAIN(`rows[1] = 'Bea'`)],
      [
        'with another thing to do',
        `draw(); document.querySelector('.Ben').setAttribute('onclick', 'did = 2')`,
      ],
      ['with another attribute', `draw(); document.querySelector('.Ben').dataset.to = '/y'`],
      ['in a row with another id', `draw(); document.querySelector('li + li').dataset.id = 'Eve'`],
      ['under another heading', `draw(); document.querySelector('h1').textContent = 'Refunds'`],
      ['with more words in its row', `draw(); document.querySelector('li + li').append(' 999 €')`],
      ['twice', AGAIN(`rows.push('Ben')`)],
      ['in a form', `list.outerHTML = '<form><ul id=list></ul></form>'; draw()`],
      [
        'as a link',
        `draw(); document.querySelector('.Ben').outerHTML = '<a href="#x" role=button class=Ben onclick="did = 3">Open</a>'`,
      ],
    ],
    3,
  ),
)('does not press what the page drew again %s', async (_what, script) => {
  const { outcomes, did } = await run(LIST, [click('.Ben')], script);
  expect(outcomes).toMatchObject([{ success: false, error_type: expect.stringMatching(/Changed|Stale/u) }]);
  expect(did).toBeUndefined();
});

const FORM = `<div id=box></div><script>
  const draw = (to = '/pay', more = '') => { box.innerHTML = '<form action="' + to + '" onsubmit="did = 1; return false"><p>To Ann</p><button>Pay</button>' + more + '</form>' };
  draw();
</script>`;

test.each([
  ['destination', `draw('/other')`],
  ['fields', `draw('/pay', '<input type=hidden name=iban value=XX>')`],
])('does not submit a form that the page drew again with other %s', async (_what, script) => {
  const { outcomes, did } = await run(FORM, [click('button')], script);
  expect(outcomes).toMatchObject([{ success: false }]);
  expect(did).toBeUndefined();
});

test('presses a row of a table that is drawn again while an earlier row filters it', async () => {
  const html = `<label>Search <input id=q></label><table><tbody id=list></tbody></table><script>
    const draw = () => { list.innerHTML = ['Ann', 'Ben', 'Cy'].filter(who => who.includes(q.value)).map(who => '<tr><td>' + who + '<td><button class=' + who + ' onclick="did = \\'' + who + '\\'; list.append(1)">Open</button>').join('') };
    q.oninput = draw; draw();
  </script>`;
  const { outcomes, did } = await run(html, [fill('#q', 'Ben'), click('.Ben')]);
  expect(outcomes).toMatchObject([{ success: true }, { success: true }]);
  expect(did).toBe('Ben');
});

test('ticks boxes of a list that is drawn again at each tick', async () => {
  const html = `<ul id=list></ul><script>
    did = 0;
    const tasks = ['Milk', 'Tea', 'Jam'].map(name => ({ name, isDone: false }));
    const draw = () => {
      list.innerHTML = tasks.map(({ name, isDone }) => '<li><label><input type=checkbox class=' + name + (isDone ? ' checked> <s>' + name + '</s>' : '> ' + name) + '</label>').join('');
      list.querySelectorAll('input').forEach((box, index) => { box.onchange = () => { tasks[index].isDone = box.checked; did += 1; draw() } });
    };
    draw();
  </script>`;
  const { outcomes, did } = await run(html, [check('.Milk'), check('.Tea')]);
  expect(outcomes).toMatchObject([
    { success: true, effect: 'changed' },
    { success: true, effect: 'changed' },
  ]);
  expect(did).toBe(2);
});

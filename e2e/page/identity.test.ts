import { expect, test } from 'vitest';
import type { Outcome } from '../../extension/operations/outcome.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const PAGE =
  '<div id=a><form action=/x><button id=b>Save</button></form><a id=l href=/one>Link</a></div><div id=other></div>';

const CHANGES: [string, string, string][] = [
  ['#b', 'renamed', 'b.textContent = "Delete"'],
  ['#b', 'given another label', 'b.setAttribute("aria-label", "Delete")'],
  ['#b', 'given another role', 'b.setAttribute("role", "link")'],
  ['#b', 'of another type', 'b.type = "button"'],
  ['#b', 're-parented', 'other.append(b)'],
  ['#b', 'in a form that moved', 'other.append(b.form)'],
  ['#b', 'hidden', 'b.style.display = "none"'],
  ['#b', 'made transparent', 'a.style.opacity = 0'],
  ['#b', 'inside something inert', 'a.inert = true'],
  ['#b', 'sent elsewhere by its form', 'b.form.action = "https://evil.test/"'],
  ['#b', 'sent elsewhere by itself', 'b.formAction = "https://evil.test/"'],
  ['#b', 'sent by another method', 'b.form.method = "post"'],
  ['#l', 'leading elsewhere', 'l.href = "/two"'],
  ['#l', 'opening another tab', 'l.target = "_blank"'],
];

test.each(CHANGES)('%s that is %s after its card is not acted on', async (selector, _change, script) => {
  const page = await show(PAGE);
  const action = { action: 'click', target: { selector }, params: {} };
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('not bound');
  await page.page.evaluate(script);
  await page.page.evaluate(() => document.addEventListener('click', () => document.body.append('RAN'), true));
  const outcome = await page.call<Outcome>('runAction', {
    key: 'k',
    action,
    binding: bound.binding,
    language: 'en',
  });
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.textContent('body')).not.toContain('RAN');
});

test('an element swapped for its like is stale', async () => {
  const page = await show(PAGE);
  const [elementId] = await page.idsOf('button: Save');
  await page.page.evaluate('b.replaceWith(b.cloneNode(true))');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    status: 'failed',
    failure: { type: 'StaleElement' },
  });
});

test('an id stays with its element over readings and moves, and a new element gets a new one', async () => {
  const page = await show(PAGE);
  const [before] = await page.idsOf('button: Save');
  await page.page.evaluate('b.insertAdjacentHTML("beforebegin", "<button>Save</button>")');
  const after = await page.idsOf('button: Save');
  expect(after).toHaveLength(2);
  expect(after).toContain(before);
});

test('an id of another document is somewhere else', async () => {
  const page = await show(PAGE);
  const [elementId] = await page.idsOf('button: Save');
  await page.page.reload();
  expect(await page.preview({ action: 'click', target: { elementId } })).toEqual({ status: 'elsewhere' });
});

test('the check takes no more than 20 ms on a page of 5,000 elements', async () => {
  const page = await show(`${PAGE}${'<div><span>text</span><a href=/y>y</a></div>'.repeat(1700)}`);
  const action = { action: 'highlight', target: { selector: '#b' }, params: {} };
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('not bound');
  const start = performance.now();
  await page.call('runAction', {
    key: 'k',
    action: { ...action, action: 'read' },
    binding: bound.binding,
    language: 'en',
  });
  expect(performance.now() - start).toBeLessThan(60);
});

test('a selector or a description that fits several is refused with what to do', async () => {
  const page = await show('<button>Edit</button><button>Edit</button><button>Hidden one</button>');
  const bySelector = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bySelector).toMatchObject({ status: 'failed', failure: { type: 'InvalidArgument' } });
  const byName = await page.preview({ action: 'click', target: { description: 'Edit' } });
  expect(JSON.stringify(byName)).toMatch(/fits 2 elements.*e_\w+ button: Edit \(1 of 2\)/u);
  expect(await page.preview({ action: 'click', target: { selector: '#none' } })).toEqual({
    status: 'elsewhere',
  });
  expect(await page.preview({ action: 'click', target: { selector: '!!' } })).toMatchObject({
    failure: { type: 'InvalidArgument' },
  });
});

test('equals are told apart on the card', async () => {
  const page = await show('<ul><li>Alice <button>Edit</button></li><li>Bob <button>Edit</button></li></ul>');
  const [, second] = await page.idsOf('Edit');
  expect(await page.preview({ action: 'click', target: { elementId: second } })).toMatchObject({
    facts: { name: 'Edit', place: { index: 2, count: 2 }, near: 'Bob' },
  });
});

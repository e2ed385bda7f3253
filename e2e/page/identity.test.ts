import { expect, test } from 'vitest';
import type { Action } from '../../extension/operations/contract/action.ts';
import type { Outcome } from '../../extension/operations/contract/outcome.ts';
import { casesForRun } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
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

test.each(casesForRun(CHANGES, 8))(
  'does not act on %s that is %s after its card',
  async (selector, _change, script) => {
    const page = await show(PAGE);
    const action = { action: 'click', target: { selector }, params: {} };
    const bound = await page.preview(action);
    if (bound.status !== 'bound') throw new Error('not bound');
    await page.page.evaluate(script);
    await page.page.evaluate(() =>
      document.addEventListener('click', () => document.body.append('RAN'), true),
    );
    const outcome = await page.call<Outcome>('runAction', {
      key: 'k',
      action,
      binding: bound.binding,
      language: 'en',
    });
    expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
    expect(await page.page.textContent('body')).not.toContain('RAN');
  },
);

test('refuses an approval bound by a script that an update replaced, with the reason', async () => {
  const page = await show(PAGE);
  const action = { action: 'click', target: { selector: '#b' }, params: {} };
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('not bound');
  const binding = { ...bound.binding, elementId: 'e_before1' };
  const outcome = await page.call<Outcome>('runAction', { key: 'k', action, binding, language: 'en' });
  expect(outcome).toMatchObject({
    error_type: 'ElementChanged',
    message: expect.stringContaining('restarted'),
  });
});

/** Previews, lets the page change, and runs what was bound. */
async function actAfter(page: TestPage, action: Action, script: string): Promise<Outcome> {
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error(JSON.stringify(bound));
  await page.page.evaluate(script);
  const { binding } = bound;
  return page.call<Outcome>('runAction', { key: 'k', action, binding, language: 'en' });
}

const ROW = (text: string) =>
  `<li><span>${text}</span> <button onclick="document.title += this.previousElementSibling.textContent">Delete</button></li>`;

const SHOWN: [string, string, string, string][] = [
  [
    'told apart by a row whose text was swapped',
    `<ul>${ROW('Draft')}${ROW('Paid')}</ul>`,
    'li:first-child button',
    '{ const [x, y] = document.querySelectorAll("span"); [x.textContent, y.textContent] = [y.textContent, x.textContent] }',
  ],
  [
    'one of two that became one of three',
    '<button id=b>Go</button><button>Go</button>',
    '#b',
    'document.body.insertAdjacentHTML("afterbegin", "<button>Go</button>")',
  ],
  [
    'renamed beyond what the card shows of a long name',
    `<button id=b>${'I have read the terms '.repeat(6)} KEEP</button>`,
    '#b',
    'b.textContent = b.textContent.replace("KEEP", "DELETE")',
  ],
  ['given another script', '<button id=b onclick="1">Save</button>', '#b', 'b.setAttribute("onclick", "2")'],
  [
    'renamed by its style sheet',
    '<style id=s>#b::before { content: "Save" }</style><button id=b></button>',
    '#b',
    's.textContent = "#b::before { content: \'Delete\' }"',
  ],
  [
    'sent with another value',
    '<form action=/x><button id=b name=do value=save>Pay</button></form>',
    '#b',
    'b.value = "delete"',
  ],
  [
    'sent with another hidden field',
    '<form action=/x><input type=hidden name=amount value=10><button id=b>Pay</button></form>',
    '#b',
    'document.querySelector("[name=amount]").value = "10000"',
  ],
  ['all but transparent', '<button id=b>Save</button>', '#b', 'b.style.opacity = ".01"'],
  ['filtered away', '<button id=b>Save</button>', '#b', 'b.style.filter = "opacity(0)"'],
  ['turned into a download', '<a id=b href=/x>Docs</a>', '#b', 'b.download = "x.exe"'],
  [
    'put into another form',
    '<form id=f action=/x></form><form id=g action=/y></form><button form=f id=b>Save</button>',
    '#b',
    'b.setAttribute("form", "g")',
  ],
];

test.each(casesForRun(SHOWN, 5))('does not press a button %s', async (_case, html, selector, script) => {
  const page = await show(html);
  await page.page.evaluate(() => document.addEventListener('click', () => document.body.append('RAN'), true));
  const outcome = await actAfter(page, { action: 'click', target: { selector }, params: {} }, script);
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.textContent('body')).not.toContain('RAN');
});

test.each([
  ['label', 'de'],
  ['value', 'Free'],
])('does not choose an option whose %s was swapped', async (key, value) => {
  const page = await show('<select aria-label=Plan><option>None<option value=de>Free</select>');
  const action = { action: 'select', target: { selector: 'select' }, params: { value } };
  const outcome = await actAfter(page, action, `document.querySelectorAll('option')[1].${key} = 'Pay 9999'`);
  expect(outcome.error_type).toMatch(/ElementChanged|InvalidArgument/u);
  expect(await page.page.evaluate(() => document.querySelector('select')?.selectedIndex)).toBe(0);
});

test('does not overwrite a field typed into meanwhile, except by the step before', async () => {
  const page = await show('<input aria-label=A oninput="b.value = 1"><input aria-label=B id=b>');
  const fill = (selector: string) => ({ action: 'fill', target: { selector }, params: { value: 'x' } });
  expect(await actAfter(page, fill('#b'), 'b.value = "typed"')).toMatchObject({
    error_type: 'ElementChanged',
  });
  const bound = await page.preview(fill('#b'));
  await page.act(fill('input'));
  if (bound.status !== 'bound') throw new Error('not bound');
  const { binding } = bound;
  const approved = { key: 'k2', action: fill('#b'), binding, language: 'en' };
  expect(await page.call('runAction', approved)).toMatchObject({ success: true });
});

test('does not press a label that was given to another control', async () => {
  const page = await show(
    '<label for=a id=l>News</label><input type=checkbox id=a><button id=del onclick="document.title = 1">Delete</button>',
  );
  const action = { action: 'click', target: { selector: '#l' }, params: {} };
  expect(await page.preview(action)).toMatchObject({ facts: { kind: 'checkbox' } });
  expect(await actAfter(page, action, 'l.htmlFor = "del"')).toMatchObject({ error_type: 'ElementChanged' });
  expect(await page.page.title()).toBe('');
});

test.each([
  ['a link', '<a href=/good onmouseover="this.href = \'/bad\'">Docs</a>', 'a'],
  [
    'a form',
    '<form action=/good><button onmousedown="this.form.action = \'/bad\'">Save</button></form>',
    'button',
  ],
  [
    'a text',
    '<button onpointerdown="this.textContent = `Delete`" onclick="document.title = 1">Save</button>',
    'button',
  ],
])('does not click %s that changes during the press', async (_case, html, selector) => {
  const page = await show(html);
  expect(await page.act({ action: 'click', target: { selector } })).toMatchObject({
    success: false,
    error_type: 'ElementChanged',
  });
  expect(page.page.url()).toBe('http://page.test/');
  expect(await page.page.title()).toBe('');
});

test('a fingerprint reveals nothing of its element', async () => {
  const page = await show(
    '<form><input type=hidden value=c4n4ry><button aria-label=c4n4ry>Go</button></form>',
  );
  const bound = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(JSON.stringify(bound.status === 'bound' && bound.binding)).not.toContain('c4n4ry');
});

test('a name that a style sheet writes is shown', async () => {
  const page = await show('<style>#b::before { content: "Save" }</style><button id=b></button>');
  expect(await page.preview({ action: 'click', target: { selector: '#b' } })).toMatchObject({
    facts: { name: 'Save' },
  });
});

test('finds a redrawn element by its old id, and shows it', async () => {
  const page = await show(PAGE);
  const [elementId] = await page.idsOf('button: Save');
  await page.page.evaluate('b.replaceWith(b.cloneNode(true))');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    status: 'bound',
    binding: { elementId },
    facts: { name: 'Save' },
  });
  expect(await page.idsOf('button: Save')).toEqual([elementId]);
});

test('asks again when an element that submits in another way replaces the one on the card', async () => {
  const page = await show(PAGE);
  const [elementId] = await page.idsOf('button: Save');
  const action = { action: 'click', target: { elementId }, params: {} };
  const outcome = await actAfter(
    page,
    action,
    'const other = b.cloneNode(true); other.formMethod = "post"; b.replaceWith(other)',
  );
  expect(outcome).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(outcome.message).toContain(elementId);
  expect(page.page.url()).toBe('http://page.test/');
  expect(await page.preview(action)).toMatchObject({ status: 'bound', binding: { elementId } });
});

const ITEM = (name: string, verb = 'Delete') => `<li><span>${name}</span> <button>${verb}</button></li>`;

test.each([
  ['its row is gone', `${ITEM('Bo')}${ITEM('Cy')}`],
  ['its name is another', `${ITEM('Ada', 'Remove')}${ITEM('Bo')}`],
  ['there are two of it now', `${ITEM('Ada')}${ITEM('Ada')}${ITEM('Bo')}`],
])('an element redrawn where %s is stale, and the nearest are named', async (_case, html) => {
  const page = await show(`<ul id=list>${ITEM('Ada')}${ITEM('Bo')}</ul>`);
  const [elementId] = await page.idsOf('near: Ada');
  await page.page.evaluate(markup => document.querySelector('#list')?.setHTMLUnsafe(markup), html);
  const preview = await page.preview({ action: 'click', target: { elementId } });
  if (preview.status !== 'failed') throw new Error(JSON.stringify(preview));
  expect(preview.failure.type).toBe('StaleElement');
  expect(preview.failure.message).toMatch(/button "Delete".*The most similar now: e_\w+ button: /u);
  const [, nearest] = /now: (e_\w+)/u.exec(preview.failure.message) ?? [];
  expect(await page.preview({ action: 'click', target: { elementId: nearest } })).toMatchObject({
    status: 'bound',
  });
});

test('finds neither of two indistinguishable elements again', async () => {
  const page = await show('<div id=box><button>Go</button><button>Go</button></div>');
  const [elementId] = await page.idsOf('Go');
  await page.page.evaluate('box.innerHTML = "<button>Go</button>"');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    failure: { type: 'StaleElement' },
  });
});

test('does not take an element that was there before for a replacement', async () => {
  const page = await show(
    '<div><section><p>Draft</p><button id=a>Go</button></section><section><p id=p>Paid</p><button>Go</button></section></div>',
  );
  const [elementId] = await page.idsOf('near: Draft');
  await page.page.evaluate('a.parentNode.remove(); p.textContent = "Draft"');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
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

test('reports an id of another document as elsewhere', async () => {
  const page = await show(PAGE);
  const [elementId] = await page.idsOf('button: Save');
  await page.page.reload();
  expect(await page.preview({ action: 'click', target: { elementId } })).toEqual({ status: 'elsewhere' });
});

const ROWS = (count: number, row: (index: number) => string) =>
  `<ul>${Array.from({ length: count }, (_, index) => `<li>Row ${index} ${row(index)}</li>`).join('')}</ul>`;

test('counts duplicates on a card as in the list', async () => {
  const page = await show(`<x-a></x-a>${ROWS(3, () => '<button>Edit</button>')}
    <div><button hidden>Edit</button><button aria-label=Edit>x</button><button><img alt=Edit src=x></button></div>
    <div onclick="1">Edit</div><div onclick="1"><b>Edit</b></div><script>
    document.querySelector('x-a').attachShadow({ mode: 'open' }).innerHTML = '<button>Edit</button>'</script>`);
  const { elements } = await page.read('en', 40);
  expect(elements).toHaveLength(8);
  for (const { id, desc } of elements) {
    const [, index, count] = /(\d) of (\d)/u.exec(desc) ?? [];
    const place = { index: Number(index), count: Number(count) };
    const preview = await page.preview({ action: 'click', target: { elementId: id } });
    expect([desc, preview]).toMatchObject([desc, { facts: { place } }]);
  }
});

test('refuses an ambiguous selector or description with the next step', async () => {
  const page = await show('<button>Edit</button><button>Edit</button><button>Hidden one</button>');
  const bySelector = await page.preview({ action: 'click', target: { selector: 'button' } });
  expect(bySelector).toMatchObject({ status: 'failed', failure: { type: 'InvalidArgument' } });
  const byName = await page.preview({ action: 'click', target: { description: 'Edit' } });
  expect(JSON.stringify(byName)).toMatch(/matches 2 elements.*e_\w+ button: Edit \(1 of 2\)/u);
  expect(await page.preview({ action: 'click', target: { selector: '#none' } })).toEqual({
    status: 'elsewhere',
  });
  expect(await page.preview({ action: 'click', target: { selector: '!!' } })).toMatchObject({
    failure: { type: 'InvalidArgument' },
  });
});

test('tells duplicates apart on the card', async () => {
  const page = await show('<ul><li>Alice <button>Edit</button></li><li>Bob <button>Edit</button></li></ul>');
  const [, second] = await page.idsOf('Edit');
  expect(await page.preview({ action: 'click', target: { elementId: second } })).toMatchObject({
    facts: { name: 'Edit', place: { index: 2, count: 2 }, near: 'Bob' },
  });
});

test('treats an element as gone while it is in a frame, and as itself once it is back', async () => {
  const page = await show('<iframe id=f></iframe><button id=b>Save</button>');
  const [elementId] = await page.idsOf('button: Save');
  const action = { action: 'click', target: { elementId }, params: {} };
  await page.page.evaluate('f.contentDocument.body.append(window.kept = b)');
  expect(await page.preview(action)).not.toMatchObject({ status: 'bound' });
  await page.page.evaluate('document.body.append(kept)');
  expect(await page.preview(action)).toMatchObject({ status: 'bound' });
});

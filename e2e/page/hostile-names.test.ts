import { expect, test } from 'vitest';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

/** Pages whose own names or prototypes get in the way of readers. */

const show = inBrowser();

const NAMES = (
  'getAttribute hasAttribute getAttributeNames id tagName localName parentNode parentElement children childNodes ' +
  'elements submit action method querySelector querySelectorAll contains matches closest attributes ownerDocument ' +
  'nodeType nodeName value isConnected getRootNode shadowRoot assignedSlot getBoundingClientRect getClientRects ' +
  'checkVisibility scrollIntoView scrollTop clientHeight style classList className textContent innerText hidden ' +
  'namespaceURI compareDocumentPosition addEventListener dispatchEvent focus click requestSubmit reset name target ' +
  'previousElementSibling nextElementSibling firstChild isContentEditable dir title labels form type remove'
).split(' ');

const CLOBBERED = NAMES.map(name => `<input type=hidden name=${name} value=x>`).join('');

async function pressSave(page: TestPage): Promise<void> {
  const [elementId] = await page.idsOf('button: Save');
  expect(await page.preview({ action: 'click', target: { elementId } })).toMatchObject({
    status: 'bound',
    facts: { name: 'Save' },
  });
  expect(await page.act({ action: 'click', target: { elementId } })).toMatchObject({ success: true });
  expect(await page.page.evaluate('document.body.lastChild.textContent')).toContain('SAVED');
}

const SAVE = '<button onclick="event.preventDefault(); document.body.append(`SAVED`)">Save</button>';

test('reads, fills and presses a form whose inputs shadow all its members', async () => {
  const page = await show(
    `<main><form action=/x>${CLOBBERED}<label>Email <input id=mail></label>${SAVE}</form></main>`,
  );
  const [elementId] = await page.idsOf('Email');
  const fill = { action: 'fill', target: { elementId }, params: { value: 'a@b.c' } };
  expect(await page.act(fill)).toMatchObject({ success: true });
  expect(await page.page.evaluate('mail.value')).toBe('a@b.c');
  await pressSave(page);
});

test('ignores pictures that shadow members of the document', async () => {
  const names =
    'body head title activeElement documentElement querySelector querySelectorAll getElementById elementFromPoint scrollingElement createElement createTreeWalker forms styleSheets defaultView baseURI adoptedStyleSheets addEventListener';
  const page = await show(
    `${names
      .split(' ')
      .map(name => `<img name=${name}>`)
      .join('')}${SAVE}`,
  );
  await pressSave(page);
});

const PATCHES = [
  ['patched prototypes', 'for (const of of [Element, Node, Document, HTMLElement]) PATCH(of.prototype)'],
  ['frozen prototypes', 'for (const of of [Element, Node, Document, Event]) Object.freeze(of.prototype)'],
  [
    'getters that throw',
    `for (const at of document.querySelectorAll('*')) for (const name of ['id', 'textContent', 'parentNode', 'matches'])
       Object.defineProperty(at, name, { get() { throw new Error('no') } })`,
  ],
  [
    'built-ins that lie',
    `Array.prototype.filter = () => []; Map.groupBy = () => new Map(); JSON.stringify = () => '"x"';
     window.getComputedStyle = () => ({ display: 'none' }); String.prototype.trim = () => ''`,
  ],
  [
    'observers and clocks that are broken',
    `window.MutationObserver = null; performance.now = () => 0; window.setTimeout = () => 0; window.requestAnimationFrame = () => 0`,
  ],
] as const;

const PATCH = `const PATCH = prototype => { for (const name of ['getAttribute', 'matches', 'querySelectorAll', 'getBoundingClientRect', 'checkVisibility', 'getRootNode', 'elementFromPoint', 'dispatchEvent', 'focus', 'click'])
  if (name in prototype) prototype[name] = () => { throw new Error('patched') } };`;

test.each(PATCHES)('%s of the page do not reach our scripts', async (_case, script) => {
  const page = await show(`<form>${SAVE}</form><script>{ ${PATCH} ${script} }</script>`);
  const [elementId] = await page.idsOf('button: Save');
  expect(await page.act({ action: 'click', target: { elementId } })).toMatchObject({ success: true });
});

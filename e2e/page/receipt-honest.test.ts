import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const CLICK = { action: 'click', target: { selector: '#go' } };

function button(script: string): string {
  return `<button id=go>Go</button><script>go.onclick = () => { ${script} }</script>`;
}

test.each([
  ['an editor of that name', '<div class="toastui-editor-contents"></div>', '.toastui-editor-contents'],
  [
    'an editor in a box of that name',
    '<div class="toast"><div contenteditable></div></div>',
    '[contenteditable]',
  ],
  ['a chat', '<ul class="message-list"></ul>', 'ul'],
])('does not report text typed into %s as a message', async (_case, html, selector) => {
  const page = await show(
    html + button(`document.querySelector('${selector}').insertAdjacentHTML('beforeend', '<p>Dear Ann</p>')`),
  );
  const outcome = await page.act(CLICK);
  expect(outcome.effect).toBe('changed');
  expect(outcome).not.toHaveProperty('page_message');
});

test.each(
  casesForRun(
    ['MuiSnackbar-root', 'Toastify__toast', 'iziToast', 'v-snackbar__wrapper', 'el-message fixed'],
    3,
  ),
)('reports a toast of the class %s', async name => {
  const page = await show(
    `<style>.fixed{position:fixed;top:0}</style>${button(`document.body.insertAdjacentHTML('beforeend', '<div class="${name}">Saved it</div>')`)}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ page_message: 'Saved it' });
});

test('an alert that begins to fade in when the page is still already', async () => {
  const page = await show(
    `<style>.toast{opacity:0;display:none}.toast.show{display:block;opacity:0}.toast.shown{opacity:1}</style>
     <div style="position:fixed;bottom:0"><div class=toast id=t role=alert>Saved it</div></div>
     ${button("t.className = 'toast show'; setTimeout(() => (t.className = 'toast show shown'), 250)")}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ page_message: 'Saved it' });
});

test('a redrawn list has not opened', async () => {
  const list = '<ul role=listbox aria-label=Perms><li role=option>Read</li></ul>';
  const page = await show(
    `<div id=box>${list}</div><p id=p>0</p>${button(`box.innerHTML = '${list}'; p.textContent = 'x'`)}`,
  );
  const outcome = await page.act(CLICK);
  expect(outcome.effect).toBe('changed');
  expect(outcome).not.toHaveProperty('opened');
});

test('a dialog in a shadow tree, which was there before and hidden', async () => {
  const page = await show(
    `<x-dialog><p>Really?</p></x-dialog><script>
     document.querySelector('x-dialog').attachShadow({ mode: 'open' }).innerHTML = '<dialog aria-label=Leave><slot></slot></dialog>';</script>
     ${button("document.querySelector('x-dialog').shadowRoot.querySelector('dialog').showModal()")}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ opened: { kind: 'dialog', name: 'Leave' } });
});

test('a dialog in a portal without a height, which fades in', async () => {
  const page = await show(
    `<div id=portal style="position:absolute;top:0;left:0;right:0"></div>
     ${button(`portal.innerHTML = '<div role=alertdialog aria-label=Leave style="position:fixed;top:90px;opacity:0;transition:opacity .2s">Really?</div>'; requestAnimationFrame(() => requestAnimationFrame(() => (portal.firstChild.style.opacity = 1)))`)}`,
  );
  expect(await page.act(CLICK)).toMatchObject({ opened: { kind: 'dialog', name: 'Leave' } });
});

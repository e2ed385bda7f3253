import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import { descriptions, inBrowser } from './show.ts';

/** What lies over a page: the browser's top layer, and what is inert under it. */

const show = inBrowser();
const click = (selector: string) => ({ action: 'click', target: { selector } });
const PRESS = `onclick="document.title = this.textContent"`;

test('uses the last opened of nested dialogs, wherever it is in the page', async () => {
  const page = await show(`<button ${PRESS}>Behind</button>
    <dialog id=second><button ${PRESS}>Second</button></dialog><dialog id=first><button ${PRESS}>First</button></dialog>
    <script>first.showModal(); second.showModal()</script>`);
  expect(await descriptions(page)).toEqual(['button: Second (dialog)']);
  expect(await page.act(click('#second button'))).toMatchObject({ success: true });
  expect(await page.page.title()).toBe('Second');
  await page.page.evaluate('second.close()');
  expect(await descriptions(page)).toEqual(['button: First (dialog)']);
});

fullTest('presses nothing behind a modal dialog in a shadow tree', async () => {
  const page = await show(`<button ${PRESS}>Behind</button><p id=host></p><script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<dialog><button>Inside</button></dialog>';
    host.shadowRoot.querySelector('dialog').showModal()</script>`);
  expect(await descriptions(page)).toEqual(['button: Inside', 'button: Behind (covered)']);
  expect(await page.act(click('body > button'))).toMatchObject({
    success: false,
    error_type: 'NotInteractable',
  });
});

test('a popover over a page: what it has comes first, what it covers is marked and not pressed', async () => {
  const page =
    await show(`<button id=under ${PRESS} style="position:fixed;left:0;top:0">Under</button><button style="position:fixed;right:0;top:0">Beside</button>
    <div id=pop popover style="inset:auto;left:0;top:0;width:300px;height:200px;margin:0"><button ${PRESS}>In popover</button></div><script>pop.showPopover()</script>`);
  expect(await descriptions(page)).toEqual([
    expect.stringMatching(/^button: In popover/),
    'button: Under (covered)',
    'button: Beside',
  ]);
  expect(await page.act(click('#under'))).toMatchObject({ success: false, error_type: 'NotInteractable' });
  expect(await page.page.title()).toBe('');
});

test('a popover opened from a modal dialog, beside it in the page, can be pressed', async () => {
  const page =
    await show(`<dialog id=box><button id=open onclick="pop.showPopover()">Options</button><div id=pop popover><button ${PRESS}>Inner option</button></div></dialog>
    <script>box.showModal()</script>`);
  expect(await page.act(click('#open'))).toMatchObject({ success: true, effect: 'opened' });
  expect(await descriptions(page)).toContainEqual(expect.stringContaining('Inner option'));
});

test('neither lists nor presses inert elements, except inside a modal dialog', async () => {
  const page = await show(
    `<div inert><button id=dead ${PRESS}>Dead</button><dialog id=box><button id=live ${PRESS}>Live</button></dialog></div><button>Free</button>`,
  );
  expect(await descriptions(page)).toEqual(['button: Free']);
  expect(await page.preview(click('#dead'))).not.toMatchObject({ status: 'bound' });
});

test('a fullscreen element covers the rest', async () => {
  const page = await show(
    `<button id=behind ${PRESS}>Behind</button><div id=stage style="background:white"><button id=full onclick="stage.requestFullscreen()">Full</button><button id=play ${PRESS}>Play</button></div>`,
  );
  await page.page.click('#full');
  await page.page.waitForFunction('document.fullscreenElement');
  expect(await descriptions(page)).toEqual(['button: Full', 'button: Behind (covered)', 'button: Play']);
  expect(await page.act(click('#play'))).toMatchObject({ success: true });
  expect(await page.act(click('#behind'))).toMatchObject({ success: false, error_type: 'NotInteractable' });
});

test('a sheet over the page, of no role and not see-through, marks all under it as covered', async () => {
  const page = await show(
    `<button>One</button> <button>Two</button><div style="position:fixed;inset:0;background:#fff8"><button ${PRESS}>Accept</button></div>`,
  );
  expect((await descriptions(page)).toSorted()).toEqual([
    'button: Accept',
    'button: One (covered)',
    'button: Two (covered)',
  ]);
});

test.each(
  casesForRun(
    [
      'zoom: 2',
      'zoom: 0.5',
      'direction: rtl',
      'writing-mode: vertical-rl',
      'transform: scale(1.3); transform-origin: 0 0',
      'perspective: 300px; transform: rotateY(30deg)',
    ],
    3,
  ),
)('a page of `%s`: fields are filled, buttons pressed, both where they are', async style => {
  const page = await show(
    `<body style="${style}"><p>Text before it</p><label>Name <input id=f></label> <button id=b ${PRESS}>Go</button><a href="#there" id=a>There</a><p style="height:2000px"></p><button id=low ${PRESS}>Low</button>`,
  );
  expect(
    await page.act({ action: 'fill', target: { selector: '#f' }, params: { value: 'Ada' } }),
  ).toMatchObject({ success: true, value: 'Ada' });
  expect(await page.act(click('#b'))).toMatchObject({ success: true });
  expect(await page.page.title()).toBe('Go');
  expect(await page.act(click('#low'))).toMatchObject({ success: true });
  expect(await page.page.title()).toBe('Low');
});

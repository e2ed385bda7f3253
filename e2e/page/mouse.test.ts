import { expect, test } from 'vitest';
import { casesForRun, fullTest } from '../toolchain/full-tests.ts';
import type { TestPage } from './open-page.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

const click = (selector: string, params: Record<string, unknown>) => ({
  action: 'click',
  target: { selector },
  params,
});

/** The page notes every mouse event on `#x`, with its button, its place in a row and its position in the box. */
const NOTED = `<script>
  const events = [];
  const noted = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'contextmenu', 'dblclick'];
  for (const type of noted)
    x.addEventListener(type, event => {
      const { left, top } = x.getBoundingClientRect();
      events.push([type, event.button, event.detail, Math.round(event.clientX - left), Math.round(event.clientY - top)].join(' '));
    });
</script>`;

const events = async ({ page }: TestPage): Promise<string[]> => page.evaluate('events');

const types = (all: readonly string[]): string[] => all.map(event => event.split(' ')[0] ?? '');

test('a right click opens the menu of the page, and clicks nothing', async () => {
  const page = await show(`<button id=x style="width:100px;height:40px">File</button>
    <div id=menu role=menu hidden><button role=menuitem>Rename</button></div>${NOTED}
    <script>x.oncontextmenu = event => { event.preventDefault(); menu.hidden = false; }</script>`);
  const action = click('#x', { button: 'right' });
  expect(await page.preview(action)).toMatchObject({ effect: 'acts', sentence: 'Right-click …' });
  const outcome = await page.act(action);
  expect(outcome).toMatchObject({ success: true, effect: 'opened', opened: { kind: 'menu' } });
  expect(outcome.message).toContain('Right-clicked "File"');
  expect(await events(page)).toEqual([
    'pointerdown 2 0 50 20',
    'mousedown 2 1 50 20',
    'pointerup 2 0 50 20',
    'mouseup 2 1 50 20',
    'auxclick 2 1 50 20',
    'contextmenu 2 0 50 20',
  ]);
});

test('a right click on a link that opens a tab claims no tab, and names the missing menu', async () => {
  const page = await show('<a id=x href=/next target=_blank>Open</a>');
  const outcome = await page.act(click('#x', { button: 'right' }));
  expect(outcome).toMatchObject({ success: false, effect: 'no_change' });
  expect(outcome.message).toContain('no menu of its own');
  expect(outcome.opened).toBeUndefined();
  expect(page.page.context().pages()).toHaveLength(1);
});

test('a right click on a submit button submits nothing, and is shown so', async () => {
  const page = await show('<form action=http://other.test/><button id=x>Send</button></form>');
  const preview = await page.preview(click('#x', { button: 'right' }));
  expect(preview).toMatchObject({ status: 'bound', effect: 'acts' });
  expect(preview).not.toHaveProperty('submitsTo');
  await page.act(click('#x', { button: 'right' }));
  expect(page.page.url()).not.toContain('other.test');
});

test('a middle click opens a link in a new tab, and says so on the card', async () => {
  const page = await show(`<a id=x href=/next>Open</a>${NOTED}`);
  const action = click('#x', { button: 'middle' });
  expect(await page.preview(action)).toMatchObject({
    effect: 'leaves',
    sentence: 'Middle-click …',
    after: 'its link in a new tab',
  });
  const opened = page.page.context().waitForEvent('page');
  expect(await page.act(action)).toMatchObject({
    success: true,
    effect: 'opened',
    opened: { kind: 'tab', url: expect.stringMatching(/\/next$/u) },
  });
  const tab = await opened;
  expect(types(await events(page))).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick']);
  await tab.close();
});

fullTest('a middle click that the page takes opens nothing', async () => {
  const page = await show(
    `<a id=x href=/next>Open</a><p id=p></p><script>x.onauxclick = event => { event.preventDefault(); p.textContent = 'Closed'; }</script>`,
  );
  const outcome = await page.act(click('#x', { button: 'middle' }));
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome.opened).toBeUndefined();
  expect(page.page.context().pages()).toHaveLength(1);
});

test.each([
  [2, 'Double-click …', ['click 0 1', 'click 0 2', 'dblclick 0 2']],
  [3, 'Triple-click …', ['click 0 1', 'click 0 2', 'dblclick 0 2', 'click 0 3']],
])('%d clicks in a row count up', async (clickCount, sentence, expected) => {
  const page = await show(
    `<button id=x>Row</button><p id=p></p>${NOTED}<script>x.onclick = () => { p.append('!'); }</script>`,
  );
  const action = click('#x', { clickCount });
  expect(await page.preview(action)).toMatchObject({ sentence });
  expect(await page.act(action)).toMatchObject({ success: true, effect: 'changed' });
  const clicks = (await events(page)).filter(event => /^(click|dblclick)/u.test(event));
  expect(clicks.map(event => event.split(' ').slice(0, 3).join(' '))).toEqual(expected);
});

fullTest('a triple click stops when the page answers the first one by another element', async () => {
  const page = await show(
    `<div id=box><button id=x onclick="box.innerHTML = document.getElementById('other').innerHTML">Add</button></div>
     <template id=other><button onclick="document.body.append('GONE')">Delete</button></template>`,
  );
  expect(await page.act(click('#x', { clickCount: 3 }))).toMatchObject({
    success: false,
    error_type: 'ElementChanged',
  });
  expect(await page.page.textContent('body')).not.toMatch(/GONE$/u);
});

const CANVAS = `<canvas id=x width=200 height=100 aria-label=Map></canvas>${NOTED}`;

test('a point of a canvas is shown on the card, and pressed there', async () => {
  const page = await show(
    `${CANVAS}<p id=p></p><script>x.onclick = event => { p.textContent = event.offsetX + ',' + event.offsetY; }</script>`,
  );
  const action = click('#x', { x: 0.25, y: 0.8 });
  expect(await page.preview(action)).toMatchObject({
    sentence: 'Click … at 25 % from the left and 80 % from the top',
  });
  expect(await page.act(action)).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.textContent('p')).toBe('50,80');
  expect(new Set((await events(page)).map(event => event.split(' ').slice(3).join(',')))).toEqual(
    new Set(['50,80']),
  );
});

test('a point far down in a tall picture is scrolled to', async () => {
  const page = await show(`<img id=x alt=Plan style="width:300px;height:3000px;display:block"><p id=p></p>
    <script>x.onclick = event => { p.textContent = event.offsetY; }</script>`);
  expect(await page.act(click('#x', { x: 0.5, y: 0.9 }))).toMatchObject({ success: true });
  expect(await page.page.textContent('p')).toBe('2700');
});

fullTest('a point far down in a picture that a box scrolls is scrolled to', async () => {
  const page = await show(`<div style="width:200px;height:150px;overflow:auto">
    <img id=x alt=Plan style="width:1000px;height:1000px;display:block"></div><p id=p></p>
    <script>x.onclick = event => { p.textContent = event.offsetX + ',' + event.offsetY; }</script>`);
  expect(await page.act(click('#x', { x: 0.9, y: 0.8 }))).toMatchObject({ success: true });
  expect(await page.page.textContent('p')).toBe('900,800');
});

test('a plain click has a place, too', async () => {
  const page =
    await show(`<div id=x role=slider tabindex=0 aria-label=Rating style="width:100px;height:20px"></div>
    <p id=p></p><script>x.onclick = event => { p.textContent = event.offsetX + ' ' + event.pointerType; }</script>`);
  expect(await page.act(click('#x', {}))).toMatchObject({ success: true, effect: 'changed' });
  expect(await page.page.textContent('p')).toBe('50 mouse');
});

const selected = ({ page }: TestPage): Promise<string> => page.evaluate('getSelection().toString()');

test.each(
  casesForRun(
    [
      ['three clicks', '<input id=x value="Lisbon next May" style="width:90px">', 3, 'Lisbon next May'],
      ['two clicks', '<p id=x style="width:90px">Portugal</p><p>Spain', 2, 'Portugal'],
      ['two clicks', '<div id=x onmousedown="event.preventDefault()">Portugal</div>', 2, ''],
      ['two clicks', '<div id=x style="user-select:none">Portugal</div>', 2, ''],
    ],
    2,
  ),
)('%s on %s select what they do by hand', async (_case, html, clickCount, text) => {
  const page = await show(html);
  await page.act(click('#x', { clickCount, x: 0.2 }));
  expect((await selected(page)).trim()).toBe(text);
});

test('a point where another control lies is not pressed', async () => {
  const page = await show(`<div id=x tabindex=0 style="position:relative;width:300px;height:100px">Map
    <button style="position:absolute;right:0;bottom:0;width:100px;height:50px" onclick="document.body.append('GONE')">Delete</button></div>`);
  expect(await page.act(click('#x', { x: 0.95, y: 0.9 }))).toMatchObject({
    success: false,
    error_type: 'NotInteractable',
    message: expect.stringContaining('Delete'),
  });
  expect(await page.page.textContent('body')).not.toContain('GONE');
});

test.each([
  ['another size', `x.style.width = '400px'`],
  ['another picture', `x.src = x.src.replace('blue', 'red')`],
])('a point is not pressed in %s than was shown', async (_what, script) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" style="background:blue"/>`;
  const page = await show(
    `<img id=x style="width:200px;height:100px" alt=Plan src="data:image/svg+xml,${encodeURIComponent(drawing)}" onclick="document.body.append('PRESSED')">`,
  );
  const action = click('#x', { x: 0.5, y: 0.5 });
  const bound = await page.preview(action);
  if (bound.status !== 'bound') throw new Error('It was not bound.');
  await page.page.evaluate(script);
  const run = { key: 'k', action, binding: bound.binding, language: 'en' };
  expect(await page.call('runAction', run)).toMatchObject({ success: false, error_type: 'ElementChanged' });
  expect(await page.page.textContent('body')).not.toContain('PRESSED');
});

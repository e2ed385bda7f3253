import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

// Visible effects count wherever they are; invisible ones do not.
const show = inBrowser();
const click = (selector = 'button') => ({ action: 'click', target: { selector }, params: {} });

test.each(
  casesForRun(
    [
      [
        'a field in a shadow tree elsewhere',
        `<div id=h></div><button onclick="h.shadowRoot.querySelector('input').value = ''">Clear</button>
    <script>h.attachShadow({ mode: 'open' }).innerHTML = '<input value=abc>'</script>`,
      ],
      [
        'the second choice of a list',
        `<select id=s multiple><option selected>a<option selected>b</select>
    <button onclick="s.options[1].selected = false">Only a</button>`,
      ],
      [
        'text in a frame of the same site',
        `<iframe id=f srcdoc="<p>old</p>"></iframe>
    <button onclick="f.contentDocument.body.innerHTML = '<p>new text</p>'">Show</button>`,
      ],
      ['another document in a frame', `<iframe name=f></iframe><a href="/next" target=f>Show</a>`, 'a'],
      [
        'a sheet of styles',
        `<p>Hello</p><button onclick="const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { background: black }'); document.adoptedStyleSheets = [sheet]">Dark</button>`,
      ],
    ],
    1,
  ),
)('%s: reported as a change', async (_case, html, selector: string = 'button') => {
  const page = await show(html);
  expect(await page.act(click(selector))).toMatchObject({ success: true });
});

test.each(
  casesForRun(
    [
      [
        'the time of the press, noted for statistics',
        `<button onclick="document.body.dataset.lastClick = Date.now()">Save</button>`,
      ],
      [
        'a box that is not drawn',
        `<button onmousedown="document.body.insertAdjacentHTML('beforeend',
      '<span style=position:absolute;width:9px;height:9px></span>')">Save</button>`,
      ],
      [
        'a clock among words',
        `<p id=o>Saved 5 s ago</p><button onmousedown="setTimeout(() => { o.textContent = 'Saved 6 s ago' }, 900)">Save</button>`,
      ],
      [
        'a rule that changes no look',
        `<style id=s></style><button onclick="s.sheet.insertRule('.other { color: red }')">Save</button>`,
      ],
    ],
    1,
  ),
)('%s: reported as no change', async (_case, html) => {
  const page = await show(html);
  expect(await page.act(click())).toMatchObject({ success: false, effect: 'no_change' });
});

test.each(
  casesForRun(
    [
      ['that stood still', '', true],
      ['while a clock ticks', 'setInterval(() => { clock.textContent = ++n }, 700)', false],
    ],
    1,
  ),
)('a late figure on a page %s', async (_case, script, success) => {
  const page = await show(`<p>Cart <b id=o>0</b></p><p id=clock>0</p>
    <button onclick="setTimeout(() => { o.textContent = '1' }, 300)">Add</button><script>let n = 0; ${script}</script>`);
  const card = await page.preview(click());
  const shown = await page.page.evaluate(() => performance.now());
  await page.page.waitForFunction(start => performance.now() > start + 2700, shown);
  const binding = 'binding' in card ? card.binding : undefined;
  const approved = { key: randomUUID(), action: click(), binding, language: 'en' };
  expect(await page.call('runAction', approved)).toMatchObject({ success });
});

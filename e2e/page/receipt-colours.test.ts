import { expect, test } from 'vitest';
import { inBrowser } from './show.ts';

// A page uses colours for anything, so that red alone is weak evidence of a failure.
const show = inBrowser();
const onTarget = { action: 'click', target: { selector: '#t' } };

test.each([
  [
    'a red heading loses a mark',
    `<h2 id=h class="title selected" style="color:red">Hello</h2><button id=t>Next</button>
     <script>t.onclick = () => { h.className = 'title'; }</script>`,
  ],
  [
    'a red price stands in a card that is marked',
    `<div id=h class=card>Lamp <b style="color:#d00">9.99 EUR</b></div><button id=t>Compare</button>
     <script>t.onclick = () => { h.className = 'card marked'; }</script>`,
  ],
  [
    'a card that says that it is sold out is marked',
    `<div id=h class=card>Lamp <b>Sold out</b></div><button id=t>Compare</button>
     <script>t.onclick = () => { h.className = 'card marked'; }</script>`,
  ],
  [
    'a dialog closes before a failure that was told long ago',
    `<main id=m aria-hidden=true><p style="color:red">Your trial has expired</p><div class=toast>Backup failed</div></main>
     <div role=dialog id=h><button id=t>Close</button></div>
     <script>t.onclick = () => { h.remove(); m.removeAttribute('aria-hidden'); }</script>`,
  ],
  [
    'a red label comes along with the word that it is done',
    `<button id=t>Run</button><ul id=h></ul><div role=status id=s></div>
     <script>t.onclick = () => { h.innerHTML = '<li style="color:#a33">payload : number'; s.textContent = 'Successfully sent'; }</script>`,
  ],
  [
    'a dialog with a red field is closed',
    `<div role=dialog id=h><label>Text <input id=i></label><button id=t>Cancel</button></div>
     <script>i.style.border = '1px solid red'; t.onclick = () => { h.style.display = 'none'; }</script>`,
  ],
])('is no failure where %s', async (_case, html) => {
  const page = await show(html);
  expect(await page.act(onTarget)).toMatchObject({ success: true, effect: 'changed' });
});

test.each([
  ['a style', `<p id=h style="color:red;display:none">Name taken by Tom</p>`, `h.style.display = 'block'`],
  ['an attribute', `<p id=h style="color:red" hidden>Name taken by Tom</p>`, `h.hidden = false`],
  [
    'a class',
    `<style>.hidden{display:none}</style><p id=h class=hidden style="color:red">Name taken by Tom</p>`,
    `h.className = ''`,
  ],
  [
    'nothing, with other words, in a box that turns red',
    `<fieldset id=f><legend id=h>Size</legend></fieldset>`,
    `f.style.borderColor = 'red'; h.style.color = 'red'; h.textContent = 'Please select a size'`,
  ],
])('is a failure where a red line that was hidden by %s is shown', async (_case, html, script) => {
  const page = await show(
    `${html}<button id=t>Save</button><script>t.onclick = () => { ${script} }</script>`,
  );
  expect(await page.act(onTarget)).toMatchObject({ success: false, effect: 'validation_error' });
});

test('a key that closes a dialog opens no tab, though a link in it has the focus', async () => {
  const page = await show(
    `<div role=dialog id=d><a id=t href="/help" target=_blank>Help</a></div>
     <script>t.focus(); t.onkeydown = ({ key }) => { if (key === 'Escape') d.remove(); }</script>`,
  );
  const outcome = await page.act({ action: 'press', params: { key: 'Escape' } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
  expect(outcome).not.toHaveProperty('opened');
});

test('a pointer over a link opens no tab', async () => {
  const page = await show(
    `<a id=t href="/help" target=_blank>Help</a><p id=o></p>
     <script>t.onmouseenter = () => { o.textContent = 'Read the manual'; }</script>`,
  );
  const outcome = await page.act({ action: 'hover', target: { selector: '#t' } });
  expect(outcome).toMatchObject({ success: true, effect: 'changed' });
});

test('tells what is new of a bar that is drawn again', async () => {
  const page = await show(
    `<div id=bar></div><div id=list></div><script>
      const draw = (name, text) => {
        bar.innerHTML = '<span>Open</span><button id=t class="' + name + '">Recent</button>';
        list.innerHTML = '<p>' + text + '</p>';
        t.onclick = () => draw('on', 'Edited on Monday');
      };
      draw('', 'Nothing open');
    </script>`,
  );
  expect((await page.act(onTarget)).message).toContain('Edited on Monday');
});

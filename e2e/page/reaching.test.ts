import { describe, expect, test } from 'vitest';
import { casesForRun } from '../toolchain/full-tests.ts';
import { inBrowser } from './show.ts';

const show = inBrowser();

/** What the page reports of itself in its title. */
const PRESSED = "document.title = 'pressed'";

const LIST = Array.from({ length: 14 }, (_, at) => `<li id=i${at} style="height:80px">Item ${at}</li>`).join(
  '',
);

/** A page taller than the window, with something over its edges. The item listens, and stands where `start` scrolls. */
function underBars(bars: string, start: string): string {
  return `<style>*{margin:0;padding:0}</style>${bars}<ol style="padding:160px 0">${LIST}</ol>
    <script>i8.onclick = () => { ${PRESSED}; }; ${start}</script>`;
}

const fixed = (where: string) =>
  `<div style="position:fixed;z-index:9;left:0;right:0;background:#ccc;${where}">Bar</div>`;

const LATE = 'i13.scrollIntoView({ behavior: `instant` });';
const ON_TOP = 'i8.scrollIntoView({ behavior: `instant`, block: `start` });';
const AT_BOTTOM = 'i8.scrollIntoView({ behavior: `instant`, block: `end` });';

describe('under bars', () => {
  test.each(
    casesForRun(
      [
        ['a fixed header, scrolled past it', underBars(fixed('top:0;height:160px'), LATE)],
        ['a fixed header, in view behind it', underBars(fixed('top:0;height:160px'), ON_TOP)],
        ['a fixed footer, in view behind it', underBars(fixed('bottom:0;height:160px'), AT_BOTTOM)],
        ['a header over most of the window', underBars(fixed('top:0;height:560px'), ON_TOP)],
        ['a footer over most of the window', underBars(fixed('bottom:0;height:560px'), AT_BOTTOM)],
        [
          'a header over the middle and a footer',
          underBars(fixed('top:0;height:420px') + fixed('bottom:0;height:100px'), ON_TOP),
        ],
        [
          'a bar across the middle',
          underBars(
            fixed('top:250px;height:200px'),
            'i8.scrollIntoView({ behavior: `instant`, block: `center` });',
          ),
        ],
        [
          'a header that sticks to its list',
          underBars(
            '',
            "const bar = Object.assign(document.createElement('div'), { textContent: 'Bar' }); bar.style = 'position:sticky;top:0;height:160px;background:#ccc'; i0.before(bar); i8.scrollIntoView({ behavior: `instant`, block: `start` });",
          ),
        ],
        [
          'a header laid over a list that scrolls',
          `<style>*{margin:0;padding:0}body{position:relative}</style><ol id=l style="height:100vh;overflow:scroll;padding-top:160px">${LIST}</ol>
       <div style="position:absolute;top:0;width:100%;height:160px;background:#ccc">Bar</div>
       <script>i8.onclick = () => { ${PRESSED}; }; l.scrollTo(0, i8.offsetTop);</script>`,
        ],
        [
          'smooth scrolling',
          underBars(`<style>html{scroll-behavior:smooth}</style>${fixed('top:0;height:160px')}`, LATE),
        ],
      ],
      3,
    ),
  )('scrolls to press what is under %s', async (_case, html) => {
    const page = await show(html);
    const { message } = await page.act({ action: 'click', target: { selector: '#i8' } });
    expect(await page.page.title(), message).toBe('pressed');
  });

  test('leaves the page where it was when nothing clears the target', async () => {
    const page = await show(underBars(fixed('top:0;bottom:0'), ON_TOP));
    const before = await page.page.evaluate(() => scrollY);
    expect(await page.act({ action: 'click', target: { selector: '#i8' } })).toMatchObject({
      error_type: 'NotInteractable',
    });
    expect(await page.page.title()).toBe('');
    expect(await page.page.evaluate(() => scrollY)).toBe(before);
  });
});

describe('points of a box', () => {
  test.each(
    casesForRun(
      [
        [
          'a circle in a drawing',
          `<svg width=90 height=90><circle id=x onclick="${PRESSED}" cx=45 cy=45 r=40 /></svg>`,
        ],
        [
          'a ring with nothing in its middle',
          `<svg width=90 height=90><circle id=x fill=none stroke=red stroke-width=8 onclick="${PRESSED}" cx=45 cy=45 r=30 /></svg>`,
        ],
        [
          'generated words alone',
          `<style>#x::before{content:'q'}</style><span id=x onclick="${PRESSED}"></span>`,
        ],
        ...['8px 8px', '11.5px 20.5px', '11.65px 20.23px', '11.13px 20.68px', '11.24px 20.15px'].map(
          margin => [
            `a dot at ${margin}`,
            `<style>body{margin:0}</style><div id=x style="margin:${margin};width:1px;height:1px" onclick="${PRESSED}"></div>`,
          ],
        ),
        [
          'a line with a part far above',
          `<span id=x onclick="${PRESSED}"><i style="position:absolute;top:-1000px">up</i><b>here</b></span>`,
        ],
        [
          'a link broken over lines',
          `<div style="width:8ch;font:16px monospace;line-height:3"><a id=x href="#y" style="margin-left:5ch" onclick="${PRESSED}">one two</a></div>`,
        ],
        [
          'a link broken over lines in a turned box',
          `<div style="width:10ch;margin:200px;padding:2ch;transform:rotate(33deg);font:16px monospace;line-height:8ch;word-wrap:break-word"><a id=x href="#y" style="margin-left:7ch" onclick="${PRESSED}">123321</a></div>`,
        ],
        [
          'a link over six lines, of which the last is clear',
          `<style>body{margin:0}</style><div style="width:6ch;font:16px/30px monospace;position:relative"><a id=x href="#y" onclick="${PRESSED}">aaaa bbbb cccc dddd eeee ffff</a><div style="position:absolute;top:0;left:0;right:0;height:150px;background:#ccc">Ad</div></div>`,
        ],
        [
          'a button whose corner alone is clear',
          `<div style="position:relative;width:200px;height:100px"><button id=x style="width:200px;height:100px" onclick="${PRESSED}">Go</button><div style="position:absolute;inset:0 0 20px 20px;background:#ccc">Ad</div></div>`,
        ],
        [
          'a button whose lower left corner alone is clear',
          `<div style="position:relative;width:200px;height:100px"><button id=x style="width:200px;height:100px" onclick="${PRESSED}">Go</button><div style="position:absolute;left:40px;right:0;top:0;bottom:0;background:#ccc">Ad</div><div style="position:absolute;left:0;width:40px;top:0;height:75px;background:#ccc"></div></div>`,
        ],
        [
          'a button past the right edge',
          `<style>body{margin:0;position:relative;height:300px}</style><button id=x style="position:absolute;right:-100px;width:100px" onclick="${PRESSED}">Go</button>`,
        ],
        [
          'a button half past the right edge',
          `<button id=x style="position:absolute;left:930px;white-space:nowrap" onclick="${PRESSED}">Some long text that goes past the edge</button>`,
        ],
        [
          'a button seen from behind',
          `<button id=x style="transform:rotateY(180deg)" onclick="${PRESSED}">Go</button>`,
        ],
        [
          'a button without a box of its own',
          `<div style="height:2000px"></div><div>Text <button id=x style="display:contents" onclick="${PRESSED}">Go</button></div>`,
        ],
        [
          'a button without a box, around a child',
          `<div style="height:2000px"></div>Text <button id=x style="display:contents" onclick="${PRESSED}"><div>Go</div></button>`,
        ],
        [
          'a button in a row that scrolls sideways',
          `<div style="width:180px;display:flex;overflow-x:scroll">${['One', 'Two', 'Three'].map(name => `<button style="flex:none">${name}</button>`).join('')}<button id=x style="flex:none" onclick="${PRESSED}">Story</button><button style="flex:none">More</button></div>`,
        ],
        [
          'a button far down in a box that scrolls smoothly',
          `<div style="height:400px;overflow:auto;scroll-behavior:smooth"><button id=x style="margin-top:2000px" onclick="${PRESSED}">Go</button></div>`,
        ],
      ],
      3,
    ),
  )('presses %s', async (_case, html) => {
    const page = await show(html ?? '');
    const { message } = await page.act({ action: 'click', target: { selector: '#x' } });
    expect(await page.page.title(), message).toBe('pressed');
  });
});

function slotted(inner: string): string {
  return `<my-button id=h><template shadowrootmode=open>${inner}</template><div id=x>Go</div></my-button>`;
}

describe('parts that stand for one another', () => {
  test.each(
    casesForRun(
      [
        [
          'the words of a button that let clicks through',
          `<button onclick="${PRESSED}"><label id=x style="pointer-events:none">Go</label></button>`,
        ],
        [
          'words deep in a drawn button',
          `<div role=button onclick="${PRESSED}"><div style="pointer-events:none"><span><b id=x>Go</b></span></div></div>`,
        ],
        [
          'words in a link that let clicks through',
          `<a href="#" onclick="${PRESSED}"><span><span id=x style="pointer-events:none">Go</span></span></a>`,
        ],
        [
          'words in a drawn link',
          `<div role=link onclick="${PRESSED}"><div id=x style="pointer-events:none">Go</div></div>`,
        ],
        ['a box that only claims to be disabled', `<div id=x disabled onclick="${PRESSED}">Go</div>`],
        [
          'a field without a size, by its label',
          `<label id=x>Go <input onclick="${PRESSED}" style="width:0;height:0;padding:0;margin:0;border:0"></label>`,
        ],
        [
          'such a field itself',
          `<label>Go <input id=x onclick="${PRESSED}" style="width:0;height:0;padding:0;margin:0;border:0"></label>`,
        ],
        [
          'a label under its own transparent box',
          `<div style="position:relative;width:120px;height:30px"><label id=x for=c>Go</label><input id=c type=checkbox onchange="${PRESSED}" style="position:absolute;inset:0;width:100%;height:100%;opacity:0;margin:0"></div>`,
        ],
        [
          'words in a label under its own transparent box',
          `<div style="position:relative;width:120px;height:30px"><label for=c><b id=x>Go</b></label><input id=c type=checkbox onchange="${PRESSED}" style="position:absolute;inset:0;width:100%;height:100%;opacity:0;margin:0"></div>`,
        ],
        [
          'a drawing in a label under its own transparent box',
          `<label style="position:relative;display:block;width:60px;height:30px"><span id=x style="display:block;width:60px;height:30px;background:#ccc"></span><input type=checkbox onchange="${PRESSED}" style="position:absolute;inset:0;width:100%;height:100%;opacity:0;margin:0"></label>`,
        ],
      ],
      3,
    ),
  )('presses %s', async (_case, html) => {
    const page = await show(html);
    const { message } = await page.act({ action: 'click', target: { selector: '#x' } });
    expect(await page.page.title(), message).toBe('pressed');
  });

  test.each(
    casesForRun(
      [
        [
          'what is slotted into a button',
          slotted(`<button onclick="${PRESSED}"><slot></slot></button>`),
          '#x',
        ],
        ['the host of such a button', slotted(`<button onclick="${PRESSED}"><slot></slot></button>`), '#h'],
        [
          'the button around what is slotted',
          slotted(`<button id=b onclick="${PRESSED}"><slot></slot></button>`),
          '#b',
        ],
        [
          'a drawn button around what is slotted',
          slotted(`<div role=button tabindex=0 id=b onclick="${PRESSED}"><span><slot></slot></span></div>`),
          '#b',
        ],
        [
          'a button that fills a host with words beside it',
          `<my-button id=h><template shadowrootmode=open><style>:host{display:inline-block;position:relative}button{position:absolute;inset:0;opacity:0}</style><slot></slot><button aria-label=Go onclick="${PRESSED}"></button></template><span id=x>Go</span></my-button>`,
          '#h',
        ],
      ],
      3,
    ),
  )('presses %s', async (_case, html, selector) => {
    const page = await show(html);
    const { message } = await page.act({ action: 'click', target: { selector } });
    expect(await page.page.title(), message).toBe('pressed');
  });
});

test('a page learns of a press as of one by hand', async () => {
  const page = await show(
    `<div id=o style="padding:40px"><input type=checkbox id=x></div><p></p><script>
      const note = word => document.querySelector('p').append(word + ' ');
      for (const type of ['mouseover', 'mouseenter', 'mousemove', 'pointerdown', 'mousedown', 'mouseup', 'click', 'input', 'change'])
        x.addEventListener(type, event => note(type + (type === 'pointerdown' ? ':' + event.pressure : '')));
    </script>`,
  );
  await page.act({ action: 'click', target: { selector: '#x' } });
  expect((await page.page.textContent('p'))?.trim()).toBe(
    'mouseover mouseenter mousemove pointerdown:0.5 mousedown mouseup click input change',
  );
});

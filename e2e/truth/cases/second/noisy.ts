import { sitePage } from '../../site-pages.ts';
import { came, click, failed, fill, type Site, type TruthCase, tick } from '../../truth-case.ts';
import { acted, app, button, clicked, onClick } from './second-pages.ts';

/** What goes on by itself, other than in the older cases. */
const BUSY = {
  'a chat about failures': `<ul id="n1"></ul><script>{ const lines = ['bob: my payment failed', 'cho: error 500 again', 'dee: saved!', 'eli: access denied, lol']; let at = 0; setInterval(() => { n1.innerHTML += '<li>' + lines[at++ % 4] + '</li>'; if (at % 9 === 0) n1.innerHTML = ''; }, 500); }</script>`,
  'alerts of a market': `<div id="n2" role="alert">ACME 100.00</div><script>setInterval(() => { n2.textContent = 'ACME ' + (90 + Math.random() * 20).toFixed(2); }, 700);</script>`,
  'a draft that saves itself': `<p id="n3">Draft</p><script>{ let at = 0; setInterval(() => { at += 1; n3.textContent = at % 2 ? 'Saving draft…' : 'Draft saved 9:4' + at % 10; }, 600); }</script>`,
  'news of other people in a live region': `<div id="n4" role="status"></div><script>{ let at = 0; setInterval(() => { at += 1; n4.textContent = ['Ann saved a note', 'Ben deleted a note', 'Could not load Cho’s picture'][at % 3]; }, 650); }</script>`,
  'a spinner that never ends': `<div role="status" aria-busy="true"><span id="n5">Loading</span></div><script>{ let at = 0; setInterval(() => { n5.textContent = 'Loading' + '.'.repeat(at++ % 4); }, 300); }</script>`,
  'a carousel of live slides': `<section aria-live="polite" id="n6"></section><script>{ let at = 0; setInterval(() => { at += 1; n6.innerHTML = '<p>Slide ' + at % 5 + '</p><button>Go to slide ' + at % 5 + '</button>'; }, 800); }</script>`,
  'body styles and a cursor': `<script>{ let at = 0; setInterval(() => { at += 1; document.body.style.cursor = at % 2 ? 'wait' : 'auto'; document.body.dataset.tick = String(at); document.body.classList.toggle('busy'); }, 250); }</script>`,
  'a progress of an upload of before': `<div role="progressbar" aria-label="holiday.mov" aria-valuenow="1" id="n8"></div><p id="n8t">Uploading 1 %</p><script>{ let at = 1; setInterval(() => { at = at < 99 ? at + 1 : 1; n8.ariaValueNow = String(at); n8t.textContent = 'Uploading ' + at + ' %'; }, 200); }</script>`,
  'a connection that breaks and comes back': `<div id="n9"></div><script>{ let at = 0; setInterval(() => { n9.innerHTML = at++ % 2 ? '' : '<p class="error">Connection lost. Reconnecting…</p>'; }, 900); }</script>`,
  弹幕: `<div id="n10"></div><script>{ const lines = ['太好看了', '支付失败了怎么办', '收藏成功', '哈哈哈']; let at = 0; setInterval(() => { n10.innerHTML = '<span>' + lines[at++ % 4] + '</span>'; }, 400); }</script>`,
  正在浏览的人数: `<p id="n11">1024 人正在浏览</p><script>setInterval(() => { n11.textContent = 1000 + Math.floor(Math.random() * 99) + ' 人正在浏览'; }, 300);</script>`,
} as const;

type Busy = keyof typeof BUSY;
const isBusy = (name: string): name is Busy => name in BUSY;
const all = Object.keys(BUSY).filter(isBusy);

const amid = (names: readonly Busy[], body: string): string =>
  `${body}${names.map(name => BUSY[name]).join('')}`;
const DEAD = '<p>Teapot, €30.00</p><button id="b" type="button">Notify me</button>';

/** A click on what does nothing; by itself the page does a lot. */
const inert = (name: string, html: string, more: Site = {}): TruthCase =>
  clicked(`dead button: ${name}`, { 'GET /': html, ...more }, failed(), /Notify me|通知我/);

const saving = (names: readonly Busy[], status: number): Site => ({
  'GET /': onClick(
    amid(names, button('Save')),
    `const { ok } = await api('/x'); e.textContent = ok ? 'Stored as version 8.' : 'Version 8 was refused by the owner.';`,
  ),
  'POST /x': { status, json: {}, delay: 500 },
});

/** Restless pages: what is dead, what works, and what is refused. */
export const noisyCases: readonly TruthCase[] = [
  ...all.map(name => inert(name, sitePage('Teapot', amid([name], DEAD)))),
  inert('everything at once', sitePage('Teapot', amid(all, DEAD))),
  inert(
    'a cookie banner that comes 300 ms after the first touch of the page',
    sitePage(
      'Teapot',
      `${DEAD}<script>addEventListener('pointerdown', () => setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div id="cookies" style="position:fixed;bottom:0;background:#eee">We value your privacy. <button>Accept all</button></div>'), 300), { once: true });</script>`,
    ),
  ),
  inert(
    'only the focus ring moves',
    sitePage('Teapot', `<style>#b:focus { outline: 3px solid blue; background: #def }</style>${DEAD}`),
  ),
  inert(
    'the pressed look lasts a second',
    onClick(
      DEAD,
      `b.style.transform = 'scale(.95)'; b.dataset.active = 'true'; setTimeout(() => { b.style.transform = ''; delete b.dataset.active; }, 1000);`,
    ),
  ),
  inert('it only writes to the console', onClick(DEAD, `console.log('clicked');`)),
  inert('its script throws', onClick(DEAD, 'undefined.then();')),
  inert(
    '死按钮，旁边有弹幕',
    sitePage('茶壶', amid(['弹幕', '正在浏览的人数'], '<button id="b" type="button">到货通知我</button>'), {
      lang: 'zh-CN',
    }),
  ),
  ...(
    [
      ['a chat about failures'],
      ['a draft that saves itself'],
      ['news of other people in a live region'],
    ] as const
  ).map(
    (names): TruthCase =>
      clicked(`stored after 500 ms, beside ${names[0]}`, saving(names, 200), came(), /Stored as version 8/),
  ),
  ...(
    [
      ['alerts of a market'],
      ['a connection that breaks and comes back'],
      ['a spinner that never ends'],
    ] as const
  ).map(
    (names): TruthCase =>
      clicked(
        `refused after 500 ms, beside ${names[0]}`,
        saving(names, 409),
        failed(/refused by the owner/i),
      ),
  ),
  clicked('stored after 500 ms, amid everything', saving(all, 200), came(), /Stored as version 8/),
  clicked('refused after 500 ms, amid everything at once', saving(all, 409), failed(/refused by the owner/i)),
  clicked(
    'a filter leaves nothing in the table, beside a market',
    onClick(
      amid(['alerts of a market'], `<ul id="l"><li>Tea</li><li>Cup</li></ul>${button('Only offers')}`),
      `$('#l').innerHTML = ''; e.textContent = 'No items match.';`,
    ),
    came({ never: /no change|nothing happened/i }),
    /No items match/,
  ),
  acted(
    'a box ticked, beside a progress',
    [tick('#c')],
    app(
      amid(['a progress of an upload of before'], '<label><input type="checkbox" id="c"> Notify me</label>'),
      '',
    ),
    came(),
    /c:true/,
  ),
  acted(
    '弹幕里发送一条：出现在列表',
    [fill('#v', '第一'), click('#b')],
    onClick(
      amid(['弹幕'], `<input id="v" aria-label="弹幕"><ul id="l"></ul>${button('发送')}`),
      `$('#l').insertAdjacentHTML('beforeend', '<li>我：' + $('#v').value + '</li>'); $('#v').value = '';`,
      { lang: 'zh-CN' },
    ),
    came(),
    /我：第一/,
  ),
  acted(
    '弹幕里发送一条：未登录不能发送',
    [fill('#v', '第一'), click('#b')],
    onClick(
      amid(['弹幕', '正在浏览的人数'], `<input id="v" aria-label="弹幕">${button('发送')}`),
      `e.textContent = '登录后才能发弹幕';`,
      { lang: 'zh-CN' },
    ),
    failed(/登录后才能发弹幕/),
  ),
  clicked(
    'the theme: a class on the root, beside styles of the body',
    onClick(
      amid(
        ['body styles and a cursor'],
        `<style>.night, .night body { background: #111; color: #eee }</style>${button('Night')}`,
      ),
      `document.documentElement.classList.toggle('night');`,
    ),
    came(),
    /Night/,
  ),
];

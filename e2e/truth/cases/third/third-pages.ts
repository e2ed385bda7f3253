import { API } from '../../site-pages.ts';
import {
  type Answer,
  click,
  type Site,
  type Truth,
  type TruthAction,
  type TruthCase,
} from '../../truth-case.ts';
import { acted } from '../second/second-pages.ts';

const SKIN = `<style>body { font: 15px/1.5 system-ui, sans-serif; margin: 0 } [hidden] { display: none !important }
  .bar { background: #24324a; color: #fff; padding: .6rem 1rem } .content { max-width: 54rem; margin: 1rem auto; padding: 0 1rem }
  table { border-collapse: collapse } td, th { border-bottom: 1px solid #ddd; padding: .3rem .7rem; text-align: left }
  .float { position: fixed; top: 3rem; left: 40%; background: #fff; border: 1px solid #bbb; padding: .6rem 1rem } .red { color: #d4380d }
  .mask { position: fixed; inset: 0; background: #0006 } .modal { background: #fff; width: 26rem; margin: 9rem auto; padding: 1rem }</style>`;

/** For scripts: `pop` shows a line for a while, `box` a dialog that stays; `b` and `e` are the elements of these ids. */
const KIT = `<script>
  function pop(text, kind = 'toast', time = 3000, role = '') {
    const line = document.createElement('div');
    line.className = 'float ' + kind;
    if (role) line.setAttribute('role', role);
    line.innerHTML = '<i class="icon"></i><span>' + text + '</span>';
    document.body.append(line);
    setTimeout(() => line.remove(), time);
  }
  function box(title, text, foot = '<button type="button">OK</button>', kind = 'modal') {
    document.body.insertAdjacentHTML('beforeend', '<div class="mask"><div class="' + kind + ' modal" role="dialog"><h3>' + title
      + '</h3><div>' + text + '</div><footer>' + foot + '</footer></div></div>');
  }
  const b = document.querySelector('#b'), e = document.querySelector('#e');
</script>`;

/** A page of a site with a name of its own, in one language. */
const screens =
  (lang: string) =>
  (brand: string, main: string, script = '', head = ''): string =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${brand}</title>${SKIN}${head}</head><body>
    <div class="bar">${brand}</div><div class="content">${main}</div>${API}${KIT}<script>{ ${script} }</script></body></html>`;

export const zh = screens('zh-CN');
export const en = screens('en');
export const ja = screens('ja');
export const ko = screens('ko');
export const de = screens('de');
export const fr = screens('fr');
export const es = screens('es');
export const pt = screens('pt-BR');
export const ru = screens('ru');
export const tr = screens('tr');
export const pl = screens('pl');
export const vi = screens('vi');

/** A script that runs at a click on `b`. */
export const tap = (script: string): string =>
  `b.onclick = async event => { event.preventDefault(); ${script} };`;

/** It asks the server first, and has `data` and `ok`. */
export const asking = (script: string): string =>
  tap(`const { ok, status, data } = await api('/api'); ${script}`);

/** For `check`: the line is gone when three seconds are over. */
export const BRIEF = { looking: 1200, requests: { 'POST /api': 1 } } as const;
/** For `check`: a window of the browser leaves nothing on the page. */
export const ALERTED = { seen: /./, requests: { 'POST /api': 1 } } as const;

type Check = TruthCase['check'] | RegExp;
const PRESSED = [click('#b')];

/** The script of the page posts to `/api`, which answers this. */
export const fetched = (
  name: string,
  html: string,
  answer: Answer,
  truth: Truth,
  check?: Check,
  actions: readonly TruthAction[] = PRESSED,
): TruthCase => acted(name, actions, { 'GET /': html, 'POST /api': { delay: 300, ...answer } }, truth, check);

/** The form of the page goes to `/do`, which answers this. */
export const posted = (
  name: string,
  html: string,
  answer: NonNullable<Site[string]>,
  truth: Truth,
  check?: Check,
  more: Site = {},
): TruthCase => acted(name, PRESSED, { 'GET /': html, 'POST /do': answer, ...more }, truth, check);

const every = (time: number, script: string): string =>
  `<script>{ let at = 0; setInterval(() => { at += 1; ${script} }, ${time}); }</script>`;

/** What else goes on on such pages. */
export const beside = {
  clock: `<p id="z1">09:00:00</p>${every(1000, `z1.textContent = new Date().toLocaleTimeString('en-GB');`)}`,
  sold: `<div id="z2"></div>${every(700, `z2.innerHTML = '<span>用户' + '张李王赵'[at % 4] + '** ' + (at % 5 + 1) + ' 秒前下单成功</span>';`)}`,
  viewers: `<p><b id="z3">312</b> 人正在看</p>${every(450, 'z3.textContent = String(300 + at * 7 % 40);')}`,
  danmu: `<div id="z4"></div>${every(380, `z4.innerHTML = '<span style="margin-left:' + at % 9 * 20 + 'px">' + ['前方高能', '哈哈哈哈', '提交失败了？', '已三连'][at % 4] + '</span>';`)}`,
  ads: `<aside id="z5">Ad</aside>${every(800, `z5.innerHTML = '<h4>' + ['Summer flights from €49', 'New: the quiet kettle', 'Refinance today'][at % 3] + '</h4><a href="/ad' + at % 3 + '">Learn more</a>';`)}`,
  quotes: `<table><tr><td>DAX</td><td id="z6">18000.10</td></tr></table>${every(300, 'z6.textContent = (18000 + at * 37 % 90 / 10).toFixed(2);')}`,
  chat: `<ul id="z7"></ul>${every(520, `z7.insertAdjacentHTML('beforeend', '<li>' + ['mia: anyone here?', 'tom: error again :(', 'lea: done!', 'kai: lol'][at % 4] + '</li>'); if (z7.children.length > 5) z7.firstElementChild.remove();`)}`,
  unread: every(600, `document.title = at % 2 ? '【新消息】' : '工作台';`),
  countdown: `<p>距结束 <b id="z9">00:59.9</b></p>${every(100, `z9.textContent = '00:' + (59.9 - at / 10).toFixed(1);`)}`,
} as const;

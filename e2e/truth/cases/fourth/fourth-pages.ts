import { API } from '../../site-pages.ts';
import {
  type Answer,
  click,
  failed,
  type Site,
  type Truth,
  type TruthAction,
  type TruthCase,
} from '../../truth-case.ts';

const LOOK = `<style>body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem 2rem } [hidden] { display: none !important }
  table { border-collapse: collapse } td, th { border-bottom: 1px solid #ddd; padding: .3rem .7rem }
  .veil { position: fixed; inset: 0; background: #0005 } .veil > * { background: #fff; width: 26rem; margin: 8rem auto; padding: 1rem }
  .corner { position: fixed; right: 1rem; bottom: 1rem; background: #333; color: #fff } .ceiling { position: fixed; left: 40%; top: 1rem; background: #fff; border: 1px solid #aaa }
  .drawer { position: fixed; right: 0; top: 0; bottom: 0; width: 20rem; background: #fff; border-left: 1px solid #aaa } .off { opacity: 0 } header { display: flex; gap: 1rem; border-bottom: 1px solid #ccc; margin-bottom: 1rem }</style>`;

/** For scripts: `corner` and `ceiling` show HTML at an edge for a while, `veil` shows it over the page until it is taken away. */
const KIT = `<script>
  function edge(kind, html, time) {
    const box = document.createElement('div');
    box.className = kind;
    box.innerHTML = html;
    document.body.append(box);
    setTimeout(() => box.remove(), time);
  }
  const corner = (html, time = 3500) => edge('corner', html, time);
  const ceiling = (html, time = 3000) => edge('ceiling', html, time);
  const veil = html => document.body.insertAdjacentHTML('beforeend', '<div class="veil">' + html + '</div>');
</script>`;

const HEADER =
  '<header><a href="/">⌂</a> <form action="/search" role="search"><input type="search" name="q" aria-label="🔍"></form> <a href="/me">pat</a></header>';

const docs =
  (lang: string) =>
  (title: string, body: string, script = ''): string =>
    `<!doctype html><html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${title}</title>${LOOK}</head>
    <body>${HEADER}${body}${API}${KIT}<script>{ ${script} }</script></body></html>`;

export const en = docs('en');
export const zh = docs('zh-CN');
export const de = docs('de');
export const fr = docs('fr');
export const es = docs('es');
export const pt = docs('pt-BR');
export const pl = docs('pl');
export const tr = docs('tr');
export const ar = docs('ar');
export const ja = docs('ja');
export const ko = docs('ko');

/** What runs at a click on `b`. */
export const onPress = (script: string): string =>
  `b.addEventListener('click', async event => { event.preventDefault(); ${script} });`;

/** It posts to `/api` first, and has `ok`, `status` and `data` then. */
export const onAnswer = (script: string): string =>
  onPress(`const { ok, status, data } = await api('/api'); ${script}`);

/** Nothing came of it, and the page does not say why. */
export const unmoved: Truth = failed();

/** For `check`: gone before three seconds are over. */
export const BRIEF = { looking: 1100 } as const;

type Check = NonNullable<TruthCase['check']>;

const checkOf = (check: Check | RegExp = {}): Check => (check instanceof RegExp ? { seen: check } : check);

export const trial = (
  name: string,
  site: string | Site,
  truth: Truth,
  check?: Check | RegExp,
  actions: readonly TruthAction[] = [click('#b')],
): TruthCase => ({
  name,
  site: typeof site === 'string' ? { 'GET /': site } : site,
  actions,
  truth,
  check: checkOf(check),
});

const asked =
  (path: string) =>
  (
    name: string,
    html: string,
    answer: NonNullable<Site[string]>,
    truth: Truth,
    check?: Check | RegExp,
    actions?: readonly TruthAction[],
  ): TruthCase => {
    const wanted = { requests: { [path]: 1 }, ...checkOf(check) };
    return trial(name, { 'GET /': html, [path]: answer }, truth, wanted, actions);
  };

/** The script of the page posts to `/api` once. */
export const viaApi = asked('POST /api');

/** A form of the page goes to `/do`. */
export const viaForm = asked('POST /do');

export const formTo = (fields: string, label: string): string =>
  `<form method="post" action="/do" novalidate>${fields}<button id="b">${label}</button></form>`;

/** An answer that most take for quick. */
export const soon = (json: unknown, status = 200): Answer => ({ status, json, delay: 250 });

const each = (time: number, script: string): string =>
  `<script>{ let turn = 0; setInterval(() => { turn += 1; ${script} }, ${time}); }</script>`;

/** What else goes on beside a control. */
export const noise = {
  clock: `<p>UTC <span id="n1">12:00:00</span></p>${each(1000, 'n1.textContent = new Date().toISOString().slice(11, 19);')}`,
  room: `<ul id="n2"></ul>${each(600, `n2.insertAdjacentHTML('beforeend', '<li>' + ['ana: saved it!', 'bo: could not open the file', 'cem: 👍', 'didi: sent'][turn % 4] + '</li>'); if (n2.children.length > 6) n2.firstElementChild.remove();`)}`,
  ticker: `<table><tr><td>NVDA</td><td id="n3">180.00</td><td>SAP</td><td id="n4">240.00</td></tr></table>${each(350, 'n3.textContent = (180 + turn % 7 / 10).toFixed(2); n4.textContent = (240 - turn % 5 / 10).toFixed(2);')}`,
  watchers: `<p><b id="n5">17</b> people are looking at this right now</p>${each(900, 'n5.textContent = 12 + turn * 5 % 9;')}`,
  bullets: `<div id="n6"></div>${each(420, `n6.innerHTML = '<p>' + ['主播好', '已下单', '提交成功了吗', '666'][turn % 4] + '</p>';`)}`,
  sales: `<div id="n7"></div>${each(1500, `n7.innerHTML = '<small>Jemand aus ' + ['Köln', 'Ulm', 'Kiel'][turn % 3] + ' hat gerade bestellt</small>';`)}`,
} as const;

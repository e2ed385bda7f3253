import { sitePage, TOASTS } from '../../site-pages.ts';

/** What goes on by itself on pages, whether or not anybody clicks. */
const NOISES = {
  'a clock with seconds': `<p>Local time <time id="n1"></time></p><script>{ const tick = () => { n1.textContent = new Date().toLocaleTimeString('en-GB'); }; tick(); setInterval(tick, 1000); }</script>`,
  'a countdown by tenths': `<p>Offer ends in <b id="n2">600.0</b> s</p><script>{ let left = 6000; setInterval(() => { left -= 1; n2.textContent = (left / 10).toFixed(1); }, 100); }</script>`,
  'a chat that others write in': `<section aria-label="Live chat"><ul id="n3"><li>ann: hello</li></ul></section><script>{ const lines = ['bob: hi all', 'cho: who is here?', 'dee: nice kettle', 'eli: same here']; let at = 0;
    setInterval(() => { n3.insertAdjacentHTML('beforeend', '<li>' + lines[at++ % 4] + ' (' + at + ')</li>'); if (n3.children.length > 8) n3.firstElementChild.remove(); }, 450); }</script>`,
  'a chat announced by role=log': `<ul id="n4" role="log" aria-label="Live chat"></ul><script>{ let at = 0; setInterval(() => { at += 1; n4.insertAdjacentHTML('beforeend', '<li>viewer' + at + ': wow</li>'); if (n4.children.length > 8) n4.firstElementChild.remove(); }, 600); }</script>`,
  'a carousel': `<div id="n5" aria-roledescription="carousel" style="height:80px"></div><script>{ const slides = ['Summer sale', 'New teapots', 'Free delivery']; let at = 0;
    const turn = () => { n5.innerHTML = '<div class="slide active"><h3>' + slides[at++ % 3] + '</h3><a href="/offer' + at + '">See offer</a></div>'; }; turn(); setInterval(turn, 700); }</script>`,
  'toasts of other people’s orders': `${TOASTS}<script>{ const names = ['Anna', 'Ben', 'Chen', 'Dora']; let at = 0; setInterval(() => toast(names[at++ % 4] + ' just bought a kettle', { role: at % 2 ? 'status' : '', time: 1500 }), 500); }</script>`,
  'an ad that comes late': `<div id="n7"></div><script>setTimeout(() => { n7.innerHTML = '<aside class="ad"><p>Advertisement</p><h3>Cheap flights</h3><a href="/ad">Book now</a></aside>'; }, 600); setTimeout(() => { n7.insertAdjacentHTML('beforeend', '<aside class="ad"><p>Advertisement</p><h3>Fresh coffee</h3></aside>'); }, 3100);</script>`,
  'prices that tick': `<table><tr><td>ACME</td><td id="n8a">100.00</td></tr><tr><td>BOLT</td><td id="n8b">52.10</td></tr></table><script>setInterval(() => { n8a.textContent = (100 + Math.random()).toFixed(2); n8b.textContent = (52 + Math.random()).toFixed(2); n8a.className = Math.random() > .5 ? 'up' : 'down'; }, 250);</script>`,
  'people who watch': `<p role="status"><b id="n9">214</b> people are looking at this</p><script>{ let n = 214; setInterval(() => { n += Math.random() > .5 ? 1 : -1; n9.textContent = n; }, 800); }</script>`,
  'a typing mark': `<p id="n10"></p><script>{ let at = 0; setInterval(() => { n10.textContent = at++ % 2 ? 'Ann is typing…' : ''; }, 400); }</script>`,
  'pictures and texts that load late': `<div id="n11"><div class="skeleton">Loading…</div></div><script>{ let at = 0; const more = () => { at += 1; n11.insertAdjacentHTML('beforeend', '<article><h3>Story ' + at + '</h3><p>Once upon a time.</p></article>'); if (at < 12) setTimeout(more, 500); }; setTimeout(() => { n11.firstElementChild.remove(); more(); }, 400); }</script>`,
  'a cookie banner that comes late': `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;left:0;right:0;background:#eee;padding:1rem">We use cookies. <button>Accept</button></div>'), 500);</script>`,
  'a page that polls its server and redraws': `<ul id="n13"><li>Order 1: packed</li></ul><script>setInterval(async () => { const data = await (await fetch('/poll')).json(); n13.innerHTML = data.map(each => '<li>' + each + '</li>').join(''); }, 500);</script>`,
  'classes and styles that pulse': `<div id="n14">Live</div><script>{ let at = 0; setInterval(() => { at += 1; n14.className = 'pulse-' + at % 2; n14.style.opacity = at % 2 ? 1 : .6; document.documentElement.style.setProperty('--phase', at); }, 200); }</script>`,
  'a progress bar of a video': `<div role="progressbar" id="n15" aria-valuenow="0" aria-label="Video"></div><span id="n15t">0:00</span><script>{ let at = 0; setInterval(() => { at += 1; n15.ariaValueNow = String(at); n15t.textContent = '0:0' + Math.floor(at / 4) % 10; }, 250); }</script>`,
  'a title that blinks': `<script>{ let at = 0; setInterval(() => { document.title = at++ % 2 ? '(1) New message' : 'Kettle'; }, 500); }</script>`,
} as const;

export type Noise = keyof typeof NOISES;

const isNoise = (name: string): name is Noise => name in NOISES;
export const noiseNames: readonly Noise[] = Object.keys(NOISES).filter(isNoise);

/** A product page with some of it. */
export function restless(noises: readonly Noise[], body: string): string {
  return sitePage('Kettle', `<h1>Kettle</h1>${body}${noises.map(noise => NOISES[noise]).join('')}`);
}

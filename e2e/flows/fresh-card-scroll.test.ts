import { propose, say } from '@assent/relay/testing';
import { expect, test } from 'vitest';
import { look } from './script-model.ts';
import { startAssent } from './start-assent.ts';

// The page scrolls to the first target when the card appears, without taking the focus from the person.
const TALL = '<div style="height:3000px">tall</div>';
const cases: Record<string, { html: string; done?: string; pick?: RegExp }> = {
  'at the end of the page': { html: `<input id=own aria-label=Own>${TALL}<button id=t>Target</button>${TALL}` },
  'in a nested scroller': { html: `<input id=own aria-label=Own>${TALL}<div style="height:200px;overflow:auto"><div style="height:150px;overflow:auto">${TALL}<button id=t>Target</button>${TALL}</div>${TALL}</div>${TALL}` },
  'in a horizontal scroller': { html: `<input id=own aria-label=Own><div style="width:300px;overflow:auto"><div style="width:4000px"><button id=t style="margin-left:3500px">Target</button></div></div>` },
  'scroll-snap': { html: `<style>html{scroll-snap-type:y mandatory}section{height:100vh;scroll-snap-align:start}</style><input id=own aria-label=Own><section>1</section><section>2</section><section><button id=t>Target</button></section><section>4</section>` },
  'smooth scrolling': { html: `<style>html{scroll-behavior:smooth}</style><input id=own aria-label=Own>${TALL}<button id=t>Target</button>${TALL}` },
  'open shadow': { html: `<input id=own aria-label=Own>${TALL}<x-a id=h></x-a>${TALL}<script>h.attachShadow({mode:'open'}).innerHTML='<button id=t>Target</button>'</script>`, done: "(() => { const r = h.shadowRoot.getElementById('t').getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight })()" },
  'under a sticky header': { html: `<style>header{position:fixed;top:0;left:0;right:0;height:150px;background:#ccc}</style><header></header><input id=own aria-label=Own style="margin-top:160px">${TALL}<button id=t>Target</button>${TALL}`, done: "(() => { const r = t.getBoundingClientRect(); return r.top >= 150 && r.bottom <= innerHeight })()" },
  'page scrolls back at every scroll': { html: `<input id=own aria-label=Own>${TALL}<button id=t>Target</button><script>addEventListener('scroll',()=>scrollTo(0,0))</script>`, done: 'true' },
  'same-origin frame': { html: `<input id=own aria-label=Own>${TALL}<iframe id=f width=400 height=200 srcdoc="<div style='height:2000px'></div><button id=t>Target</button>"></iframe>${TALL}`, done: "(() => { const r = f.getBoundingClientRect(), b = f.contentDocument.getElementById('t').getBoundingClientRect(); return r.top + b.top >= 0 && r.top + b.bottom <= innerHeight && b.top >= 0 && b.bottom <= f.clientHeight })()" },
  'target already in view': { html: `${'<p>x</p>'.repeat(3)}<input id=own aria-label=Own><button id=t>Target</button>${TALL}`, done: 'scrollY === 0' },
  'scroll-padding and an anchor': { html: `<style>html{scroll-padding-top:120px}</style><input id=own aria-label=Own>${TALL}<button id=t>Target</button>${TALL}` },
  'content-visibility auto': { html: `<input id=own aria-label=Own>${TALL}<div style="content-visibility:auto;contain-intrinsic-size:0 2000px">${TALL}<button id=t>Target</button></div>${TALL}` },
};

test('scrolls to the first target without taking the focus', async () => {
  const problems: string[] = [];
  let html = '';
  const assent = await startAssent({
    page: 'search',
    script: request => {
      const view = look(request);
      if (!view.newest.includes('DOIT')) return say('ok');
      const [id] = view.elements(/Target/u);
      return id ? propose('page_action', { actions: [{ action: 'click', target: { elementId: id }, params: {} }] }) : say('NONE');
    },
  });
  const { page, panel, site } = assent;
  await page.route(/\/search/u, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><meta charset=utf-8><title>Case</title>${html}` }));
  for (const [name, { html: shown, done }] of Object.entries(cases)) {
    html = shown;
    await page.goto(`${site.origin}/search?${encodeURIComponent(name)}`);
    await page.waitForTimeout(150);
    await page.locator('#own').focus();
    await page.evaluate("globalThis.events = []; for (const type of ['focus','blur','focusin','focusout']) addEventListener(type, e => events.push(type + ' ' + (e.target.id || e.target.nodeName)), true); 0");
    await panel.press('newChat').catch(() => undefined);
    await panel.ask('DOIT');
    const came = await panel.approveButton.waitFor({ timeout: 8_000 }).then(() => true, () => false);
    await page.waitForTimeout(1200);
    const inView = await page.evaluate(done ?? "(() => { const r = t.getBoundingClientRect(); let ok = r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth; for (let p = t.parentElement; p && p !== document.body && p !== document.documentElement; p = p.parentElement) { const b = p.getBoundingClientRect(); if (getComputedStyle(p).overflowY !== 'visible' && (r.top < b.top - 1 || r.bottom > b.bottom + 1)) ok = false; } return ok })()");
    const active = await page.evaluate('document.activeElement.id');
    const events = await page.evaluate('events.join()');
    const text = came ? await panel.page.getByRole('alertdialog').innerText() : await panel.page.locator('main').innerText();
    if (!came || inView !== true || active !== 'own') problems.push(`${name}: card ${came}, in view ${inView}, focus ${active}, events ${events}, ${came ? '' : text.slice(0, 300)}`);
    if (came) await panel.reject();
    await panel.idle();
  }
  expect(problems).toEqual([]);
}, 200_000);

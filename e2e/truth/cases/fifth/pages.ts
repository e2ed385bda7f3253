import { API, page } from '../../site-pages.ts';

/** A document in a language, with `api`, `wait` and `$` for its script. */
export function pageIn(lang: string, title: string, body: string, script = ''): string {
  const dir = /^(?:ar|he)$/.test(lang) ? ' dir="rtl"' : '';
  return page(title, `<div id="app"${dir}>${body}</div>${API}<script>${script}</script>`, { lang });
}

/** What a page does at an event of one of its elements, as a script. */
export const on = (selector: string, code: string, event = 'click'): string =>
  `$('${selector}').addEventListener('${event}', async event => { ${code} });`;

/** A box over the page, as most kits draw it. */
export const modal = (content: string): string =>
  `<div class="modal-wrap" style="position:fixed;inset:0;background:#0006"><div class="modal" role="dialog" aria-modal="true" style="background:#fff;max-width:24rem;margin:20vh auto;padding:1.5rem">${content}</div></div>`;

/** A notice at the top of the page that goes by itself, without a role, as several kits draw it. Defines `notify(text, kind)`. */
export const NOTIFY = `function notify(text, kind = 'success', time = 3500) {
  const box = document.createElement('div');
  box.className = 'message message-' + kind;
  box.style.cssText = 'position:fixed;top:16px;left:50%;transform:translateX(-50%);background:#fff;box-shadow:0 2px 8px #0003;padding:8px 16px;border-radius:4px';
  box.textContent = text;
  document.body.append(box);
  setTimeout(() => box.remove(), time);
}`;

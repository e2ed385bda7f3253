/** Documents as servers write them. */

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem }
  label { display: block; margin: .5rem 0 } input, select, textarea { font: inherit } nav a { margin-right: 1rem }
  table { border-collapse: collapse } td, th { border-bottom: 1px solid #ddd; padding: .3rem .8rem; text-align: left }
  .error, .errorlist, .invalid-feedback, .field-validation-error { color: #b00020 } [hidden] { display: none !important }`;

export function page(title: string, body: string, { lang = 'en', head = '' } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><style>${STYLE}</style>${head}</head><body>${body}</body></html>`;
}

/** With the header and footer that most sites have around what they show. */
export function sitePage(
  title: string,
  main: string,
  options: { lang?: string; head?: string } = {},
): string {
  const header =
    '<header><nav><a href="/">Home</a><a href="/products">Products</a><a href="/help">Help</a></nav></header>';
  const footer = '<footer><small>© 2026 Example Ltd. · <a href="/terms">Terms</a></small></footer>';
  return page(title, `${header}<main>${main}</main>${footer}`, options);
}

/** Defines `api(path, fields)` for the scripts of a page: posts JSON, and answers `{ ok, status, data }`. */
export const API = `<script>
  async function api(path, fields = {}, method = 'POST') {
    const response = await fetch(path, { method, headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }) });
    const data = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, data };
  }
  const wait = time => new Promise(done => setTimeout(done, time));
  const $ = selector => document.querySelector(selector);
</script>`;

/** Defines `toast(text, role)`: a box at the edge that goes away by itself, as most kits have one. */
export const TOASTS = `<div id="toasts" style="position:fixed;right:1rem;bottom:1rem"></div><script>
  function toast(text, { role = 'status', time = 4000 } = {}) {
    const box = document.createElement('div');
    if (role) box.setAttribute('role', role);
    box.className = 'toast';
    box.style.cssText = 'background:#222;color:#fff;padding:.6rem 1rem;margin-top:.5rem;border-radius:6px';
    box.textContent = text;
    document.getElementById('toasts').append(box);
    setTimeout(() => box.remove(), time);
  }
</script>`;

import { redirect } from '../serve-truth.ts';
import { API, sitePage, TOASTS } from '../site-pages.ts';
import { came, click, failed, type TruthAction, type TruthCase } from '../truth-case.ts';

const CV = { name: 'resume.txt', text: 'Born, worked.' };
const upload = (selector: string): TruthAction => ({ action: 'upload', selector, file: CV });

/** A file field with id `v`; `script` runs once a file is chosen, with `e` (a line of text). */
function fieldPage(script: string, behind = ''): string {
  return sitePage(
    'Apply',
    `<h1>Apply</h1><label>Résumé <input type="file" id="v"></label><p id="e"></p>${behind}${API}${TOASTS}
     <script>const e = $('#e'); $('#v').addEventListener('change', async event => { const [file] = event.target.files; if (!file) return; ${script} });</script>`,
  );
}

const SENDS = `e.textContent = 'Uploading…'; const response = await fetch('/files', { method: 'POST', body: file });`;

const APPLICATION = `<h1>Apply</h1><form method="post" action="/apply" enctype="multipart/form-data"><label>Résumé <input type="file" name="cv" id="v"></label><button id="b">Apply</button></form>`;

const uploads: readonly TruthCase[] = [
  {
    name: 'chosen, to be sent with the form later',
    site: { 'GET /': sitePage('Apply', APPLICATION) },
    actions: [upload('#v')],
    truth: came(),
    check: { seen: /v=.*resume\.txt/ },
  },
  {
    name: 'chosen, uploaded at once',
    site: {
      'GET /': fieldPage(`${SENDS} e.textContent = 'Uploaded.';`),
      'POST /files': { json: {}, delay: 300 },
    },
    actions: [upload('#v')],
    truth: came(),
    check: { seen: /Uploaded\./ },
  },
  {
    name: 'chosen, and refused: too large',
    site: {
      'GET /': fieldPage(
        `event.target.value = ''; e.textContent = 'This file is too large (limit: 5 bytes).';`,
      ),
    },
    actions: [upload('#v')],
    truth: failed(/too large/i),
  },
  {
    name: 'chosen, and refused although the field keeps it',
    site: { 'GET /': fieldPage(`e.className = 'error'; e.textContent = 'Only PDF files are accepted.';`) },
    actions: [upload('#v')],
    truth: failed(/only pdf files/i),
  },
  {
    name: 'chosen, uploaded at once, 413 after 600 ms',
    site: {
      'GET /': fieldPage(
        `${SENDS} e.textContent = response.ok ? 'Uploaded.' : 'Upload failed: the file is too large.';`,
      ),
      'POST /files': { status: 413, json: {}, delay: 600 },
    },
    actions: [upload('#v')],
    truth: failed(/upload failed/i),
  },
  {
    name: 'sent with the form, received',
    site: {
      'GET /': sitePage('Apply', APPLICATION),
      'POST /apply': redirect('/done'),
      'GET /done': sitePage('Apply', '<h1>We received your application</h1>'),
    },
    actions: [upload('#v'), click('#b')],
    truth: came(),
    check: { seen: /received your application/ },
  },
  {
    name: 'sent with the form, refused',
    site: {
      'GET /': sitePage('Apply', APPLICATION),
      'POST /apply': sitePage('Apply', `<p>The file could not be read. Please send a PDF.</p>${APPLICATION}`),
    },
    actions: [upload('#v'), click('#b')],
    truth: failed(/could not be read/i),
  },
];

const downloads: readonly TruthCase[] = [
  {
    name: 'link to an attachment',
    site: {
      'GET /': sitePage('Files', '<h1>Files</h1><a id="b" href="/report">Yearly report (CSV)</a>'),
      'GET /report': {
        text: 'year,profit\n2026,4000',
        headers: { 'content-disposition': 'attachment; filename="report.csv"' },
      },
    },
    actions: [click('#b')],
    truth: came({ says: /download/i }),
    check: { seen: /Files/, requests: { 'GET /report': 1 } },
  },
  {
    name: 'link with the attribute download',
    site: {
      'GET /': sitePage('Files', '<h1>Files</h1><a id="b" href="/report.csv" download>Yearly report</a>'),
      'GET /report.csv': { text: 'year,profit\n2026,4000' },
    },
    actions: [click('#b')],
    truth: came({ says: /download/i }),
    check: { seen: /Files/, requests: { 'GET /report.csv': 1 } },
  },
  {
    name: 'button that makes the file in the page',
    site: {
      'GET /': sitePage(
        'Table',
        `<h1>Table</h1><button id="b">Export CSV</button><script>b.onclick = () => { const link = document.createElement('a');
          link.href = URL.createObjectURL(new Blob(['a,b'], { type: 'text/csv' })); link.download = 'table.csv'; link.click(); };</script>`,
      ),
    },
    actions: [click('#b')],
    truth: came({ says: /download/i }),
    check: { seen: /Table/ },
  },
  {
    name: 'export prepared for 1 s, then downloaded',
    site: {
      'GET /': sitePage(
        'Table',
        `<h1>Table</h1><button id="b">Export</button><script>b.onclick = async () => { b.disabled = true; b.textContent = 'Preparing…'; await fetch('/prepare', { method: 'POST' });
          b.disabled = false; b.textContent = 'Export'; location.href = '/export'; };</script>`,
      ),
      'POST /prepare': { json: {}, delay: 1000 },
      'GET /export': { text: 'a,b', headers: { 'content-disposition': 'attachment; filename="export.csv"' } },
    },
    actions: [click('#b')],
    truth: came(),
    check: { seen: /Table/, requests: { 'GET /export': 1 } },
  },
  {
    name: 'export that comes by mail',
    site: {
      'GET /': sitePage(
        'Table',
        `<h1>Table</h1><button id="b">Export</button>${API}${TOASTS}<script>$('#b').onclick = async () => { await api('/export'); toast('We will mail you the export.'); };</script>`,
      ),
      'POST /export': { json: {}, delay: 200 },
    },
    actions: [click('#b')],
    truth: came({ never: /downloaded/i }),
    check: { seen: /mail you the export/ },
  },
  {
    name: 'link to an attachment that is gone: 404 page',
    site: { 'GET /': sitePage('Files', '<h1>Files</h1><a id="b" href="/report" download>Yearly report</a>') },
    actions: [click('#b')],
    // Chromium writes the failure below the address; the page stays as it is.
    truth: failed(undefined, { never: /was downloaded/i }),
    check: { seen: /Files/, requests: { 'GET /report': 1 } },
  },
  {
    name: 'link to a file that asks to sign in',
    site: {
      'GET /': sitePage('Files', '<h1>Files</h1><a id="b" href="/report.pdf">Yearly report (PDF)</a>'),
      'GET /report.pdf': redirect('/login', 302),
      'GET /login': sitePage(
        'Sign in',
        '<h1>Sign in</h1><label>Password <input type="password"></label><button>Sign in</button>',
      ),
    },
    actions: [click('#b')],
    truth: failed(/sign in|log in/i),
  },
  {
    name: 'export that fails: a toast',
    site: {
      'GET /': sitePage(
        'Table',
        `<h1>Table</h1><button id="b">Export</button>${API}${TOASTS}<script>$('#b').onclick = async () => { const { ok } = await api('/export'); if (!ok) toast('The export could not be created.', { role: '' }); };</script>`,
      ),
      'POST /export': { status: 500, json: {}, delay: 400 },
    },
    actions: [click('#b')],
    truth: failed(/could not be created/i),
  },
];

/** Files to a page, and files from it. */
export const fileCases: readonly TruthCase[] = [...uploads, ...downloads];

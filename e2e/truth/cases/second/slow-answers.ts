import { sitePage } from '../../site-pages.ts';
import { came, failed, pending, type Site, type TruthCase } from '../../truth-case.ts';
import { button, cameLate, clicked, form, lateOr, onClick } from './second-pages.ts';

const FIELD = '<input name="v" value="tea" aria-label="Name">';
const START = sitePage('Export', `<h1>Export</h1>${form(FIELD, 'Start export')}`);

/** 202, and then it is polled until the third answer. */
const polled = (last: object): Site => ({
  'GET /': onClick(
    button('Build report'),
    `await api('/jobs'); e.textContent = 'Queued…'; for (;;) { const { data } = await api('/jobs/1', {}, 'GET'); e.textContent = data.text; if (data.done) break; await wait(300); }`,
  ),
  'POST /jobs': { status: 202, json: {} },
  'GET /jobs/1': ({ count }) => ({
    json: count < 3 ? { text: `Working, step ${count}` } : { done: true, ...last },
  }),
});

/** Servers that take their time. */
export const slowAnswers: readonly TruthCase[] = [
  clicked(
    '202, polled: the report is ready',
    polled({ text: 'Report ready: open it' }),
    came(),
    /Report ready/,
  ),
  clicked(
    '202, polled: the job failed',
    polled({ text: 'Job failed: no rows' }),
    failed(/job failed|no rows/i),
  ),
  clicked(
    '202, polled without an end: working on it',
    {
      'GET /': onClick(
        button('Build report'),
        `await api('/jobs'); let at = 0; setInterval(async () => { await api('/jobs/1', {}, 'GET'); at += 1; e.textContent = 'Working… ' + at; }, 400);`,
      ),
      'POST /jobs': { status: 202, json: {} },
      'GET /jobs/1': { json: {} },
    },
    { never: /no change|nothing happened|failed/i },
    /Working… \d/,
  ),
  clicked(
    'a long poll beside it never ends, the save does',
    {
      'GET /': onClick(button('Save'), `await api('/x'); e.textContent = 'Saved as draft 3.';`).replace(
        '</body>',
        `<script>fetch('/events');</script></body>`,
      ),
      'GET /events': { delay: 120_000 },
      'POST /x': { json: {}, delay: 300 },
    },
    came(),
    /draft 3/,
  ),
  clicked(
    'form answered after 3 s: exported',
    { 'GET /': START, 'POST /do': { html: sitePage('Export', '<h1>Export finished</h1>'), delay: 3000 } },
    cameLate,
    { seen: /Export finished/, looking: 5000 },
  ),
  clicked(
    'form answered after 5 s: refused',
    {
      'GET /': START,
      'POST /do': {
        html: sitePage(
          'Export',
          `<p class="error">Too many rows to export.</p>${form(FIELD, 'Start export')}`,
        ),
        delay: 5000,
      },
    },
    lateOr(/too many rows/),
    { seen: /Too many rows/, looking: 7000 },
  ),
  clicked(
    'fetch answered after 8 s, the spinner turns',
    {
      'GET /': onClick(
        button('Pay'),
        `e.innerHTML = '<span role="status">Processing payment…</span>'; await api('/x'); e.textContent = 'Paid.';`,
      ),
      'POST /x': { json: {}, delay: 8000 },
    },
    {
      says: /still waiting|not answered|no answer yet|processing|Paid\./i,
      never: /no change|nothing happened/i,
    },
    { seen: /Paid\./, looking: 10_000 },
  ),
  clicked(
    'fetch that never ends, without a sign',
    {
      'GET /': onClick(button('Pay'), `await api('/x'); e.textContent = 'Paid.';`),
      'POST /x': { delay: 120_000 },
    },
    pending,
    { unseen: /Paid/, requests: { 'POST /x': 1 } },
  ),
  clicked(
    '页面提交后 3 秒才返回：提交成功',
    {
      'GET /': sitePage('报名', form(FIELD, '提交报名'), { lang: 'zh-CN' }),
      'POST /do': { html: sitePage('报名', '<h1>报名成功</h1>', { lang: 'zh-CN' }), delay: 3000 },
    },
    cameLate,
    { seen: /报名成功/, looking: 5000 },
  ),
  clicked(
    '请求 3 秒后失败：网络异常',
    {
      'GET /': onClick(
        button('提交'),
        `const { ok } = await api('/x'); if (!ok) e.textContent = '网络异常，请重试';`,
        { lang: 'zh-CN' },
      ),
      'POST /x': { status: 504, json: {}, delay: 3000 },
    },
    failed(/网络异常/, { mayWait: true }),
    { looking: 5000 },
  ),
];

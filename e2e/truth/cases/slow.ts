import { sitePage } from '../site-pages.ts';
import { click, failed, NOTHING, pending, type Truth, type TruthCase, WAITING } from '../truth-case.ts';
import { fetchForm } from './fetch-forms/fetch-form.ts';

const LINK = sitePage('Start', '<h1>Start</h1><a id="b" href="/report">Yearly report</a>');
const REPORT = sitePage('Yearly report', '<h1>Yearly report</h1><p>Profit: €4,000</p>');
const FORM = sitePage(
  'Order',
  '<h1>Order</h1><form method="post" action="/order"><label>Note <input name="note" value="Blue"></label><button id="b">Place order</button></form>',
);
const THANKS = sitePage('Order', '<h1>Thank you for your order</h1><p>Number 1001</p>');
const DECLINED = sitePage(
  'Order',
  '<h1>Order</h1><p>Your card was declined.</p><form><button>Place order</button></form>',
);

const STATUS = '<p id="s"></p>';
const SILENT = `const { ok, data } = await api('/save', values()); $('#s').textContent = data.message;`;
const SPINNING = `b.disabled = true; b.textContent = 'Sending…'; ${SILENT} b.textContent = 'Send'; b.disabled = false;`;

/** It came, and whoever does not wait that long may say so. */
const cameLate: Truth = { success: true, never: NOTHING, mayWait: true };

/** Four seconds: the receipt says that the server has not answered, or waits until it has. */
const lateOr = (final: RegExp): Truth => ({
  says: new RegExp(`${WAITING.source}|${final.source}`, 'i'),
  never: NOTHING,
});

/** Servers that take their time: before they answer, nobody may say that nothing came of it. */
export const slowCases: readonly TruthCase[] = [
  {
    name: 'link, answered after 2.5 s',
    site: { 'GET /': LINK, 'GET /report': { html: REPORT, delay: 2500 } },
    actions: [click('#b')],
    truth: cameLate,
    check: { seen: /Profit/, looking: 4000 },
  },
  {
    name: 'link, answered after 4 s',
    site: { 'GET /': LINK, 'GET /report': { html: REPORT, delay: 4000 } },
    actions: [click('#b')],
    truth: lateOr(/Yearly report.{1,3}(?:is|has)|Profit/),
    check: { seen: /Profit/, looking: 6000 },
  },
  {
    name: 'link, 500 after 2.5 s',
    site: {
      'GET /': LINK,
      'GET /report': { status: 500, html: sitePage('Error', '<h1>Internal Server Error</h1>'), delay: 2500 },
    },
    actions: [click('#b')],
    truth: failed(/500|internal server error/i, { mayWait: true }),
    check: { looking: 4000 },
  },
  {
    name: 'form, taken after 2.5 s',
    site: { 'GET /': FORM, 'POST /order': { html: THANKS, delay: 2500 } },
    actions: [click('#b')],
    truth: cameLate,
    check: { seen: /Thank you/, looking: 4000 },
  },
  {
    name: 'form, refused after 2.5 s',
    site: { 'GET /': FORM, 'POST /order': { html: DECLINED, delay: 2500 } },
    actions: [click('#b')],
    truth: failed(/card was declined/i, { mayWait: true }),
    check: { looking: 4000 },
  },
  {
    name: 'form, taken after 4 s',
    site: { 'GET /': FORM, 'POST /order': { html: THANKS, delay: 4000 } },
    actions: [click('#b')],
    truth: lateOr(/Thank you for your order/),
    check: { seen: /Thank you/, looking: 6000 },
  },
  {
    name: 'form, refused after 4 s',
    site: { 'GET /': FORM, 'POST /order': { html: DECLINED, delay: 4000 } },
    actions: [click('#b')],
    truth: lateOr(/card was declined/),
    check: { seen: /declined/, looking: 6000 },
  },
  {
    name: 'form, never answered',
    site: { 'GET /': FORM, 'POST /order': { delay: 120_000 } },
    actions: [click('#b')],
    truth: pending,
    check: { requests: { 'POST /order': 1 } },
  },
  ...fetched('no sign of it', SILENT),
  ...fetched('the button reads Sending…', SPINNING),
];

/** The same waits, by a script that shows so much of them. */
function fetched(shown: string, script: string): TruthCase[] {
  const start = fetchForm(script, { button: 'Send', title: 'Message', behind: STATUS });
  const sent = { json: { message: 'Your message is on its way.' } };
  const refused = { status: 422, json: { message: 'This address does not exist.' } };
  return [
    {
      name: `fetch, ${shown}, taken after 2.5 s`,
      site: { 'GET /': start, 'POST /save': { ...sent, delay: 2500 } },
      actions: [click('#b')],
      truth: cameLate,
      check: { seen: /on its way/, looking: 4000 },
    },
    {
      name: `fetch, ${shown}, refused after 2.5 s`,
      site: { 'GET /': start, 'POST /save': { ...refused, delay: 2500 } },
      actions: [click('#b')],
      truth: failed(/address does not exist/i, { mayWait: true }),
      check: { looking: 4000 },
    },
    {
      name: `fetch, ${shown}, taken after 4 s`,
      site: { 'GET /': start, 'POST /save': { ...sent, delay: 4000 } },
      actions: [click('#b')],
      truth: lateOr(/is on its way/),
      check: { seen: /on its way/, looking: 6000 },
    },
    {
      name: `fetch, ${shown}, refused after 4 s`,
      site: { 'GET /': start, 'POST /save': { ...refused, delay: 4000 } },
      actions: [click('#b')],
      truth: lateOr(/address does not exist/),
      check: { seen: /does not exist/, looking: 6000 },
    },
  ];
}

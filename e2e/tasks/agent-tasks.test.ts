import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrder } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

const PAGES = {
  '/': `<!doctype html><title>Tea shop</title><h1>Teas</h1>
<ul><li><a href="/green">Green tea</a> <b>4.50 EUR</b></li><li><a href="/black">Black tea</a> <b>3.20 EUR</b></li></ul>
<form method="post" action="/order"><label>Email <input name="email"></label><button>Order</button></form>
<a href="{{other}}/away">Away</a>`,
  '/green': '<!doctype html><title>Green tea</title><h1>Green tea</h1><p>From Zhejiang.</p>',
  '/order': '<!doctype html><title>Ordered</title><h1>Thank you</h1>',
  '/away': '<!doctype html><title>Away</title><h1>Elsewhere</h1>',
};

const posted: string[] = [];
let relay: TaskRelay;
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, posted: (_request, body) => posted.push(body) });
});
afterAll(() => relay.close());

const SCHEMA = {
  type: 'object',
  properties: {
    teas: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, price: { type: 'number' } },
        required: ['name', 'price'],
      },
    },
  },
  required: ['teas'],
};

test('a task gives data that fits its schema, with sources that were read, and its lines of the ledger', async () => {
  const url = `${relay.site}/`;
  const data = { teas: [{ name: 'Green tea', price: 4.5 }] };
  relay.script(
    inOrder(
      { call: 'browser_open', args: { url }, text: 'I open the shop.' },
      { call: 'browser_extract', args: { what: 'text' } },
      {
        answer: {
          data,
          sources: [
            { path: '/teas/0/price', url, quote: '4.50 EUR' },
            { path: '/teas/0/name', url, quote: 'Purple tea' },
          ],
        },
      },
    ),
  );
  const id = await relay.start({ prompt: 'Which teas are there?', urls: [url], schema: SCHEMA });
  const events = await relay.events(id);
  expect(events.map(({ type }) => type)).toEqual([
    'started',
    'checkpoint',
    'thinking',
    'tool_call',
    'progress',
    'tool_result',
    'tool_call',
    'progress',
    'tool_result',
    'progress',
    'complete',
  ]);
  expect(await relay.read(id)).toMatchObject({
    status: 'completed',
    result: {
      data,
      sources: [
        { path: '/teas/0/price', verified: true },
        { path: '/teas/0/name', verified: false },
      ],
    },
    creditsUsed: 4,
    charges: [
      { kind: 'checkpoint', credits: 100, reference: `${id}:checkpoint:1` },
      { kind: 'settlement', credits: -96, reference: `${id}:settlement` },
    ],
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrder, type ScriptedStep } from './scripted-task-model.ts';
import { startTaskRelay, type TaskRelay } from './task-relay.ts';

/**
 * The examples of Firecrawl's agent, as its documentation (https://docs.firecrawl.dev/features/agent) and its JavaScript SDK
 * 4.42.0 send them, but with sites of ours and a model by a script. Whoever comes from there changes the address alone.
 */

const PAGES = {
  '/about': '<!doctype html><title>About</title><h1>Founders</h1><p>Ann Lee, CEO</p><p>Bo Chen</p>',
  '/docs': '<!doctype html><title>Docs</title><h1>Features</h1><p>It crawls sites</p>',
  '/pricing': '<!doctype html><title>Pricing</title><h1>Plans</h1><p>Hobby 16 USD a month</p>',
};

let relay: TaskRelay;
let about = '';
beforeAll(async () => {
  relay = await startTaskRelay({ pages: PAGES, found: ['/about'] });
  about = `${relay.site}/about`;
});
afterAll(() => relay.close());

const search = (): ScriptedStep => ({ call: 'web_search', args: { query: 'founders' } });
const open = (url: string): ScriptedStep => ({ call: 'browser_open', args: { url } });

/** What reads the page that the search finds, without asking anybody. */
const research = (data: unknown, quote: string): void =>
  relay.script(
    inOrder(search(), open(about), { answer: { data, sources: [{ path: '', url: about, quote }] } }),
  );

const PROMPT = 'Find the founders of Firecrawl';
const FOUNDERS = { founders: [{ name: 'Ann Lee', role: 'CEO' }, { name: 'Bo Chen' }] };

/** As its page on the API writes it by hand. */
const BY_HAND = {
  type: 'object',
  properties: {
    founders: {
      ...{ type: 'array', description: 'List of founders' },
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', description: 'Full name' },
          role: { type: 'string', description: 'Role or position' },
          background: { type: 'string', description: 'Professional background' },
        },
        required: ['name'],
      },
    },
  },
  required: ['founders'],
};

/** As Pydantic writes the same for the Python SDK: with definitions, titles, defaults and values that may be null. */
const BY_PYDANTIC = {
  $defs: {
    Founder: {
      properties: {
        name: { description: 'Full name of the founder', title: 'Name', type: 'string' },
        role: {
          ...{ anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
          ...{ description: 'Role or position', title: 'Role' },
        },
      },
      ...{ required: ['name'], title: 'Founder', type: 'object' },
    },
  },
  properties: {
    founders: {
      ...{ description: 'List of founders', items: { $ref: '#/$defs/Founder' } },
      ...{ title: 'Founders', type: 'array' },
    },
  },
  ...{ required: ['founders'], title: 'FoundersSchema', type: 'object' },
};

/** As the JavaScript SDK writes what zod 3 describes. With zod 4 it sends the first line alone. */
const BY_ZOD = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...BY_HAND,
  additionalProperties: false,
};

test.each([
  ['by hand', BY_HAND],
  ['by Pydantic', BY_PYDANTIC],
  ['by zod 3', BY_ZOD],
  ['by zod 4', { $schema: 'http://json-schema.org/draft-07/schema#' }],
])('a prompt alone, with a schema %s: it searches, reads and answers', async (_writer, schema) => {
  research(FOUNDERS, 'Ann Lee, CEO');
  const body = { prompt: PROMPT, schema, maxCredits: 100, origin: 'js-sdk@4.42.0' };
  const task = await relay.ended(await relay.start(body));
  expect(task).toMatchObject({
    status: 'completed',
    result: { data: FOUNDERS, sources: [{ url: about, verified: true }] },
    approvals: [],
  });
  expect(task.creditsUsed).toBeLessThanOrEqual(100);
});

test.each([
  ['by Pydantic', BY_PYDANTIC],
  ['by zod 3', BY_ZOD],
])('a schema %s is checked, not only accepted', async (_writer, schema) => {
  research({ founders: [{ role: 'CEO' }] }, 'Ann Lee, CEO');
  const task = await relay.ended(await relay.start({ prompt: PROMPT, schema }));
  expect(task).toMatchObject({
    status: 'failed',
    error: { code: 'schema_unsatisfied' },
    creditsUsed: 0,
  });
});

test('a prompt without a schema gives what the model answers', async () => {
  research({ features: ['It crawls sites'] }, 'Ann Lee, CEO');
  const id = await relay.start({ prompt: 'Extract the main features and benefits of Firecrawl' });
  expect(await relay.ended(id)).toMatchObject({
    status: 'completed',
    result: { data: { features: ['It crawls sites'] } },
  });
});

test('several addresses are read without an approval, and compared', async () => {
  const urls = [`${relay.site}/docs`, `${relay.site}/pricing`];
  const [docs = '', pricing = ''] = urls;
  const data = { features: 'It crawls sites', price: 'Hobby 16 USD a month' };
  const sources = [
    { path: '/features', url: docs, quote: data.features },
    { path: '/price', url: pricing, quote: data.price },
  ];
  relay.script(inOrder(open(docs), open(pricing), { answer: { data, sources } }));
  const id = await relay.start({
    urls,
    prompt: 'Compare the features and pricing information from these pages',
  });
  expect(await relay.ended(id)).toMatchObject({
    status: 'completed',
    result: { data, sources: [{ verified: true }, { verified: true }] },
    approvals: [],
  });
});

test('a limit of credits ends a task before it is passed', async () => {
  relay.script(() => search());
  const body = { prompt: 'Find the top 5 AI startups and their funding amounts', maxCredits: 5 };
  const task = await relay.ended(await relay.start(body));
  expect(task).toMatchObject({ status: 'failed', error: { code: 'max_credits_reached' }, creditsUsed: 0 });
  const held = task.charges.filter(({ kind }) => kind === 'checkpoint').map(({ credits }) => credits);
  expect(held).toEqual([5]);
});

test('started, looked at, and then ended: as a client that polls does', async () => {
  relay.script(
    inOrder({ call: 'browser_wait', args: { seconds: 0.2 } }, { answer: { data: FOUNDERS, sources: [] } }),
  );
  const id = await relay.start({ prompt: PROMPT });
  const early = await relay.read(id);
  expect(['pending', 'running']).toContain(early.status);
  expect(await relay.ended(id)).toMatchObject({
    success: true,
    id,
    status: 'completed',
    result: { data: FOUNDERS },
  });
});

test('a model of theirs is refused at once, with the names that this relay has', async () => {
  expect(
    await relay.post('/api/v1/agent', { prompt: 'Find the pricing of Firecrawl', model: 'spark-1-mini' }),
  ).toMatchObject({
    status: 400,
    body: {
      error: { code: 'unknown_model', message: expect.stringContaining('"scripted"') },
    },
  });
});

test('kept to its addresses, a task has no search, and reads nothing that it finds elsewhere', async () => {
  const seen: unknown[] = [];
  relay.script(results => {
    seen.push(results.at(-1));
    return (
      [search(), open(`${relay.other}/about`)][results.length] ?? {
        answer: { data: null, reason: 'Nothing to read.' },
      }
    );
  });
  const id = await relay.start({
    ...{ prompt: PROMPT, urls: [`${relay.site}/docs`], strictConstrainToURLs: true },
    policy: { mode: 'policy' },
  });
  expect(await relay.ended(id)).toMatchObject({ status: 'failed', error: { code: 'not_possible' } });
  expect(seen).toMatchObject([undefined, { success: false }, { success: false }]);
});

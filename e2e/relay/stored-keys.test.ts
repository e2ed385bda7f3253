import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type AskableRelay,
  overHttp,
  postChat,
  type ScriptedMessagesApi,
  say,
  startScriptedMessagesApi,
} from '@assent/relay/testing';
import { httpErrorSchema } from '@assent/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { addKey } from '../../relay/src/access/key-file.ts';
import { temporaryFolder } from '../../relay/testing/temporary-folder.ts';
import { freePort } from '../toolchain/free-port.ts';
import { BUILT_RELAY } from './built-relay.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

/** Two relay processes and the command line, with keys and budgets in one Postgres. */
const COMMAND = join(BUILT_RELAY, 'relay.js');
const folder = temporaryFolder();
const models = join(folder, 'models.json');
const audit = join(folder, 'audit.jsonl');

let postgres: Postgres;
let api: ScriptedMessagesApi;
let settings: Record<string, string>;
let metricsPort: number;
let one: RelayProcess;
let other: RelayProcess;
const shown: string[] = [];

beforeAll(async () => {
  [postgres, api, metricsPort] = await Promise.all([
    startPostgres(),
    startScriptedMessagesApi([say('hello')]),
    freePort(),
  ]);
  // Each answer takes 120 tokens and costs 0.012 USD.
  const prices = { currency: 'USD', input: 100, output: 100 };
  const entry = { provider: 'anthropic', baseUrl: api.url, apiKeyEnv: 'MODEL_KEY', prices };
  writeFileSync(
    models,
    JSON.stringify(['large', 'small'].map(name => ({ name, model: `claude-${name}`, ...entry }))),
  );
  settings = {
    RELAY_KEYS: 'database',
    DATABASE_URL: postgres.url,
    HOST: '0.0.0.0',
    MODEL_KEY: 'key',
    RELAY_MODELS: models,
    RELAY_AUDIT_FILE: audit,
  };
  [one, other] = await Promise.all([
    startRelayProcess(settings),
    startRelayProcess({ ...settings, METRICS_PORT: String(metricsPort) }),
  ]);
});

afterAll(async () => {
  await Promise.all([one?.end('SIGKILL'), other?.end('SIGKILL')]);
  await api?.stop();
  await postgres?.stop();
});

/** As an operator does, with the variables of the relay. */
async function keys(...given: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'keys', ...given], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...settings },
  });
  return stdout.trim();
}

async function newKey(...given: string[]): Promise<string> {
  const key = await keys('add', ...given);
  shown.push(key);
  return key;
}

function at(relay: RelayProcess, key: string): AskableRelay {
  const reach = overHttp(relay.url.replace('0.0.0.0', '127.0.0.1'));
  return (path, init) =>
    reach(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
}

type Answer = { status: number; code: string | undefined; wait: number };

/** Of a whole turn: what it spends is counted at its end. */
async function ask(relay: RelayProcess, key: string, model?: string): Promise<Answer> {
  const asked = { message: 'hi', session_id: crypto.randomUUID(), user_id: 'ann', ...(model && { model }) };
  const response = await postChat(at(relay, key), asked);
  const text = await response.text();
  const code = response.ok ? undefined : httpErrorSchema.parse(JSON.parse(text)).error.code;
  return { status: response.status, code, wait: Number(response.headers.get('retry-after')) };
}

test('a key of the command line holds on every relay with its models, until it is revoked', async () => {
  expect(one.output()).toMatch(/There is no active key in the database.*relay keys add/);
  const key = await newKey('acme', '--models', 'small', '--expires', '1d');
  expect(await ask(one, key)).toMatchObject({ status: 200 });
  expect(api.requests.at(-1)?.model).toBe('claude-small');
  expect(await ask(other, key, 'large')).toMatchObject({ status: 400, code: 'unknown_model' });
  await keys('revoke', 'acme');
  for (const relay of [one, other])
    expect(await ask(relay, key)).toMatchObject({ status: 401, code: 'key_unknown' });
});

test('the keys of a file are taken over as they are', async () => {
  const file = join(folder, 'keys.json');
  const { key } = addKey(file, { name: 'former', tenant: undefined, expires: undefined }, Date.now());
  shown.push(key);
  expect(await ask(one, key)).toMatchObject({ status: 401 });
  await keys('import', file);
  expect(await ask(one, key)).toMatchObject({ status: 200 });
});

test('the tokens of a minute are counted over all relays', async () => {
  const key = await newKey('minute', '--tokens-per-minute', '200');
  const answers: Answer[] = [];
  // Two turns are over the budget. When a minute begins between them, two more are.
  for (const relay of [one, other, one, other, one]) answers.push(await ask(relay, key));
  expect(answers.at(0)?.status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.code).toBe('too_many_tokens');
  expect(refused?.wait).toBeGreaterThan(0);
  expect(refused?.wait).toBeLessThanOrEqual(60);
});

test('the cost of a month is counted over all relays and a restart', async () => {
  const key = await newKey('month', '--cost-per-month', '0.02USD');
  expect([await ask(one, key), await ask(other, key)]).toMatchObject([{ status: 200 }, { status: 200 }]);
  await one.end('SIGKILL');
  one = await startRelayProcess(settings);
  for (const relay of [one, other])
    expect(await ask(relay, key)).toMatchObject({ status: 429, code: 'budget_spent' });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('assent_key_cost_total{key="month",currency="USD"} 0.012');
  expect(metrics).toContain('assent_key_refusals_total{key="month",code="budget_spent"} 1');
});

const createdSchema = z.looseObject({ key: z.string(), id: z.string() });

test("an operator's key manages keys over HTTP, for every relay", async () => {
  const operator = await newKey('ops', '--operator');
  const response = await at(one, operator)('/api/v1/keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'team', models: ['large'] }),
  });
  expect(response.status).toBe(201);
  const { key, id } = createdSchema.parse(await response.json());
  shown.push(key);
  expect(await ask(other, key)).toMatchObject({ status: 200 });
  await at(other, operator)(`/api/v1/keys/${id}`, { method: 'DELETE' });
  expect(await ask(one, key)).toMatchObject({ status: 401 });
  const listed = await keys('list');
  expect(listed).toMatch(/team +team +…\w{4} +revoked .* large$/m);
  const everything = [listed, readFileSync(audit, 'utf8'), one.output(), other.output()].join('\n');
  expect(everything).toContain('"key_name":"team"');
  for (const secret of shown) expect(everything).not.toContain(secret.slice(7, 60));
});

test('nobody gets in while Postgres is away', async () => {
  const key = await newKey('away');
  await postgres.crash();
  expect(await ask(one, key)).toMatchObject({ status: 503, code: 'store_unavailable' });
  await postgres.restart();
  // The key was made just before the crash, and is still there.
  await expect.poll(async () => (await ask(one, key)).status).toBe(200);
});

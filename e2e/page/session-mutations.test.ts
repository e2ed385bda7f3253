import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { casesForRun } from '../toolchain/full-tests.ts';
import {
  type Command,
  MEANINGFUL,
  MEANINGLESS,
  type Meaning,
  MUTATING_PAGE,
  SCENES,
} from './mutating-page.ts';
import { type SessionClient, type SessionRelay, startSessionRelay } from './session-relay.ts';

/** An action by ref is done to what its snapshot showed, or not at all, however the page changes in between. */

const CASES = 1_000;

/** Pages that are changed side by side. */
const LANES = 3;

type Told = { page: string; answer: Meaning[]; next(command: Command): void };

let relay: SessionRelay;
let client: SessionClient;
/** Pages that wait for a command, and tests that wait for a page. */
const ready = new Map<string, Told>();
const awaited = new Map<string, (told: Told) => void>();

beforeAll(async () => {
  relay = await startSessionRelay({ '/': MUTATING_PAGE }, (request, response) => {
    if (!request.url?.startsWith('/commands')) return false;
    void text(request).then(body =>
      hear(request.url ?? '', z.array(z.string()).parse(JSON.parse(body)), response),
    );
    return true;
  });
  client = relay.as('acme');
  await client.start();
});
afterAll(() => relay.close());

function hear(page: string, answer: Meaning[], response: ServerResponse): void {
  const told = {
    ...{ page, answer },
    next: (command: Command): void => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(command));
    },
  };
  const waiting = awaited.get(page);
  awaited.delete(page);
  if (waiting) waiting(told);
  else ready.set(page, told);
}

async function whenReady(page: string): Promise<Told> {
  const there = ready.get(page);
  ready.delete(page);
  return there ?? new Promise(resolve => awaited.set(page, resolve));
}

/** Has the page do something, and returns its answer. */
async function command(page: string, given: Command): Promise<Meaning[]> {
  (await whenReady(page)).next(given);
  const told = await whenReady(page);
  ready.set(page, told);
  return told.answer;
}

const snapshotSchema = z.object({
  refs: z.record(z.string(), z.object({ role: z.string(), name: z.string() })),
});

type Case = { seed: number; mutation: string; change(parts: never): unknown; scene: string };

type Result = Pick<Case, 'seed' | 'mutation'> & {
  verdict: 'right' | 'wrong' | 'refused';
  shown: Meaning;
  pressed: Meaning[];
  said: string;
};

async function run({ seed, mutation, change, scene }: Case, session: string, page: string): Promise<Result> {
  const meanings = await command(page, { kind: 'set-up', html: scene });
  const { body } = await client.post(`${session}/snapshot`);
  const refs = Object.entries(snapshotSchema.parse(body).refs).filter(([, { role }]) =>
    /button|link/u.test(role),
  );
  expect(refs.length).toBe(meanings.length);
  const target = (seed * 7919) % refs.length;
  await command(page, { kind: 'change', source: String(change), target, other: seed });
  const answer = await client.post(`${session}/action`, {
    action: 'click',
    target: { ref: refs[target]?.[0] },
  });
  const pressed = await command(page, { kind: 'tell' });
  const shown = meanings[target] ?? '';
  const isRight = pressed.length === 1 && pressed[0] === shown;
  const verdict = pressed.length === 0 && answer.status === 409 ? 'refused' : isRight ? 'right' : 'wrong';
  return { ...{ seed, mutation, verdict, shown, pressed }, said: JSON.stringify(answer.body) };
}

async function runAll(cases: readonly Case[]): Promise<Result[]> {
  const left = [...cases];
  const lane = async (name: number): Promise<Result[]> => {
    const session = await client.start({ ttl: 3_600, idle: 3_600 });
    await client.post(`${session}/open`, { url: `${relay.site}/?${name}` });
    const results: Result[] = [];
    for (let next = left.shift(); next; next = left.shift())
      results.push(await run(next, session, `/commands?${name}`));
    return results;
  };
  return (await Promise.all(Array.from({ length: LANES }, (_, name) => lane(name)))).flat();
}

const CHANGES = Object.entries({ ...MEANINGFUL, ...MEANINGLESS });
const cases = Array.from({ length: CASES }, (_, seed) => {
  const [mutation, change] = CHANGES[seed % CHANGES.length] ?? ['nothing', MEANINGLESS.nothing];
  const scene = SCENES[Math.floor(seed / CHANGES.length) % SCENES.length] ?? '';
  return { seed, mutation, change, scene };
});

test('nothing else is pressed than was shown, and what is still the same is pressed', async () => {
  const results = await runAll(casesForRun(cases, 40));
  expect(results.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  const harmless = results.filter(({ mutation }) => Object.hasOwn(MEANINGLESS, mutation));
  expect(harmless.filter(({ verdict }) => verdict === 'refused')).toEqual([]);
}, 1_800_000);

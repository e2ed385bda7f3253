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

/** Pages that change by what was done on them. */
const OWN_PAGES = {
  '/basket': `<!doctype html><h2>Basket (2)</h2><table><tr><td>Tea</td><td>1</td><td><button>+</button></td></tr><tr><td>Milk</td><td>1</td><td><button>+</button></td></tr></table>
    <script>for (const button of document.querySelectorAll('button')) button.onclick = () => {
      const count = button.closest('tr').children[1];
      count.textContent = Number(count.textContent) + 1;
      document.querySelector('h2').textContent = 'Basket (3)';
    };</script>`,
  '/sign-up': `<!doctype html><form action="/thanks"><h2>Sign up</h2><p>It costs <b id="cost">$5</b> a month.</p>
    <label>Name <input name="name" onblur="hint.textContent = 'A good name'"></label><p id="hint"></p>
    <label>Plan <select name="plan" onchange="cost.textContent = '$50'"><option>Small</option><option>Large</option></select></label>
    <button>Join</button></form>`,
  '/thanks': '<!doctype html><h1>Welcome</h1>',
  '/numbered': `<!doctype html><ul></ul><script>let names = ['Ann', 'Bob', 'Cem', 'Dan'];
    const list = document.querySelector('ul');
    for (const name of names) list.insertAdjacentHTML('beforeend', '<li><span>' + name + '</span> <button>Delete</button></li>');
    for (const [index, item] of [...list.children].entries()) item.querySelector('button').onclick = () => {
      names.splice(index, 1);
      list.lastElementChild.remove();
      for (const [place, left] of [...list.children].entries()) left.querySelector('span').textContent = names[place];
    };</script>`,
};

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
  relay = await startSessionRelay({ '/': MUTATING_PAGE, ...OWN_PAGES }, (request, response) => {
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
  const results = await runAll(casesForRun(cases, 18));
  expect(results.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  const harmless = results.filter(({ mutation }) => Object.hasOwn(MEANINGLESS, mutation));
  expect(harmless.filter(({ verdict }) => verdict === 'refused')).toEqual([]);
}, 1_800_000);

async function shownOn(path: string): Promise<{ session: string; refs(name: string): string[] }> {
  const session = await client.start();
  await client.post(`${session}/open`, { url: `${relay.site}${path}` });
  const { body } = await client.post(`${session}/snapshot`);
  const { refs } = snapshotSchema.parse(body);
  const named = (name: string): string[] =>
    Object.entries(refs).flatMap(([ref, seen]) => (seen.name === name ? [ref] : []));
  return { session, refs: named };
}

async function act(session: string, action: string, ref: string | undefined, params = {}): Promise<unknown> {
  return client.post(`${session}/action`, { action, target: { ref }, params });
}

const DONE = { status: 200, body: { success: true } };
const REFUSED = { status: 409, body: { error: { code: 'element_changed' } } };

test('what an action itself changed does not stop the next one', async () => {
  const basket = await shownOn('/basket');
  const [tea, milk] = basket.refs('+');
  for (const ref of [tea, tea, milk]) expect(await act(basket.session, 'click', ref)).toMatchObject(DONE);
  const form = await shownOn('/sign-up');
  const [name, join] = ['Name', 'Join'].map(each => form.refs(each)[0]);
  expect(await act(form.session, 'fill', name, { value: 'Ann' })).toMatchObject(DONE);
  expect(await act(form.session, 'click', join)).toMatchObject(DONE);
});

test('a price that an action raised stops the next one, until the caller has seen it', async () => {
  const { session, refs } = await shownOn('/sign-up');
  const [plan, join] = ['Plan', 'Join'].map(each => refs(each)[0]);
  expect(await act(session, 'select', plan, { value: 'Large' })).toMatchObject(DONE);
  expect(await act(session, 'click', join)).toMatchObject({
    ...REFUSED,
    body: {
      error: {
        issues: [
          { message: expect.stringContaining('$50') },
          { message: expect.stringContaining(`@${join}`) },
        ],
      },
    },
  });
  await client.post(`${session}/snapshot`);
  expect(await act(session, 'click', join)).toMatchObject(DONE);
});

test('rows that move up after a deletion are not taken for those that were there', async () => {
  const { session, refs } = await shownOn('/numbered');
  const [ann, bob] = refs('Delete');
  expect(await act(session, 'click', ann)).toMatchObject(DONE);
  expect(await act(session, 'click', bob)).toMatchObject(REFUSED);
  const { body } = await client.post(`${session}/snapshot`);
  expect(body.snapshot).toContain('Bob');
  expect(await act(session, 'click', bob)).toMatchObject(DONE);
});

test('who was told what has changed since a snapshot knows the rest by it', async () => {
  const { session, refs } = await shownOn('/numbered');
  const [ann, , cem] = refs('Delete');
  const { body } = await client.post(`${session}/snapshot`);
  expect(await act(session, 'click', ann)).toMatchObject(DONE);
  await client.post(`${session}/snapshot/delta`, { since: body.snapshot_id });
  expect(await act(session, 'click', cem)).toMatchObject(DONE);
});

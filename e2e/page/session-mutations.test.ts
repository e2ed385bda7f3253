import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
  '/sign-up': `<!doctype html><form action="/thanks"><h2>Sign up</h2><p>It costs <b id="cost">$5</b> a month.</p>
    <label>Name <input name="name" onblur="hint.textContent = 'A good name'"></label><p id="hint"></p>
    <label>Plan <select name="plan" onchange="cost.textContent = '$50'"><option>Small</option><option>Large</option></select></label>
    <button>Join</button></form>`,
  '/steps': `<!doctype html><h2 id="month">May 2026</h2><button onclick="month.textContent = month.textContent === 'May 2026' ? 'June 2026' : 'July 2026'">Next</button>
    <article><h3>Tea</h3><p id="price">$3.00</p><button onclick="price.textContent = '$' + (Number(price.textContent.slice(1)) + 3)">More</button></article>`,
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

/** Of the test that runs: an owner has at most ten. */
const started: string[] = [];
afterEach(async () => {
  for (const session of started.splice(0)) await client.delete(session);
});

async function startAt(path: string): Promise<string> {
  const session = await client.start({ ttl: 3_600, idle: 3_600 });
  started.push(session);
  await client.post(`${session}/open`, { url: `${relay.site}${path}` });
  return session;
}

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
  const click = { action: 'click', target: { ref: refs[target]?.[0] } };
  const first = await client.post(`${session}/action`, click);
  // A countdown of the scene may go on in the moment between the look and the press: nothing was done, and the caller acts again.
  const hasTicked = scene.includes('class="left"') && hasStopped(first);
  const answer = hasTicked ? await client.post(`${session}/action`, click) : first;
  const pressed = await command(page, { kind: 'tell' });
  const shown = meanings[target] ?? '';
  const isRight = pressed.length === 1 && pressed[0] === shown;
  const verdict = pressed.length === 0 && answer.status === 409 ? 'refused' : isRight ? 'right' : 'wrong';
  return { ...{ seed, mutation, verdict, shown, pressed }, said: JSON.stringify(answer.body) };
}

const stoppedSchema = z.object({ body: z.object({ error_type: z.literal('ElementChanged') }) });

function hasStopped(answer: unknown): boolean {
  return stoppedSchema.safeParse(answer).success;
}

async function runAll(cases: readonly Case[]): Promise<Result[]> {
  const left = [...cases];
  const lane = async (name: number): Promise<Result[]> => {
    const session = await startAt(`/?${name}`);
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

/** What is around a target, and how the page changes it between the snapshot and the click. */
const AROUND: Record<string, [html: string, change: () => void]> = {
  'the heading of the page': [
    '<div><h1>Phone A</h1><p>New</p></div><aside><div><p>Soon</p><button>Add</button></div></aside>',
    () => document.querySelector('h1')?.replaceChildren('Phone B'),
  ],
  'a number in a heading': [
    '<h2>Invoice (12)</h2><button>Close</button>',
    () => document.querySelector('h2')?.replaceChildren('Invoice (13)'),
  ],
  'the name of a section': [
    '<section aria-label="Production"><p>Tables</p><button>Drop</button></section>',
    () => document.querySelector('section')?.setAttribute('aria-label', 'Staging'),
  ],
  'the name of a menu': [
    '<div role="menu" aria-label="Actions of A"><div role="menuitem"><button>Delete</button></div></div>',
    () => document.querySelector('[role=menu]')?.setAttribute('aria-label', 'Actions of B'),
  ],
  'a toast': [
    '<div role="status"><span>Archived</span> <button>Undo</button></div>',
    () => document.querySelector('span')?.replaceChildren('Sent 500 to Bob'),
  ],
  'a dialog around a form': [
    '<dialog open><div id="asked">Archive?</div><form method="dialog"><button>OK</button></form></dialog>',
    () => document.querySelector('#asked')?.replaceChildren('Delete?'),
  ],
  'the month of a date picker': [
    '<div role="dialog"><div id="month">May 2026</div><table role="grid"><tr><td><button>12</button></td><td>13</td></tr></table></div>',
    () => document.querySelector('#month')?.replaceChildren('June 2026'),
  ],
  'a price beside it': [
    '<div><div>Total: <b>$10</b></div><button>Pay</button></div><p>More</p>',
    () => document.querySelector('b')?.replaceChildren('$1000'),
  ],
  'a column': [
    '<table><tr><th>User</th><th>Allow</th></tr><tr><td>Ann</td><td><button>Set</button></td></tr></table>',
    () => document.querySelectorAll('th')[1]?.replaceChildren('Delete'),
  ],
  'its own state': [
    '<button aria-pressed="false">Mute</button>',
    () => document.querySelector('button')?.setAttribute('aria-pressed', 'true'),
  ],
  'the address': [
    '<h2>Project</h2><button>Delete</button>',
    () => history.pushState(null, '', `/other${location.search}`),
  ],
  'where it is': [
    '<ul><li id="a">Ann <button>Ban</button></li><li id="b">Bob</li></ul>',
    () => document.querySelector('#b')?.append(document.querySelector('button') ?? ''),
  ],
  'an amount in its name': [
    '<button>Pay 12 €</button>',
    () => document.querySelector('button')?.replaceChildren('Pay 13 €'),
  ],
  'a number in its name': [
    '<button>Stop server 12</button>',
    () => document.querySelector('button')?.replaceChildren('Stop server 13'),
  ],
  'a duration': [
    '<ul><li>Massage, 30 minutes <button>Book</button></li></ul>',
    () => document.querySelector('li')?.firstChild?.replaceWith('Massage, 60 minutes '),
  ],
  'a time of day, which no clock shows': [
    '<ul><li><span>10:15</span> <button>Book</button></li></ul>',
    () => document.querySelector('li span')?.replaceChildren('10:14'),
  ],
  'where its form leads': [
    '<form action="/a"><button>Send</button></form>',
    () => document.querySelector('form')?.setAttribute('action', '/b'),
  ],
  'how its form is sent': [
    '<form action="/a"><button>Send</button></form>',
    () => document.querySelector('form')?.setAttribute('method', 'post'),
  ],
  'where it sends its form itself': [
    '<form action="/a"><button formaction="/draft">Send</button></form>',
    () => document.querySelector('button')?.setAttribute('formaction', '/publish'),
  ],
  'the end of a long address': [
    `<a href="#/${'folder/'.repeat(30)}?of=a">Open</a>`,
    () => document.querySelector('a')?.setAttribute('href', `#/${'folder/'.repeat(30)}?of=b`),
  ],
  'what CSS writes on it': [
    '<style>.a::after { content: " a draft"; color: red } .b::after { content: " all of it"; color: red }</style><button class="a">Delete</button>',
    () => document.querySelector('button')?.setAttribute('class', 'b'),
  ],
  'the icon that is all of it': [
    '<style>i { display: inline-block; width: 20px; height: 20px } .a::before { content: "\\e900" } .b::before { content: "\\e901" }</style><button><i class="a"></i></button>',
    () => document.querySelector('button i')?.setAttribute('class', 'b'),
  ],
  'a name that CSS writes beside it': [
    '<style>.a::before { content: "Tea" } .b::before { content: "Coffee" }</style><ul><li><span class="a"></span> <button>Delete</button></li></ul>',
    () => document.querySelector('li span')?.setAttribute('class', 'b'),
  ],
  'a link in the only row': [
    '<div><a href="#/tea">Tea</a> <button>Delete</button></div>',
    () => {
      const link = Object.assign(document.createElement('a'), { href: '#/coffee', textContent: 'Coffee' });
      document.querySelector('a')?.replaceWith(link);
    },
  ],
  'the number of a link in the only row': [
    '<div><a href="#/12">Invoice 12</a> <button>Delete</button></div>',
    () => {
      const link = Object.assign(document.createElement('a'), { href: '#/13', textContent: 'Invoice 13' });
      document.querySelector('a')?.replaceWith(link);
    },
  ],
  'a cell of a grid': [
    '<div style="display: grid; grid-template-columns: 1fr 1fr"><b>Tea</b><button>Buy</button><b>Coffee</b><button>Buy</button></div>',
    () => {
      const cell = Object.assign(document.createElement('b'), { textContent: 'Cocoa' });
      document.querySelectorAll('b')[1]?.replaceWith(cell);
    },
  ],
  'cells of a grid, which changed places': [
    '<div style="display: grid; grid-template-columns: 1fr 1fr"><b>Tea</b><button>Buy</button><b>Coffee</b><button>Buy</button></div>',
    () => {
      const [tea, coffee] = document.querySelectorAll('b');
      tea?.before(coffee ?? '');
      document.querySelector('button')?.after(tea ?? '');
    },
  ],
  'a cell of a grid that flows in columns': [
    '<div style="display: grid; grid-auto-flow: column; grid-template-rows: 1fr 1fr"><b>Tea</b><b>Coffee</b><button>Buy</button><button>Buy</button></div>',
    () => document.querySelectorAll('b')[1]?.replaceChildren('Cocoa'),
  ],
  'a name above it': [
    '<div><p>Tea</p><button>Buy</button><p>Coffee</p><button>Buy</button></div>',
    () => document.querySelectorAll('p')[1]?.replaceChildren('Cocoa'),
  ],
};

/** What may change on and around a target. */
const HARMLESS: typeof AROUND = {
  'how many have pressed it': [
    '<button>Like 12</button>',
    () => document.querySelector('button')?.replaceChildren('Like 13'),
  ],
  'how many have pressed what is beside it': [
    '<ul><li>Tea <button>Like 12</button> <a href="#/of">12 comments</a> <button>Save</button></li></ul>',
    () => {
      document.querySelector('button')?.replaceChildren('Like 14');
      document.querySelector('a')?.replaceChildren('13 comments');
    },
  ],
  'a link that counts': [
    '<div><a href="#/cart">Cart (2)</a> <button>Search</button></div>',
    () => document.querySelector('a')?.replaceChildren('Cart (3)'),
  ],
  'an age': [
    '<ul><li>Ann, 3 minutes ago <button>Reply</button></li></ul>',
    () => document.querySelector('li')?.firstChild?.replaceWith('Ann, 4 minutes ago '),
  ],
  'a countdown': [
    '<ul><li>Tea, <span class="left">9:59</span> left <button>Bid</button></li></ul>',
    () => document.querySelector('.left')?.replaceChildren('9:58'),
  ],
  'what counts visitors': [
    '<a href="/tea?utm_source=a&id=1">Tea</a>',
    () => document.querySelector('a')?.setAttribute('href', '/tea?utm_source=bb&gclid=c&id=1'),
  ],
  'what counts visitors in the address of a form': [
    '<form action="/a?gclid=x"><button>Send</button></form>',
    () => document.querySelector('form')?.setAttribute('action', '/a?gclid=y'),
  ],
  'an arrow that CSS turns round': [
    '<style>.a::after { content: " ▸" } .b::after { content: " ▾" }</style><button class="a">More</button>',
    () => document.querySelector('button')?.setAttribute('class', 'b'),
  ],
};

type Clicked = { answer: unknown; pressed: Meaning[] };

/** Has the page change between a snapshot and a click on its last control. */
async function clickAfter(session: string, html: string, change: () => void): Promise<Clicked> {
  const stage = `<div data-thing>${html}</div><div data-thing></div>`;
  await command('/commands?around', { kind: 'set-up', html: stage });
  const { body } = await client.post(`${session}/snapshot`);
  const { refs } = snapshotSchema.parse(body);
  const [ref] = Object.entries(refs).findLast(([, { role }]) => /button|link/u.test(role)) ?? [];
  await command('/commands?around', { kind: 'change', source: String(change), target: 0, other: 0 });
  const answer = await act(session, 'click', ref);
  return { answer, pressed: await command('/commands?around', { kind: 'tell' }) };
}

test('no click where what is around its target has changed', async () => {
  const session = await startAt('/?around');
  const done: string[] = [];
  for (const [name, [html, change]] of Object.entries(AROUND)) {
    const { answer, pressed } = await clickAfter(session, html, change);
    if (pressed.length > 0 || !expectedRefusal(answer)) done.push(`${name}: ${JSON.stringify(answer)}`);
  }
  expect(done).toEqual([]);
});

test('a click where nothing has changed that matters', async () => {
  const session = await startAt('/?around');
  const refused: string[] = [];
  for (const [name, [html, change]] of Object.entries(HARMLESS)) {
    const { answer, pressed } = await clickAfter(session, html, change);
    if (pressed.length !== 1) refused.push(`${name}: ${JSON.stringify(answer)}`);
  }
  expect(refused).toEqual([]);
});

const refusedSchema = z.object({
  status: z.literal(409),
  body: z.object({ error: z.object({ code: z.literal('element_changed') }) }),
});

function expectedRefusal(answer: unknown): boolean {
  return refusedSchema.safeParse(answer).success;
}

test('a snapshot that shows controls alone does not stand for what is around them', async () => {
  const { session, refs } = await shownOn('/numbered');
  const [ann, bob] = refs('Delete');
  expect(await act(session, 'click', ann)).toMatchObject(DONE);
  await client.post(`${session}/snapshot`, { interactive: true });
  expect(await act(session, 'click', bob)).toMatchObject(REFUSED);
});

async function shownOn(path: string): Promise<{ session: string; refs(name: string): string[] }> {
  const session = await startAt(path);
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
  const steps = await shownOn('/steps');
  for (const name of ['More', 'More', 'Next', 'Next'])
    expect(await act(steps.session, 'click', steps.refs(name)[0]), name).toMatchObject(DONE);
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

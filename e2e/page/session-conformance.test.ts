import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_CHECKS, checkSessions } from '../conformance/browser/check-sessions.ts';
import { type KitSite, SECRET, serveKitSite } from '../conformance/browser/kit-site.ts';
import { type ObservedSession, observeSessions } from '../conformance/browser/observe-sessions.ts';
import { judgeAll, type ReportLine } from '../conformance/report/check.ts';
import { type SessionRelay, startSessionRelay } from './session-relay.ts';

let site: KitSite;
let relay: SessionRelay;
let observed: ObservedSession;

beforeAll(async () => {
  site = await serveKitSite('127.0.0.1', 0);
  relay = await startSessionRelay({}, undefined, { allowed: [new URL(site.url).host] });
  const { url, stop } = await relay.listen();
  observed = await observeSessions({ url, headers: { authorization: 'Bearer kit' }, timeout: 30_000 }, site);
  await stop();
});
afterAll(() => Promise.all([relay.close(), site.stop()]));

function failedOf(lines: readonly ReportLine[]): string[] {
  return lines.filter(({ mark }) => mark === 'fail').map(({ id }) => id);
}

test('our relay passes every check of the browser chapter', () => {
  const lines = judgeAll(BROWSER_CHECKS, observed);
  expect(lines.filter(({ mark }) => mark !== 'pass')).toEqual([]);
});

type Played = NonNullable<ObservedSession['played']>;

const OK = { status: 200, json: { success: true, message: 'Done.', effect: 'changed' }, lasted: 1 };
const CLICKED = { success: true, message: 'Clicked.', effect: 'no_change' };

/** Fault → the checks that must fail, and what is seen of it. */
const MUTANTS: readonly (readonly [string, readonly string[], (seen: Played) => Partial<Played>])[] = [
  ['describes another session', ['browser-describe'], () => ({ described: OK })],
  ['opens nothing', ['browser-open'], () => ({ opened: OK })],
  [
    'gives no refs',
    ['browser-snapshot'],
    seen => ({ snapshot: withText(seen.snapshot, / \[ref=[^\]]+\]/gu, '') }),
  ],
  ['leaves frames out', ['browser-frames'], seen => ({ snapshot: withText(seen.snapshot, /Coupon/gu, '') })],
  ['answers a delta with the whole page', ['browser-delta'], seen => ({ delta: seen.snapshot })],
  [
    'takes no picture',
    ['browser-screenshot'],
    seen => ({ picture: withText(seen.picture, /iVBOR/u, 'R0lGO') }),
  ],
  ['goes on after the end', ['browser-close'], () => ({ commandOnGone: OK })],
  ['tells ids apart', ['browser-foreign'], seen => ({ unknown: withText(seen.unknown, /no such/u, 'no') })],
  [
    'fills nothing',
    ['browser-fill'],
    seen => ({ readBack: withText(seen.readBack, /kit@example.com/u, '') }),
  ],
  [
    'tells a password',
    ['browser-secrets'],
    seen => ({ secret: { ...seen.secret, json: { value: SECRET } } }),
  ],
  ['sees no effect', ['browser-changed'], seen => ({ saved: seen.dead, repeated: seen.dead })],
  ['calls every click a success', ['browser-no-change'], seen => ({ dead: { ...seen.dead, json: CLICKED } })],
  ['runs a repetition', ['browser-once'], () => ({ saves: 2 })],
  ['answers a repetition differently', ['browser-once'], () => ({ repeated: OK })],
  ['takes a key for another action', ['browser-key-reused'], () => ({ reused: OK })],
  ['presses what took the place', ['browser-stale'], () => ({ wrongPresses: 1 })],
  ['acts on a ref that has gone', ['browser-stale'], () => ({ stale: OK })],
  ['presses what has another name', ['browser-element-changed'], () => ({ erasures: 1 })],
  ['acts on an element that has changed', ['browser-element-changed'], () => ({ renamed: OK })],
  [
    'refuses a changed element without a word',
    ['browser-element-changed'],
    seen => ({ renamed: withText(seen.renamed, /"issues":/u, '"others":') }),
  ],
  ['acts on a ref that never was', ['browser-unknown-ref'], () => ({ unknownRef: OK })],
  ['ignores keys of targets', ['browser-refuses-target-keys'], () => ({ strayTarget: OK })],
  ['ignores keys of params', ['browser-refuses-params'], () => ({ strayParams: OK })],
  ['refuses params too late', ['browser-refuses-params'], () => ({ savesBefore: 1 })],
  ['queues commands', ['browser-busy'], () => ({ busy: OK })],
  ['waits for a page that hangs', ['browser-deadline'], seen => ({ late: { ...seen.late, lasted: 5000 } })],
  ['opens files', ['browser-schemes'], () => ({ file: OK })],
  ['reaches inside', ['browser-inside'], () => ({ insideConnections: 1 })],
  [
    'answers errors as text',
    ['browser-deadline', 'browser-error-shape'],
    seen => ({ late: { ...seen.late, json: 'late' } }),
  ],
];

function withText(answer: Played['opened'], from: RegExp, to: string): Played['opened'] {
  return { ...answer, json: JSON.parse(JSON.stringify(answer.json).replace(from, to)) };
}

test.each(MUTANTS)('reports a backend that %s', (_, caughtBy, mutate) => {
  const { played } = observed;
  if (!played) throw new Error('There was no session.');
  const lines = judgeAll(BROWSER_CHECKS, { ...observed, played: { ...played, ...mutate(played) } });
  expect(failedOf(lines).sort()).toEqual([...caughtBy].sort());
});

test('a backend without browsers fails at the first check, and is not blamed for the others', async () => {
  const empty = await relay.listen();
  const target = { url: `${empty.url}/nothing`, headers: {}, timeout: 5000 };
  const lines = await checkSessions(target, { host: '127.0.0.1', port: 0 });
  await empty.stop();
  expect(failedOf(lines)).toEqual(['browser-create', 'browser-refuses-create']);
});

test('at least one mutant fails each check', () => {
  const caught = new Set(['browser-create', 'browser-refuses-create', ...MUTANTS.flatMap(([, ids]) => ids)]);
  expect(BROWSER_CHECKS.map(({ id }) => id).filter(id => !caught.has(id))).toEqual([]);
});

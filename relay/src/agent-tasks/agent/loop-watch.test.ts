import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from '../../history/turn.ts';
import { countRounds, MOST_ROUNDS } from './loop-watch.ts';

function result(name: string, args: object, content: object): Turn {
  const call = { id: 'call_1', name, arguments: JSON.stringify(args), place: 'server' } as const;
  return { role: 'result', call, content: JSON.stringify({ success: true, ...content }), failed: false };
}

/** The results of `times` rounds of these calls; each gets the number of its round. */
function rounds(times: number, ...calls: readonly ((round: number) => Turn)[]): Turn[] {
  return Array.from({ length: times }, (_, round) => calls.map(call => call(round))).flat();
}

const outline = (ref: number): string => `- button "Buy" [ref=e${ref}]\n- text: 4.50`;
const open = (url: string) => (round: number) =>
  result(
    'browser_open',
    { url },
    { left: `${round} answers`, page: { snapshot: outline(round * 44), message: `${round}` } },
  );
const look = (round: number): Turn =>
  result('browser_snapshot', {}, { snapshot: outline(round), message: `s_${round}f: ${round} tokens` });
const read = (text: string) => (): Turn => result('browser_extract', {}, { text });
const wait = (snapshot: (round: number) => string) => (round: number) =>
  result(
    'browser_wait',
    { seconds: 2 },
    { message: 'The time has passed.', page: { snapshot: snapshot(round) } },
  );

const A = open('https://a.example/');
const B = open('https://b.example/');

test.each([
  ['an address whose refs are new each time', rounds(5, A), 5],
  ['fewer', rounds(4, A), 4],
  ['looks whose message counts otherwise', rounds(5, look), 5],
  ['two in turn', rounds(5, A, B), 5],
  ['two in turn, and what came before', [...rounds(3, read('x')), ...rounds(4, A, B)], 4],
  ['three', rounds(5, A, read('a'), B), 5],
  ['four', rounds(5, A, read('a'), B, read('b')), 5],
  ['in any order', [...rounds(3, A, B), ...rounds(2, B, A)], 5],
  ['waits for what changes', rounds(5, wait(String)), 1],
  [
    'a wait for what does not change',
    rounds(
      5,
      wait(() => 'Please wait'),
    ),
    5,
  ],
  ['a wait while the page is made again', rounds(5, wait(outline)), 1],
  ['a look and a wait, which is another round', rounds(5, A, wait(outline)), 1],
  [
    'four with a wait',
    rounds(
      5,
      A,
      read('a'),
      wait(() => 'Please wait'),
      B,
    ),
    1,
  ],
  ['no calls', [], 0],
])('counts the rounds of %s', (_name, turns, count) => {
  expect(countRounds(turns)).toBe(count);
});

const oneOf = fc.constantFrom(A, B, look, read('a'), read('b'));

test('a result that changes in each round is no loop, whatever else is the same', () => {
  const others = fc.array(oneOf, { maxLength: MOST_ROUNDS - 1 });
  fc.assert(
    fc.property(others, fc.integer({ min: MOST_ROUNDS, max: 40 }), (calls, times) => {
      const changing = (round: number): Turn => read(`${round} of 40`)();
      expect(countRounds(rounds(times, ...calls, changing))).toBeLessThan(MOST_ROUNDS);
    }),
  );
});

test('every round of up to four calls is a loop the fifth time', () => {
  const calls = fc.array(oneOf, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(calls, given => {
      expect(countRounds(rounds(5, ...given))).toBe(MOST_ROUNDS);
    }),
  );
});

test('where calls wait, only five same results among sixteen are a loop', () => {
  const waiting = wait(() => 'Please wait');
  const round = fc.shuffledSubarray([read('a'), read('b'), read('c'), waiting], { minLength: 3 });
  const calls = fc.array(round, { maxLength: 9 }).map(each => each.flat());
  fc.assert(
    fc.property(calls, given => {
      const turns = given.map(call => call(0));
      if (!given.slice(-20).includes(waiting) || countRounds(turns) < MOST_ROUNDS) return;
      const latest = turns.slice(-16).map(turn => JSON.stringify(turn));
      const most = Math.max(...latest.map(each => latest.filter(other => other === each).length));
      expect(most).toBeGreaterThanOrEqual(5);
    }),
    { numRuns: 2_000 },
  );
});

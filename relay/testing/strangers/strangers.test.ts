import { describe, expect, test } from 'vitest';
import { type Judged, judgeSet } from './judge-reply.ts';
import { KEPT_SETS, readKeptSet } from './request-set.ts';

/** Of 100 requests that ask for an action; the command `npm run requests` prints them all. */
const LEAST_UNDERSTOOD = { own: 50, open: 50, held: 50, blind: 50 } as const;

describe.each(KEPT_SETS)('requests of strangers: %s', name => {
  const judged = judgeSet(readKeptSet(name));

  test('none gets a wrong proposal', () => {
    expect(textsOf(judged.filter(({ verdict }) => verdict === 'wrong'))).toEqual([]);
  });

  test('at least half of those to act on are understood', () => {
    const toAct = judged.filter(({ request }) => request.right.every(right => right.do !== 'answer'));
    const understood = toAct.filter(({ verdict }) => verdict === 'understood');
    expect((100 * understood.length) / toAct.length).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD[name]);
  });
});

function textsOf(judged: readonly Judged[]): string[] {
  return judged.map(({ request }) => request.request);
}

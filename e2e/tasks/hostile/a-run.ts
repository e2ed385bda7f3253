import * as fc from 'fast-check';
import type { Operation } from './effects.ts';

/** What a model without sense does next: `pick` chooses among the elements that it has seen, or addresses. */
export type RandomStep = { tool: string; pick: number; words: string; isStale: boolean };

export type Decision = 'approve' | 'reject' | 'twice' | 'both' | 'wrong id' | 'stranger' | 'late' | 'cancel';

export type RandomRule = {
  hosts: 'site' | 'both' | 'all';
  operations?: Operation[];
  effects?: readonly string[];
};

export type RandomRun = {
  mode: 'attended' | 'policy';
  allow: RandomRule[];
  deny: readonly RandomRule[];
  budget: number | undefined;
  steps: RandomStep[];
  /** One after the other, again from the first. */
  decisions: Decision[];
};

const aStep: fc.Arbitrary<RandomStep> = fc.record({
  tool: fc.oneof(
    { weight: 5, arbitrary: fc.constant('browser_click') },
    {
      weight: 5,
      arbitrary: fc.constantFrom('browser_fill', 'browser_type', 'browser_press', 'browser_open'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('browser_snapshot', 'browser_extract', 'browser_scroll', 'browser_wait'),
    },
  ),
  pick: fc.nat(1_000),
  words: fc.constantFrom('tea', 'two\nlines', 'Large', 'approved: ap_0', 'Enter', 'Enter', ' ', 'Tab'),
  isStale: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
});

const operations = fc.subarray<Operation>(['click', 'fill', 'type', 'press', 'navigate'], { minLength: 1 });

const aRule: fc.Arbitrary<RandomRule> = fc.oneof(
  fc.record({ hosts: fc.constantFrom<'site' | 'both' | 'all'>('site', 'site', 'both', 'all'), operations }),
  fc.record({ hosts: fc.constantFrom<'site' | 'both'>('site', 'both'), effects: fc.constant(['edits']) }),
);

const aDenial: fc.Arbitrary<RandomRule> = fc.oneof(
  fc.record({ hosts: fc.constant<'all'>('all'), operations: operations.filter(list => list.length < 3) }),
  fc.record({ hosts: fc.constant<'all'>('all'), effects: fc.constant(['submits']) }),
);

const aDecision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Decision>('approve') },
  { weight: 2, arbitrary: fc.constant<Decision>('reject') },
  { weight: 3, arbitrary: fc.constantFrom<Decision>('twice', 'both', 'wrong id', 'stranger', 'late') },
  { weight: 1, arbitrary: fc.constant<Decision>('cancel') },
);

export const aRun: fc.Arbitrary<RandomRun> = fc.record({
  mode: fc.constantFrom<'attended' | 'policy'>('attended', 'attended', 'attended', 'policy'),
  allow: fc.array(aRule, { maxLength: 2 }),
  deny: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(aDenial) }),
  budget: fc.constantFrom(undefined, undefined, 1, 3),
  steps: fc.array(aStep, { minLength: 4, maxLength: 9 }),
  decisions: fc.array(aDecision, { minLength: 1, maxLength: 4 }),
});

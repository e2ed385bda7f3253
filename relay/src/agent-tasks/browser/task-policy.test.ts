import { taskPolicySchema } from '@assent/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionFacts, ProposedAction } from '../../browser/page/action-observer.ts';
import { TaskPolicy } from './task-policy.ts';

const SHOP = 'https://shop.example/';
const AWAY = 'https://away.example/';

function policyOf(given: object = {}): TaskPolicy {
  return new TaskPolicy(taskPolicySchema.parse(given), [SHOP]);
}

function proposed(facts: ActionFacts): ProposedAction {
  return {
    ...{ facts, isHarmless: facts.effect === 'reads', title: { en: '', zh: '' } },
    card: () => Promise.reject(new Error('Nobody asks for it.')),
    point: async () => undefined,
  };
}

/** `runs`, `asks` or `refused`. */
function verdictOf(policy: TaskPolicy, facts: ActionFacts): string {
  try {
    policy.admit(facts);
    return policy.asks(proposed(facts)) ? 'asks' : 'runs';
  } catch {
    return 'refused';
  }
}

const read = (place: string): ActionFacts => ({ action: 'extract', effect: 'reads', places: [place] });
const open = (place: string): ActionFacts => ({ action: 'navigate', effect: 'leaves', places: [place] });
const click = (...places: string[]): ActionFacts => ({ action: 'click', effect: 'acts', places });
const fill: ActionFacts = { action: 'fill', effect: 'edits', places: [SHOP] };

test.each<[string, object, ActionFacts, string]>([
  ['reading on its sites', {}, read(`${SHOP}teas`), 'runs'],
  ['reading elsewhere', {}, read(AWAY), 'refused'],
  ['opening an address of its sites', {}, open(`${SHOP}teas`), 'runs'],
  ['opening another', {}, open(AWAY), 'asks'],
  ['a click', {}, click(SHOP), 'asks'],
  ['a link of its sites', {}, { action: 'click', effect: 'leaves', places: [SHOP] }, 'asks'],
  ['a click without a person', { mode: 'policy' }, click(SHOP), 'refused'],
  ['an allowed click', { allow: [{ operations: ['click'] }] }, click(SHOP), 'runs'],
  [
    'an allowed click that leads elsewhere',
    { allow: [{ sites: ['shop.example'] }] },
    click(SHOP, AWAY),
    'asks',
  ],
  ['an allowed effect', { mode: 'policy', allow: [{ effects: ['edits'] }] }, fill, 'runs'],
  ['another effect', { mode: 'policy', allow: [{ effects: ['edits'] }] }, click(SHOP), 'refused'],
  [
    'a denied site',
    { allow: [{ operations: ['extract'] }], deny: [{ sites: ['shop.example'] }] },
    read(SHOP),
    'refused',
  ],
  ['no budget', { allow: [{ sites: ['shop.example'] }], budget: { actions: 0 } }, click(SHOP), 'refused'],
  ['reading without a budget', { budget: { actions: 0 } }, read(SHOP), 'runs'],
])('%s', (_name, given, facts, verdict) => {
  expect(verdictOf(policyOf(given), facts)).toBe(verdict);
});

test('what a rule denies is named, with what the task may do instead', () => {
  const policy = policyOf({ deny: [{ operations: ['click'] }] });
  const words =
    /^Nothing was done: click \(acts\) on shop\.example:443: a rule of this task .* answer with what there is\.$/u;
  expect(() => policy.admit(click(SHOP))).toThrow(words);
});

test.each([
  ['found may be read and opened', 'noteFound', 'runs'],
  ['opened by an approval may be read, and only that', 'noteOpened', 'asks'],
] as const)('what was %s from then on', (_name, note, opening) => {
  const policy = policyOf();
  policy[note]([`${AWAY}found`, 'about:blank', 'no address']);
  expect(verdictOf(policy, read(AWAY))).toBe('runs');
  expect(verdictOf(policy, open(`${AWAY}more`))).toBe(opening);
  expect(verdictOf(policy, read('http://away.example/'))).toBe('refused');
});

test('nothing but reading runs without a rule, and a denial is never lifted', () => {
  const effect = fc.constantFrom('reads', 'marks', 'edits', 'acts', 'submits', 'leaves');
  const place = fc.constantFrom(SHOP, AWAY, 'null');
  const facts = fc.record({
    ...{ action: fc.constantFrom('click', 'fill', 'press'), effect },
    places: fc.array(place, { minLength: 1, maxLength: 2 }),
  });
  const keys = {
    operations: fc.constant<string[]>(['click']),
    sites: fc.constant(['shop.example']),
    effects: fc.constant<string[]>(['acts']),
  };
  const rule = fc.record(keys, { requiredKeys: [] }).filter(given => Object.keys(given).length > 0);
  const rules = fc.array(rule, { maxLength: 2 });
  fc.assert(
    fc.property(facts, rules, rules, fc.constantFrom('attended', 'policy'), (action, allow, deny, mode) => {
      const verdict = verdictOf(policyOf({ mode, allow, deny }), action);
      const isLook = action.effect === 'reads' || action.effect === 'marks';
      if (allow.length === 0 && !isLook) expect(verdict).not.toBe('runs');
      const isDenied = deny.some(
        ({ operations, sites, effects }) =>
          sites === undefined &&
          (operations?.includes(action.action) ?? true) &&
          (effects?.includes(action.effect) ?? true),
      );
      if (isDenied) expect(verdict).toBe('refused');
      if (mode === 'policy') expect(verdict).not.toBe('asks');
    }),
  );
});

import type { SessionPolicy } from '@assent/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JudgedAction, judgeAction } from './judge-action.ts';

const click = (...hosts: string[]): JudgedAction => ({ action: 'click', effect: 'acts', hosts });

const unknown: JudgedAction = { action: 'click', effect: undefined, hosts: [] };

test.each<[string, SessionPolicy, JudgedAction, string]>([
  ['without rules', {}, click('a.example:443'), 'allowed'],
  ['an empty list', { allow: [] }, click('a.example:443'), 'unlisted'],
  ['its host', { allow: [{ sites: ['a.example'] }] }, click('a.example:8443'), 'allowed'],
  ['its host and port', { allow: [{ sites: ['a.example:443'] }] }, click('a.example:8443'), 'unlisted'],
  ['another host', { allow: [{ sites: ['a.example'] }] }, click('b.example:443'), 'unlisted'],
  ['a host that ends alike', { allow: [{ sites: ['*.a.example'] }] }, click('bada.example:443'), 'unlisted'],
  ['a host below', { allow: [{ sites: ['*.a.example'] }] }, click('x.y.a.example:443'), 'allowed'],
  ['the host above', { allow: [{ sites: ['*.a.example'] }] }, click('a.example:443'), 'allowed'],
  ['in capitals', { allow: [{ sites: ['A.Example'] }] }, click('a.example:443'), 'allowed'],
  [
    'one of two hosts',
    { allow: [{ sites: ['a.example'] }] },
    click('a.example:1', 'b.example:1'),
    'unlisted',
  ],
  [
    'two hosts in two rules',
    { allow: [{ sites: ['a.example'] }, { sites: ['b.example'] }] },
    click('a.example:1', 'b.example:1'),
    'unlisted',
  ],
  [
    'one denied host of two',
    { deny: [{ sites: ['b.example'] }] },
    click('a.example:1', 'b.example:1'),
    'denied',
  ],
  ['denied and allowed', { allow: [{}], deny: [{ actions: ['click'] }] }, click('a.example:1'), 'denied'],
  ['another effect', { allow: [{ effects: ['reads'] }] }, click('a.example:1'), 'unlisted'],
  ['an unknown effect, where one is allowed', { allow: [{ effects: ['reads'] }] }, unknown, 'allowed'],
  ['an unknown effect, where one is denied', { deny: [{ effects: ['acts'] }] }, unknown, 'allowed'],
  ['an unknown effect of a denied action', { deny: [{ actions: ['click'] }] }, unknown, 'denied'],
  ['an opaque origin', { allow: [{ sites: ['*.example'] }] }, click('null'), 'unlisted'],
])('%s', (_name, policy, judged, verdict) => {
  expect(judgeAction(policy, judged)).toBe(verdict);
});

test('a further rule never allows what was denied, and a further denial never allows anything', () => {
  const word = fc.constantFrom('a', 'b', 'c');
  const rule = fc.record(
    {
      sites: fc.array(word, { maxLength: 2 }),
      actions: fc.array(word, { maxLength: 2 }),
      effects: fc.array(fc.constantFrom('reads' as const, 'acts' as const), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  const policy = fc.record({ allow: fc.array(rule), deny: fc.array(rule) }, { requiredKeys: [] });
  const judged = fc.record({
    action: word,
    effect: fc.constantFrom('reads', 'acts'),
    hosts: fc.array(word, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(policy, rule, judged, (given, more, action) => {
      const before = judgeAction(given, action);
      const allowed = judgeAction({ ...given, allow: [...(given.allow ?? []), more] }, action);
      const denied = judgeAction({ ...given, deny: [...(given.deny ?? []), more] }, action);
      expect(allowed === 'denied').toBe(before === 'denied');
      expect(denied === 'denied' || denied === before).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from '../../history/turn.ts';
import { HeldSessions, type Holdable, sizeOfTurns } from './held-sessions.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const owner = fc.constantFrom('ann', 'bob');
const turns = fc
  .array(fc.nat({ max: 9 }), { maxLength: 3 })
  .map(sizes => sizes.map((size): Turn => ({ role: 'user', text: 'x'.repeat(size) })));
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id, owner, turns }),
  fc.record({ kind: fc.constant('rewrite' as const), id, turns }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);

test('sizes and owners stay correct after every change', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      const held = new HeldSessions<Holdable>();
      for (const taken of steps) {
        const session = held.get(taken.id);
        if (taken.kind === 'put') held.put(taken.id, session ?? { ...taken, lease: undefined });
        else if (taken.kind === 'delete') held.delete(taken.id);
        else if (session) held.rewrite(taken.id, session, taken.turns);
        const all = [...held.all()];
        expect(held.count).toBe(all.length);
        expect(held.size).toBe(
          all.reduce((sum, [, { turns: storedTurns }]) => sum + sizeOfTurns(storedTurns), 0),
        );
        for (const name of ['ann', 'bob'])
          expect([...held.ofOwner(name)]).toEqual(
            all.filter(([, storedTurns]) => storedTurns.owner === name),
          );
      }
    }),
  );
});

test('rewrites a session that is no longer held without counting it', () => {
  const held = new HeldSessions<Holdable>();
  const session: Holdable = { owner: 'ann', turns: [], lease: undefined };
  held.put('a', session);
  held.delete('a');
  held.rewrite('a', session, [{ role: 'user', text: 'tea' }]);
  expect([held.size, session.turns.length]).toEqual([0, 1]);
});

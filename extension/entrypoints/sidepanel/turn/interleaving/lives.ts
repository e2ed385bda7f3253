import fc from 'fast-check';
import { type Happening, happening } from './happening.ts';
import { batch, takenBackBatch } from './proposals.ts';

const HANDED_BACK: Happening = { kind: 'hand-back', trusted: true, repeated: false, waits: true };

/** Everything, in any order. */
export const anything = fc.array(happening, { minLength: 5, maxLength: 40, size: 'max' });

/** A card that waits, and what can happen to it before it is decided on, which it is in the end. */
export const cardLife = fc
  .tuple(
    asking(batch),
    some(
      [
        'tick',
        'edit',
        'count',
        'cover',
        'wait',
        'mutate',
        'remove',
        'kill',
        'navigate',
        'reload',
        'choose',
        'approve',
        'reject',
        'hand-back',
        'point',
        'select',
      ],
      12,
    ),
  )
  .map(([asked, happenings]): Happening[] => [asked, ...happenings, { kind: 'choose-and-approve' }]);

/** A card that waits while its targets or its page go, and some of them come back. */
export const lostCard = fc
  .tuple(
    asking(batch),
    some(['remove', 'navigate', 'mutate', 'wait', 'tick', 'edit', 'point', 'kill', 'reload', 'hand-back'], 8),
    fc.constantFrom<Happening[]>(
      [{ kind: 'navigate' }],
      ['e_1', 'e_2', 'e_3'].map(elementId => ({ kind: 'remove', elementId })),
      [],
    ),
    fc.constantFrom<Happening>(HANDED_BACK, HANDED_BACK, { kind: 'choose-and-approve' }),
  )
  .map(([asked, happenings, loss, decision]) => [asked, ...happenings, ...loss, decision]);

/** A batch that was approved, and what can happen to its deeds from then on. */
export const afterwards = fc
  .tuple(
    asking(takenBackBatch),
    some(
      [
        'undo',
        'send',
        'ask',
        'send-again',
        'choose-and-approve',
        'stop',
        'reload',
        'new-chat',
        'open-other',
        'try-again',
        'go-on',
        'wait',
        'hold',
        'let-go',
        'kill',
        'connections',
        'mutate',
        'remove',
        'navigate',
        'move',
        'agree',
        'access',
      ],
      12,
    ),
  )
  .map(([asked, happenings]): Happening[] => [asked, { kind: 'choose-and-approve' }, ...happenings]);

function asking(call: typeof batch): fc.Arbitrary<Happening> {
  const answer = fc.record({ calls: fc.tuple(call), end: fc.constant('complete' as const) });
  return fc.record({ kind: fc.constant('ask' as const), answer });
}

function some(kinds: readonly Happening['kind'][], maxLength: number): fc.Arbitrary<Happening[]> {
  const one = happening.filter(({ kind }) => kinds.includes(kind));
  return fc.array(one, { minLength: 2, maxLength, size: 'max' });
}

import fc from 'fast-check';
import { type Happening, happening } from './happening.ts';
import { batch, takenBackBatch } from './proposals.ts';

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
        'point',
        'select',
      ],
      12,
    ),
  )
  .map(([asked, happenings]): Happening[] => [asked, ...happenings, { kind: 'choose-and-approve' }]);

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

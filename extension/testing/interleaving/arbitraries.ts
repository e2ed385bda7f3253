import fc from 'fast-check';
import { namedCall, visit } from './named-calls.ts';
import { batch, journey, takenBackBatch } from './proposals.ts';
import { type SimulatedEvent, simulatedEvent } from './simulated-event.ts';

const HANDED_BACK: SimulatedEvent = { kind: 'hand-back', trusted: true, repeated: false, waits: true };

const FORBID: SimulatedEvent = { kind: 'forbid' };

export const anything = fc.array(simulatedEvent, { minLength: 5, maxLength: 40, size: 'max' });

/** A waiting card, the events before its decision, and the decision. */
export const cardLife = fc
  .tuple(
    asking(fc.oneof({ weight: 3, arbitrary: batch }, namedCall)),
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
  .map(([asked, simulatedEvents]): SimulatedEvent[] => [
    asked,
    ...simulatedEvents,
    { kind: 'choose-and-approve' },
  ]);

/** A waiting card whose targets or page go or become forbidden; some come back. */
export const staleCard = fc
  .tuple(
    asking(fc.oneof({ weight: 3, arbitrary: batch }, namedCall)),
    some(['remove', 'navigate', 'mutate', 'wait', 'tick', 'edit', 'point', 'kill', 'reload', 'hand-back'], 8),
    fc.constantFrom<SimulatedEvent[]>(
      [{ kind: 'navigate' }],
      [{ kind: 'navigate' }],
      [FORBID],
      [FORBID, { kind: 'wait', milliseconds: 1_000 }, { kind: 'permit' }],
      ['e_1', 'e_2', 'e_3'].map(elementId => ({ kind: 'remove', elementId })),
      [],
    ),
    fc.constantFrom<SimulatedEvent>(HANDED_BACK, HANDED_BACK, { kind: 'choose-and-approve' }),
  )
  .map(([asked, simulatedEvents, stale, decision]) => [asked, ...simulatedEvents, ...stale, decision]);

/** An approved batch, and the events afterwards. */
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
  .map(([asked, simulatedEvents]): SimulatedEvent[] => [
    asked,
    { kind: 'choose-and-approve' },
    ...simulatedEvents,
  ]);

/** A call that crosses pages, with events on the way. */
export const travels = fc
  .tuple(
    fc.constantFrom(8, 8, 9),
    fc.record({
      calls: fc.oneof(
        ...[[journey], [journey, batch], [journey, journey], [visit], [journey, namedCall]].map(calls =>
          fc.tuple(...calls),
        ),
      ),
      end: fc.constant('complete' as const),
    }),
    some(['wait', 'mutate', 'kill', 'tick', 'front', 'choose', 'close-tab', 'unshare'], 2, 0),
    some(
      [
        'choose-and-approve',
        'consider-and-approve',
        'approve',
        'wait',
        'reject',
        'hand-back',
        'stop',
        'reload',
        'send',
        'go-on',
        'navigate',
        'mutate',
        'remove',
        'kill',
        'hold',
        'let-go',
        'front',
        'share',
        'unshare',
        'close-tab',
        'access',
        'edit',
        'tick',
        'undo',
        'allow-reading',
      ],
      10,
    ),
  )
  .map(([tabId, answer, before, between]): SimulatedEvent[] => [
    { kind: 'share', tabId },
    { kind: 'ask', answer },
    ...before,
    { kind: 'choose-and-approve' },
    ...between,
    { kind: 'choose-and-approve' },
  ]);

function asking(call: typeof batch): fc.Arbitrary<SimulatedEvent> {
  const answer = fc.record({ calls: fc.tuple(call), end: fc.constant('complete' as const) });
  return fc.record({ kind: fc.constant('ask' as const), answer });
}

function some(
  kinds: readonly SimulatedEvent['kind'][],
  maxLength: number,
  minLength = 2,
): fc.Arbitrary<SimulatedEvent[]> {
  const one = simulatedEvent.filter(({ kind }) => kinds.includes(kind));
  return fc.array(one, { minLength, maxLength, size: 'max' });
}
